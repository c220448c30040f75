import {isFruitful} from '../../explorer/fruitful.js';
import {attackOn, type Moment, nextColumn, type Tape} from '../../solver/index.js';

type Tried = 'rejected' | 'explored' | 'fruitful';

export type Call = {
	readonly state: 'waiting' | 'running' | 'returned';
	readonly column: number | undefined;
	/** By column. The call that finds all rows filled has no loop. */
	readonly tried: readonly (Tried | undefined)[];
};

/** From `place(0)` on. A call whose return caused a backtrack stays for one step. */
export function callsAt(tape: Tape, moment: Moment): readonly Call[] {
	const {size, queens, step} = moment;
	const path = step?.type === 'backtrack' ? [...queens, step.column] : queens;
	return Array.from({length: path.length + 1}, (_, row): Call => {
		const loop = loopAt(moment, row);
		const above = path.slice(0, row);
		const tried = Array.from({length: row < size ? size : 0}, (_, column): Tried | undefined => {
			if (column >= loop.end) {
				return undefined;
			}

			if (attackOn(above, row, column)) {
				return 'rejected';
			}

			return isFruitful(tape, [...above, column]) ? 'fruitful' : 'explored';
		});
		return {state: loop.state, column: loop.column, tried};
	});
}

/** Its loop has tried the columns before `end`. */
function loopAt(moment: Moment, row: number): Pick<Call, 'state' | 'column'> & {readonly end: number} {
	const {size, queens, step} = moment;
	if (row > queens.length) {
		return {state: 'returned', column: undefined, end: size};
	}

	const queen = queens[row];
	if (queen !== undefined) {
		return {state: 'waiting', column: queen, end: queen};
	}

	const isInLoop = step?.type === 'test' || step?.type === 'backtrack';
	return {state: 'running', column: isInLoop ? step.column : undefined, end: row < size ? nextColumn(size, moment) : 0};
}
