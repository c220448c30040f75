import {type Model, placeOf} from '../../../source/explorer/model.js';
import {gallery} from '../../../source/screens/solutions/state.js';
import type {Finding} from './figures.js';
import {classOf, imagesOf, transforms} from './images.js';
import {textbook} from './textbook.js';

/** The words below a small board: its number, and its class in the gallery. */
const labels = /[ ▸](?:solution (?<image>\d+)|(?<number>\d+) class (?<class>\d+))/g;
const borders = /[│╭╮╰╯─]/g;

/** A small board as it is drawn: the lines above its label, and the words in them that are no squares. */
type Cell = {readonly label: RegExpMatchArray; readonly queens: readonly number[]; readonly words: readonly string[]};

/** Reads the boards of the gallery or of the images, and pairs each with what the textbook program says about it. */
export function smallBoardsIn(frame: string, model: Model): Finding[] {
	const {size} = model;
	const isImages = model.overlay === 'images';
	const isGallery = model.screen === 'solutions' && gallery.of(model).isShown && model.overlay === undefined;
	if ((!isImages && !isGallery) || textbook(size).solutions.length === 0) {
		return [];
	}

	const images = imagesOf(size, placeOf(model).solution);
	return cellsIn(frame, size).flatMap(({label, queens, words}) => {
		const {image, number = image, class: classNumber} = label.groups ?? {};
		const expected = textbook(size).solutions[Number(number) - 1]?.queens ?? [];
		const board = {name: 'small board', found: queens.join(' '), expected: expected.join(' ')};
		if (classNumber) {
			return [board, {name: 'small class', found: classNumber, expected: String(classOf(size, Number(number)))}];
		}

		const leading = Object.keys(transforms).filter((_, index) => images[index] === Number(number));
		return [board, {name: 'small image', found: words.join(', '), expected: leading.join(', ')}];
	});
}

function cellsIn(frame: string, size: number): Cell[] {
	const lines = frame
		.split('\n')
		.slice(1, -1)
		.map((line) => line.replace(borders, ' '));
	return lines.flatMap((line, index) => {
		const found = [...line.matchAll(labels)];
		return found.flatMap((label, position) => {
			const [left, right] = [label.index, found[position + 1]?.index];
			const cell = lines.slice(0, index).map((each) => each.slice(left, right));
			const words: string[] = [];
			const squares: string[][] = [];
			const isComplete = () =>
				squares.length === (squares[0]?.some((each) => '▀▄'.includes(each)) ? Math.ceil(size / 2) : size);
			for (const each of cell.reverse()) {
				const trimmed = each.trim();
				if (squares.length === 0 && /^[a-z]/.test(trimmed)) {
					words.unshift(trimmed);
				} else if (trimmed !== '' && !isComplete()) {
					squares.unshift([...trimmed.replaceAll(' ', '')]);
				}
			}

			return isComplete() ? [{label, queens: queensOf(squares), words}] : [];
		});
	});
}

/** The column of the queen in each row. A line shows one row, or two: `▀` is a queen in the upper one. */
function queensOf(squares: readonly (readonly string[])[]): readonly number[] {
	return squares.flatMap((line) => ['♛', '▀', '▄'].map((queen) => line.indexOf(queen)).filter((column) => column >= 0));
}
