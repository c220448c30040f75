import {expect, test} from 'vitest';
import {childrenOf, nodesOf, solutionsBelow} from '../../../source/screens/search/search-tree.js';
import {attackOn, placementsIn} from '../../../source/solver/index.js';
import {knowledge} from '../../pressed.js';

test.each([1, 4, 5, 6])('the state of each child of N = %i agrees with the steps done so far', (size) => {
	const tape = knowledge.tape(size);
	for (let index = 0; index <= tape.end!.index; index++) {
		const moment = tape.at(index)!;
		const {queens, step} = moment;
		for (let depth = 0; depth <= Math.min(queens.length, size - 1); depth++) {
			for (const [column, child] of childrenOf(size, moment, depth).entries()) {
				const node = [...queens.slice(0, depth), column];
				const isAttacked = attackOn(node, depth, column) !== undefined;
				switch (child) {
					case 'current': {
						expect(queens[depth]).toBe(column);
						break;
					}

					case 'explored': {
						expect(tape.removing(node)!.index).toBeLessThanOrEqual(index);
						break;
					}

					case 'rejected': {
						expect(isAttacked).toBe(true);
						break;
					}

					case 'untried': {
						// Not visited yet, or just tested and safe.
						const isBeforeLast =
							column < (queens[depth] ?? (step && 'column' in step && step.row === depth ? step.column : 0));
						expect(isBeforeLast).toBe(false);
						expect(isAttacked || tape.placing(node)!.index > index).toBe(true);
						break;
					}
				}
			}
		}
	}
});

test('the whole tree has a node for each placement and the root, and as many have been visited as placed', () => {
	for (const size of [1, 2, 3, 4, 5]) {
		const tape = knowledge.tape(size);
		for (let index = 0; index <= tape.end!.index; index++) {
			const moment = tape.at(index)!;
			const nodes = nodesOf(size, moment);
			expect(nodes).toHaveLength(placementsIn(tape.end!) + 1);
			expect(nodes.filter(({state}) => state !== 'untried')).toHaveLength(placementsIn(moment) + 1);
			expect(nodes.filter(({state}) => state === 'current')).toHaveLength(moment.queens.length + 1);
		}
	}
});

test('the solutions below the first row of N = 8 are 4 8 16 18 18 16 8 4', () => {
	const below = Array.from({length: 8}, (_, column) => solutionsBelow(knowledge.tape(8), [column]));
	expect(below).toEqual([4, 8, 16, 18, 18, 16, 8, 4]);
});
