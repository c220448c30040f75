import {expect, test} from 'vitest';
import {Knowledge} from '../../../source/explorer/knowledge/knowledge.js';
import {costGroups} from '../../../source/screens/compare/costs.js';
import {tradeLines, tradeSentences, tradesOf} from '../../../source/screens/compare/trades.js';
import {variants} from '../../../source/solver/index.js';
import {text} from '../../../source/text/en.js';
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

test.each([1, 2, 3, 4, 5, 6, 7])('the trades of %i queens are what the textbook program counts', (size) => {
	const {checks, writes} = textbook(size).accounts.at(-1)!;
	const tape = tapeOf(size);
	const trades = tradesOf(tape, tape.at(1)!);
	const sentences = tradeSentences(trades, text).join(' ');
	for (const id of ['flags', 'bitmask'] as const) {
		const saved = checks.scan - checks[id];
		expect(trades.find((each) => each.id === id)).toMatchObject({
			checksSaved: saved,
			writesPaid: writes[id] - writes.scan,
		});
		expect(sentences).toContain(
			`${id}: ${Math.abs(saved).toLocaleString('en')} ${saved > 0 ? 'fewer' : 'more'} ${Math.abs(saved) === 1 ? 'check' : 'checks'}, ${(writes[id] - writes.scan).toLocaleString('en')} more writes.`,
		);
	}
});

/** What stands below the board at a step of 8 queens, in a room of this size. */
function below(step: number, width: number, height: number, size = 8) {
	const tape = tapeOf(size);
	const moment = tape.at(step)!;
	return tradeLines(tradesOf(tape, moment), {width, height}, text).map((runs) =>
		runs.map((each) => each.text.trim()).join(' '),
	);
}

test('below the board both sides of each trade are named, in one line or in two', () => {
	const {length} = variants;
	expect(below(48, 28, 2 * length - 1)).toEqual(
		expect.arrayContaining([
			'flags 22,104 fewer checks',
			'12,336 more writes',
			'bitmask 31,032 fewer checks',
			'6,168 more writes',
		]),
	);
	expect(below(94, 40, length, 4)).toEqual(
		expect.arrayContaining(['flags 31 more checks, 96 more writes', 'bitmask 24 fewer checks, 48 more writes']),
	);
});

test('where there is room, the reasons follow, and what a check, a write and a cell are', () => {
	const words = below(48, 80, 20).join(' ');
	expect(words).toContain('flags makes at most three look-ups instead of a comparison with each row above');
	expect(words).toContain('A check is a comparison');
	// All reasons or none, apart from the figures, also where only the last sentence has room.
	for (let height = variants.length; height < 20; height++) {
		const shown = below(48, 66, height).join(' ');
		expect(shown.includes('flags makes')).toBe(shown.includes('bitmask asks'));
	}

	const [empty, last] = below(48, 80, variants.length + 2).slice(variants.length - 1);
	expect(empty).toBe('');
	expect(last).toMatch(/^A check is/);
});
