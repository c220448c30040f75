import fc from 'fast-check';
import {expect, test} from 'vitest';
import {type Call, callsAt} from '../../../source/screens/steps/squares.js';
import {textbook} from '../../app/figures/textbook.js';
import {knowledge} from '../../pressed.js';

type Accounts = ReturnType<typeof textbook>['accounts'];

/** What these steps have found out about the columns of a row. */
function triedIn(steps: Accounts, row: number): Call['tried'] {
	const tried: Call['tried'][number][] = [];
	for (const {event} of steps.filter(({event}) => event?.row === row)) {
		if (event?.type === 'test' && event.attackers.length > 0) {
			tried[event.column] = 'rejected';
		} else if (event?.type === 'backtrack') {
			tried[event.column] = event.ended!.solutions > 0 ? 'fruitful' : 'explored';
		}
	}

	return tried;
}

/** The calls of the textbook program, each with what it has done since it began. */
function callsOf(size: number, step: number): readonly Call[] {
	const done = textbook(size).accounts.slice(0, step + 1);
	const {queens, event: last} = done.at(-1)!;
	const depth = queens.length + (last?.type === 'backtrack' ? 1 : 0);
	const isInLoop = last?.type === 'test' || last?.type === 'backtrack';
	return Array.from({length: depth + 1}, (_, row): Call => {
		const begin = done.findLastIndex(({event}) => event?.type === 'place' && event.row === row - 1);
		const tried = triedIn(done.slice(Math.max(0, begin)), row);
		if (row > queens.length) {
			return {state: 'returned', column: undefined, tried};
		}

		return row < queens.length
			? {state: 'waiting', column: queens[row], tried}
			: {state: 'running', column: isInLoop ? last.column : undefined, tried};
	});
}

test('the calls are those of the textbook program, with what their loops have tried', () => {
	fc.assert(
		fc.property(fc.integer({min: 1, max: 7}), fc.nat(), (size, place) => {
			const step = place % textbook(size).accounts.length;
			const tape = knowledge.tape(size);
			expect(callsAt(knowledge, tape.at(step)!)).toEqual(callsOf(size, step));
		}),
	);
});
