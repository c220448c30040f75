import fc from 'fast-check';
import {expect, test} from 'vitest';
import {type Queens, safeColumns} from '../../../source/solver/board.js';
import {firstMoment, type Moment, momentAfter, momentAt, tallyOf} from '../../../source/solver/tape/moment.js';
import {createSubtreeCounter} from '../../../source/solver/tape/subtree.js';

/** The moment after all steps from placing the last of the queens to removing it, one step after the other, from an empty tally. */
function stepped(size: number, queens: Queens): Moment | undefined {
	const row = queens.length - 1;
	const place = {type: 'place', row, column: queens[row] ?? 0} as const;
	let moment: Moment | undefined =
		row < 0 ? firstMoment(size) : momentAt(size, queens, place, tallyOf(size, queens.slice(0, row), place));
	for (let next = moment; next && next.queens.length >= queens.length; next = momentAfter(next)!) {
		moment = next;
	}

	return moment;
}

test('the tally of any small subtree is that of its steps', () => {
	const sizes = Array.from({length: 27}, (_, index) => index + 1);
	const counters = new Map(sizes.map((size) => [size, createSubtreeCounter(size)]));
	const places = fc.record({
		size: fc.constantFrom(...sizes),
		rows: fc.integer({min: 0, max: 7}),
		shares: fc.array(fc.double({min: 0, max: 0.999, noNaN: true}), {minLength: 27, maxLength: 27}),
	});
	fc.assert(
		fc.property(places, ({size, rows, shares}) => {
			const queens = shares.slice(0, Math.max(1, size - rows)).reduce<Queens>((above, share) => {
				const safe = safeColumns(size, above);
				const column = safe[Math.floor(share * safe.length)];
				return column === undefined ? above : above.concat(column);
			}, []);
			expect(stepped(size, queens)).toMatchObject(counters.get(size)!(queens));
		}),
	);
});
