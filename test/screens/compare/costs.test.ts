import {expect, test} from 'vitest';
import {Knowledge} from '../../../source/explorer/knowledge/knowledge.js';
import {costGroups} from '../../../source/screens/compare/costs.js';
import {variants} from '../../../source/solver/index.js';
import {textbook} from '../../app/figures/textbook.js';
import {knowledge} from '../../pressed.js';

/** The tape of a size, read to its end. */
function tapeOf(size: number) {
	const tape = knowledge.tape(size);
	tape.advance(10_000);
	return tape;
}

test.each([1, 4, 6])('the costs of each step of %i queens are what the textbook program counts', (size) => {
	const tape = tapeOf(size);
	const {accounts} = textbook(size);
	const all = accounts.at(-1)!;
	for (const [step, now] of accounts.entries()) {
		const countsOf = costGroups(knowledge, tape.at(step)!).map(({costs}) =>
			Object.fromEntries(costs.map(({id, count}) => [id, count])),
		);
		expect(countsOf).toMatchObject([now.checks, all.checks, now.writes, all.writes, now.cells]);
	}
});

test('none is the cheapest where all cost the same, and what is not known has no bar', () => {
	const fresh = new Knowledge();
	const [soFar, inAll] = costGroups(fresh, fresh.tape(20).at(0)!);
	for (const [group, expected] of [
		[soFar, 0],
		[inAll, undefined],
	] as const) {
		expect(group!.costs).toEqual(variants.map(({id}) => ({id, count: expected, share: 0, isCheapest: false})));
	}
});
