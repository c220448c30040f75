import {attackersOf, type Square} from '../../../solver/index.js';
import {type Chapter, type State, stageOf} from '../task.js';

function isAt(queen: Square | undefined, row: number, column: number): boolean {
	return queen?.row === row && queen.column === column;
}

function areAtPeace(queens: readonly Square[]): boolean {
	return queens.every(
		(queen) =>
			attackersOf(
				queens.filter((each) => each !== queen),
				queen,
			).length === 0,
	);
}

/** Whether a row has neither a queen nor a square that no queen attacks, though no queen attacks another. */
function isStuck({model: {size}, queens}: State): boolean {
	const all = Array.from({length: size}, (_, index) => index);
	const isBlocked = (row: number) => all.every((column) => attackersOf(queens, {row, column}).length > 0);
	const isFree = (row: number) => queens.every((queen) => queen.row !== row);
	return areAtPeace(queens) && all.some((row) => isFree(row) && isBlocked(row));
}

export const rule: Chapter = {
	id: 'rule',
	stage: stageOf({screen: 'play'}),
	tasks: [
		{
			type: 'reach',
			id: 'first-queen',
			prepare: ['leave-puzzle', 'clear'],
			isReached: ({queens}) => queens.length === 1 && isAt(queens[0], 0, 1),
		},
		{
			type: 'reach',
			id: 'second-queen',
			isReached: ({queens}) =>
				queens.length === 2 &&
				queens.some(({row}) => row === 1) &&
				queens.some((each) => isAt(each, 0, 1)) &&
				areAtPeace(queens),
		},
		{
			type: 'reach',
			id: 'get-stuck',
			prepare: ['leave-puzzle', 'clear'],
			isReached: (state) => state.queens.some((queen) => isAt(queen, 0, 0)) && isStuck(state),
		},
		{type: 'choose', id: 'what-now', right: 'a'},
	],
};
