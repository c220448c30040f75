import {windowLayout} from '../../components/window.js';
import {type Change, ends, type KeyRow, pair, single, upDown} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
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
import {numbersRow} from '../../explorer/square-numbers.js';
import {canonicalOf} from '../../solver/symmetry.js';
import {openImages} from './images.js';
import {strides, wall} from './layout.js';

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

export const keys: readonly KeyRow[] = rows.map((row) => ({
	...row,
	bindings: row.bindings.map(({keys, change}) => ({keys, change: ofSolutions(change)})),
}));

function moveBySolutions(model: Model, knowledge: Knowledge, by: number): Model {
	const beside = model.isFundamentalOnly
		? classGoal((solutionMoment(model, knowledge)?.fundamental ?? 0) + by)
		: solutionGoal(placeOf(model).solution + by);
	const moved = goTo(model, knowledge, 'solutions', beside);
	return unlessStuck(model, moved, by > 0 ? 'at-end' : 'at-start');
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
	return first && toggled.isFundamentalOnly ? withPlace(toggled, {solution: first.solutions}) : toggled;
}

function watch(model: Model, knowledge: Knowledge, isPlaying: boolean): Model {
	const moment = solutionMoment(model, knowledge);
	if (!moment) {
		return {...model, notice: 'no-solution-to-show'};
	}

	const begun = showWayTo(model, knowledge, moment);
	return isPlaying ? {...begun, isPlaying, notice: undefined} : begun;
}
