import {windowLayout} from '../../components/display.js';
import {type Change, ends, type KeyRow, pair, single, upDown} from '../../explorer/keymap.js';
import {type Knowledge, totalOf} from '../../explorer/knowledge.js';
import {type Goal, type Model, placeOf, withPlace} from '../../explorer/model.js';
import {
	goTo,
	goToEnd,
	lastNumber,
	showWayTo,
	solutionGoal,
	solutionMoment,
	unlessStuck,
} from '../../explorer/navigation.js';
import {numbersOption, numbersRow} from '../../explorer/square-numbers.js';
import {squaresOf} from '../../solver/board.js';
import {canonicalOf} from '../../solver/symmetry.js';
import {shared} from '../mark.js';
import type {Screen} from '../screen.js';
import {imagesOverlay, openImages} from './images.js';
import {strides, wall} from './layout.js';
import {currentEntry, missing, Solutions, SolutionsStage, squaresShown} from './solutions.js';

const rows: readonly KeyRow[] = [
	{id: 'stop', bindings: pair(['left', 'h', 'p', 'N'], ['right', 'l', 'n'], moveBySolutions)},
	{
		id: 'row',
		bindings: upDown((model, knowledge, by) => moveBySolutions(model, knowledge, by * strides(model, knowledge).row)),
	},
	{
		id: 'page',
		bindings: pair(['pageup'], ['pagedown'], (model, knowledge, by) =>
			moveBySolutions(model, knowledge, by * strides(model, knowledge).page),
		),
	},
	{
		id: 'ends',
		bindings: ends(
			(model, knowledge) => goToEnd(model, knowledge, 'solutions', solutionGoal(1)),
			(model, knowledge) =>
				goToEnd(model, knowledge, 'solutions', (model.isFundamentalOnly ? classGoal : solutionGoal)(lastNumber)),
		),
	},
	{id: 'images', bindings: single('M', openImages)},
	{id: 'fundamental', bindings: single('f', toggleFundamental)},
	{
		id: 'wall',
		footerInstead: (model) => (wall.of(model).isShown ? 'one-board' : undefined),
		bindings: single('z', (model) => wall.with(model, {isShown: !wall.of(model).isShown})),
	},
	{...numbersRow, isActive: (model) => !wall.of(model).isShown},
	{id: 'watch', bindings: single('space', (model, knowledge) => watch(model, knowledge, true))},
	{
		id: 'to-search',
		bindings: single('enter', (model, knowledge) =>
			wall.of(model).isShown ? wall.with(model, {isShown: false}) : watch(model, knowledge, false),
		),
	},
];

/** Boards of some sizes have no solution. */
function ofSolutions(change: Change): Change {
	return (model, knowledge) =>
		knowledge.tape(model.size).end?.solutions === 0
			? {...model, notice: 'no-solution-to-show'}
			: change(model, knowledge);
}

const keys: readonly KeyRow[] = rows.map((row) => ({
	...row,
	bindings: row.bindings.map(({keys, change}) => ({keys, change: ofSolutions(change)})),
}));

function moveBySolutions(model: Model, knowledge: Knowledge, by: number): Model {
	const beside = model.isFundamentalOnly
		? classGoal((solutionMoment(model, knowledge)?.fundamental ?? 0) + by)
		: solutionGoal(placeOf(model).solution + by);
	return unlessStuck(model, goTo(model, knowledge, 'solutions', beside), by > 0 ? 'at-end' : 'at-start');
}

function classGoal(number: number): Goal {
	return (tape) => tape.fundamental(Math.max(1, Math.min(number, tape.end?.fundamental ?? number)));
}

function toggleFundamental(model: Model, knowledge: Knowledge): Model {
	const moment = solutionMoment(model, knowledge);
	const first = moment && knowledge.tape(model.size).report(canonicalOf(moment.queens));
	const toggled: Model = {
		...model,
		isFundamentalOnly: !model.isFundamentalOnly,
		// There the list is not seen.
		...(windowLayout(model) === 'compact' && {
			notice: ({listTitle, joined}) => joined.sentence(listTitle(!model.isFundamentalOnly)),
		}),
	};
	return first ? withPlace(toggled, {solution: first.solutions}) : toggled;
}

function watch(model: Model, knowledge: Knowledge, isPlaying: boolean): Model {
	const moment = solutionMoment(model, knowledge);
	if (!moment) {
		return {...model, notice: 'no-solution-to-show'};
	}

	const begun = showWayTo(model, knowledge, moment);
	return isPlaying ? {...begun, isPlaying, notice: undefined} : begun;
}

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
		const {end} = knowledge.tape(model.size);
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
