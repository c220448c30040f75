import {visibleRows} from '../../components/board.js';
import {bodySize, type PanelSize, useDisplay, writingOf} from '../../components/display.js';
import {drawsBlocks, palette, styleOf} from '../../components/theme.js';
import {arrows, single} from '../../explorer/keymap.js';
import {type Image, type Knowledge, totalOf} from '../../explorer/knowledge.js';
import {createSlot, type Model, placeOf, withPlace} from '../../explorer/model.js';
import {solutionMoment} from '../../explorer/navigation.js';
import type {Square} from '../../solver/board.js';
import {type TransformId, transforms} from '../../solver/symmetry.js';
import {centred, displayWidth} from '../../text/width.js';
import {shared} from '../mark.js';
import {closed, closeRow, type Overlay, opened, type ScreenProps} from '../screen.js';
import {boardLines, boardTile, gridLayout, letterTile, Tiles, tileSquares, titleRows} from './tiles.js';

export const images = createSlot('images', {chosen: 0});

export function distinctImages(model: Model, knowledge: Knowledge): readonly Image[] {
	const moment = solutionMoment(model, knowledge);
	return moment ? knowledge.catalogue(model.size).images(moment.queens) : [];
}

export function openImages(model: Model, knowledge: Knowledge): Model {
	return solutionMoment(model, knowledge)
		? opened(images.with(model, {chosen: 0}), 'images')
		: {...model, notice: 'no-solution-to-show'};
}

function imagesLayout({size, text, isAscii}: Model, count: number, {width, height}: PanelSize) {
	const names = Object.values(text.transforms).map(displayWidth);
	const tiles = drawsBlocks(writingOf({text, isAscii}).glyphs)
		? tileSquares.map((square) => boardTile(size, square))
		: [boardTile(size, {width: 2, height: 1}), letterTile(size)];
	const words = {width: Math.max(...names) + 3, height: 8 / count + 1};
	return gridLayout(count, tiles, words, {width, height: height - titleRows});
}

const moveChoice: Parameters<typeof arrows>[0] = (model, knowledge, {rows, columns}) => {
	const {length} = distinctImages(model, knowledge);
	const chosen = images.of(model).chosen + columns + rows * imagesLayout(model, length, bodySize(model)).columns;
	if (chosen < 0 || chosen >= length) {
		return {...model, notice: chosen < 0 ? 'none-before' : 'none-after'};
	}

	return images.with(model, {chosen});
};

function goToChosen(model: Model, knowledge: Knowledge): Model {
	const number = distinctImages(model, knowledge)[images.of(model).chosen]?.number;
	return number === undefined
		? {...model, notice: 'image-unknown'}
		: withPlace(closed({...model, isFundamentalOnly: false}), {solution: number});
}

/** The number of the symmetry class, and how many solutions are in it. */
export function classWords(model: Model, knowledge: Knowledge): readonly [title: string, ways: string] {
	const {size, text} = model;
	const {classNumber = 0} = knowledge.catalogue(size).entry(placeOf(model).solution) ?? {};
	const total = totalOf(knowledge.tape(size), 'fundamental', text);
	return [text.classTitle(classNumber, total), text.classWays(distinctImages(model, knowledge).length)];
}

/** The queen of row 0 has a colour of its own in all images, so that one sees how they are turned. */
function Images({model, knowledge, room}: ScreenProps) {
	const {glyphs, text} = useDisplay();
	const all = distinctImages(model, knowledge);
	const {chosen} = images.of(model);
	const layout = imagesLayout(model, all.length, room);
	const {images: look} = palette();
	const origin = {row: 0, column: all[0]?.queens[0] ?? 0};
	const tiles = all.map(({queens, transforms: names}, index) => {
		const isChosen = index === chosen;
		const words = names.map(
			(name, line) => `${isChosen && line === 0 ? `${glyphs.current} ` : ''}${text.transforms[name]}`,
		);
		const width = Math.min(layout.cell.width, Math.max(...words.map(displayWidth)) + 2);
		const lit = {...placeIn(names[0]!, origin, model.size), color: look.lit};
		return {
			key: queens.join(),
			mark: ' ',
			board: boardLines(queens, layout.tile, {...look, lit}, glyphs),
			caption: words.map((name) => ({text: centred(name, width), ...styleOf(isChosen ? 'tab' : 'line')})),
		};
	});
	const {columns} = layout;
	const {first, end} = visibleRows(Math.ceil(all.length / columns), layout, Math.floor(chosen / columns));
	const shown = tiles.slice(first * columns, end * columns);
	const isWhole = shown.length === all.length;
	return (
		<Tiles
			title={[
				text.solutionTitle(all[chosen]?.number, totalOf(knowledge.tape(model.size), 'solutions', text)),
				...(isWhole ? [] : [text.listPart(first * columns + 1, first * columns + shown.length)]),
				...classWords(model, knowledge),
			]}
			width={room.width}
			tiles={shown}
			layout={layout}
		/>
	);
}

function placeIn(id: TransformId, {row, column}: Square, size: number): Square {
	const {isTransposed, isReversed, isComplemented} = transforms.find((transform) => transform.id === id)!;
	const [r, c] = isTransposed ? [column, row] : [row, column];
	return {row: isReversed ? size - 1 - r : r, column: isComplemented ? size - 1 - c : c};
}

export const imagesOverlay: Overlay = {
	id: 'images',
	keys: [
		{id: 'choose', bindings: arrows(moveChoice)},
		{id: 'submit', bindings: single('enter', goToChosen)},
		closeRow('M'),
	],
	marks: [shared.chosen, ['image-queen', () => 'q Q'], shared.unknown],
	passes: ['screen', 'go-to-screen', 'help', 'save', 'way-back'],
	footer: () => ['choose', 'submit', 'close'],
	Component: Images,
	speech(model, knowledge) {
		const {text} = model;
		const image = distinctImages(model, knowledge)[images.of(model).chosen];
		const names = image?.transforms.map((transform) => text.transforms[transform]) ?? [];
		return {image: text.spoken.image(text.joined.names(names), image?.number)};
	},
};
