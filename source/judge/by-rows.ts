import type {Tested} from '../text/own-program.js';

/**
 * Of a program that tests each row whole before it places a queen in it: its tests in the order of the search, as far as
 * they tell it. Undefined for other programs.
 */
export function inSearchOrder<Test extends Tested>(size: number, tests: readonly Test[]): readonly Test[] | undefined {
	if (size === 1 || tests[size]?.row !== 1) {
		return undefined;
	}

	const ordered: Test[] = [];
	let [next, isOver] = [0, false];
	/** Whether the next tests are this row. Calls above go on with other queens, or have tried all. */
	const place = (row: number, goesOn: boolean): boolean => {
		const tested = tests.slice(next, next + size);
		next += tested.length;
		const isRow = tested.every((test, column) => test.row === row && test.column === column);
		for (const [column, test] of isRow ? tested.entries() : []) {
			if (!isOver) {
				ordered.push(test);
				isOver = next === tests.length && (tested.length < size || (test.isSafe && row < size - 1));
				const isLater = () => goesOn || tested.slice(column + 1).some(({isSafe}) => isSafe);
				if (!isOver && test.isSafe && row < size - 1 && !place(row + 1, isLater())) {
					return false;
				}
			}
		}

		// It stops at a solution.
		isOver ||= goesOn && row === size - 1 && next === tests.length && tested.some(({isSafe}) => isSafe);
		return isRow;
	};

	return place(0, false) && next === tests.length ? ordered : undefined;
}
