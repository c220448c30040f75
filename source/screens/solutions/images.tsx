import {bodySize, type PanelSize, sentenceRows} from '../../components/window.js';
import {arrows, single} from '../../explorer/keymap.js';
import type {Image} from '../../explorer/knowledge/catalogue.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlot, type Model, placeOf} from '../../explorer/model.js';
import {at, solutionMoment} from '../../explorer/navigation.js';
import {totalOf} from '../../explorer/total.js';
import {displayWidth} from '../../text/width.js';
import {closed, closeRow, type Overlay, opened, type ScreenProps} from '../screen.js';
import {type GridLayout, gridLayout, SmallBoards, titleRows} from './small-boards.js';

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

function imagesLayout({size, text}: Model, count: number, {width, height}: PanelSize): GridLayout {
	const words = {width: Math.max(...Object.values(text.transforms).map(displayWidth)), height: 8 / count + 1};
	return gridLayout(size, count, words, {width, height: height - titleRows - sentenceRows});
}

const moveChoice: Parameters<typeof arrows>[0] = (model, knowledge, {rows, columns}) => {
	const {length} = distinctImages(model, knowledge);
	const chosen = images.of(model).chosen + columns + rows * imagesLayout(model, length, bodySize(model)).columns;
	return chosen < 0 || chosen >= length ? model : images.with(model, {chosen});
};

function goToChosen(model: Model, knowledge: Knowledge): Model {
	const number = distinctImages(model, knowledge)[images.of(model).chosen]?.number;
	return number === undefined
		? {...model, notice: 'image-unknown'}
		: at(closed({...model, isFundamentalOnly: false}), {solution: number});
}

function Images({model, knowledge, room, message}: ScreenProps) {
	const {text} = model;
	const all = distinctImages(model, knowledge);
	const {solution} = placeOf(model);
	const classNumber = knowledge.catalogue(model.size).entry(solution)?.classNumber ?? 0;
	const tape = knowledge.tape(model.size);
	return (
		<SmallBoards
			title={text.solutionTitle(solution, totalOf(tape, 'solutions', text))}
			about={text.classTitle(classNumber, totalOf(tape, 'fundamental', text), all.length)}
			layout={imagesLayout(model, all.length, room)}
			boards={all.map(({queens, number, transforms}) => ({
				queens,
				caption: [
					...transforms.map((transform) => text.transforms[transform]),
					number === undefined ? text.unknown : text.solutionNumber(number),
				],
			}))}
			current={images.of(model).chosen}
			words={text.classMeaning}
			room={room}
			message={message}
		/>
	);
}

export const imagesOverlay: Overlay = {
	id: 'images',
	keys: [
		{id: 'choose', bindings: arrows(moveChoice)},
		{id: 'submit', bindings: single('enter', goToChosen)},
		closeRow('M'),
	],
	passes: ['screen', 'go-to-screen', 'help', 'save', 'way-back'],
	footer: () => ['choose', 'submit', 'close'],
	marks: ['queen', 'two-rows', 'chosen-board', 'chosen-image', 'unknown-number'],
	words: ['image', 'unchanged', 'rotated', 'mirror', 'class', 'solution'],
	Component: Images,
	speech(model, knowledge) {
		const {text} = model;
		const image = distinctImages(model, knowledge)[images.of(model).chosen];
		const names = image?.transforms.map((transform) => text.transforms[transform]) ?? [];
		return {image: text.spoken.image(text.joined.names(names), image?.number)};
	},
};
