import {placeOf} from '../../explorer/model.js';
import {solutionMoment} from '../../explorer/navigation.js';
import {numbersOption} from '../../explorer/square-numbers.js';
import {totalOf} from '../../explorer/total.js';
import {squaresOf} from '../../solver/board.js';
import {shared} from '../mark.js';
import type {Screen} from '../screen.js';
import {imagesOverlay} from './images.js';
import {keys} from './keys.js';
import {wall} from './layout.js';
import {currentEntry, missing, Solutions, SolutionsStage, squaresShown} from './solutions.js';

export const solutions: Screen = {
	id: 'solutions',
	keys,
	options: [
		{
			option: 'fundamental',
			read: (model) => ({...model, isFundamentalOnly: true}),
			write: ({isFundamentalOnly}) => (isFundamentalOnly ? [] : undefined),
		},
		{
			option: 'wall',
			read: (model) => wall.with(model, {isShown: true}),
			write: (model) => (wall.of(model).isShown ? [] : undefined),
		},
		numbersOption,
	],
	footer: () => ['stop', 'watch', 'wall', 'images', 'quit', 'fundamental', 'size', 'screen'],
	back: (model) => (wall.of(model).isShown ? wall.with(model, {isShown: false}) : undefined),
	rows: squaresShown,
	marks: [
		shared.solutionQueen,
		shared.emptySquare,
		shared.chosen,
		['same-class', () => '*'],
		shared.hidden,
		shared.cut,
	],
	overlays: [imagesOverlay],
	counts: 'solutions',
	Component: Solutions,
	lesson: {Stage: SolutionsStage, keys: ['images']},
	where(model, knowledge) {
		const {text} = model;
		const tape = knowledge.tape(model.size);
		const number = tape.end?.solutions === 0 ? 0 : placeOf(model).solution;
		return text.ofTotal(text.number(number), totalOf(tape, 'solutions', text));
	},
	queens: (model, knowledge) => squaresOf(solutionMoment(model, knowledge)?.queens ?? []),
	speech(model, knowledge) {
		const {text} = model;
		const entry = currentEntry(model, knowledge);
		const tape = knowledge.tape(model.size);
		const {end} = tape;
		const total = end && text.number(end.solutions);
		const place = entry
			? text.spoken.solution(entry.number, total, entry.classNumber, squaresOf(entry.queens))
			: missing(model, knowledge);
		return {
			rule: text.rule,
			class: entry ? text.classMeaning : '',
			place,
			list: text.joined.sentence(text.listTitle(model.isFundamentalOnly)),
		};
	},
};
