import fc from 'fast-check';
import {expect, test} from 'vitest';
import {sentenceColumns} from '../../../source/components/sentence.js';
import {Knowledge} from '../../../source/explorer/knowledge/knowledge.js';
import type {Model} from '../../../source/explorer/model.js';
import {compare} from '../../../source/screens/compare/index.js';
import {raceAt, sentenceOf} from '../../../source/screens/compare/race.js';
import {variants} from '../../../source/solver/index.js';
import {text} from '../../../source/text/en.js';
import {displayWidth, shortest} from '../../../source/text/width.js';
import {wrap} from '../../../source/text/wrap.js';
import {fromSlowest, operationsOf, racedSteps} from '../../app/figures/race-claims.js';
import {textbook} from '../../app/figures/textbook.js';
import {drawn, frameOf, unicode} from '../../app/render.js';
import {atStep, knowledge, messageOf, modelWith, pressed} from '../../pressed.js';
import {runs} from '../../runs.js';
import {startedWith} from '../started.js';

const usual = {columns: 80, rows: 24};
const small = {columns: 50, rows: 13};
const inRace = (size: number, step: number, changes: Partial<Model> = {}) =>
	atStep(size, step, {screen: 'compare', window: usual, ...changes});

test('each lane is as far as a walk comes with the operations of the slowest variant', () => {
	const places = fc.record({size: fc.integer({min: 1, max: 8}), share: fc.double({min: 0, max: 1, noNaN: true})});
	fc.assert(
		fc.property(places, ({size, share}) => {
			const {accounts} = textbook(size);
			const last = accounts.length - 1;
			const step = Math.round(share * last);
			const steps = racedSteps(size, step);
			const order = fromSlowest(size).toReversed();
			const {lanes, cursor} = raceAt(inRace(size, step), knowledge);
			expect(operationsOf(cursor.variant.id, accounts[last]!)).toBe(operationsOf(order.at(-1)!, accounts[last]!));
			expect(lanes.map(({variant, moment, ...lane}) => ({id: variant.id, step: moment.index, ...lane}))).toEqual(
				variants.map(({id}) => ({
					id,
					step: steps[id],
					operations: operationsOf(id, accounts[steps[id]]!),
					state: steps[id] === last ? 'through' : 'running',
					share: steps[id] / last,
					place:
						1 + order.findIndex((each) => operationsOf(each, accounts[last]!) === operationsOf(id, accounts[last]!)),
				})),
			);
		}),
	);
});

test('while the end is unknown, the way of the lane in front is the whole bar, and what has not been read is beyond', () => {
	const fresh = new Knowledge();
	const tape = fresh.tape(24);
	while (tape.horizon.index < 10_000) {
		tape.advance(1);
	}

	const [start, late] = [1000, tape.horizon.index].map((step) => raceAt(inRace(24, step), fresh));
	expect(start?.lanes.map(({place, state}) => [place, state])).toEqual(variants.map(() => [undefined, 'running']));
	expect(start?.front.share).toBe(1);
	expect(late?.lanes.map(({state}) => state)).toEqual(['running', 'beyond', 'beyond']);
});

test('t shows all at the same step, and leads back; flags and bitmask are always level', () => {
	const steps = (...keys: readonly string[]) =>
		raceAt(pressed(inRace(8, 5000), ...keys), knowledge).lanes.map(({moment}) => moment.index);
	expect(steps('t')).toEqual([5000, 5000, 5000]);
	expect(steps('t', 't')).toEqual(steps());
	expect(new Set(steps()).size).toBe(2);
});

test('Enter shows a solution where all boards have it', () => {
	const solution = knowledge.tape(8).solution(5)!.index;
	expect(pressed(inRace(8, solution), 'enter')).toMatchObject({screen: 'compare', notice: 'lanes-apart'});
	expect(pressed(inRace(8, solution), 't', 'enter')).toMatchObject({screen: 'solutions', places: {8: {solution: 5}}});
});

test.each([
	[4, 5],
	[8, 500],
	[12, 500_000],
	[20, 500],
])('a race of %i queens has a speed of its own, which ends it in time', (size, speed) => {
	const speedOf = (...keys: readonly string[]) => compare.speed?.(pressed(inRace(size, 0), ...keys), knowledge);
	expect(speedOf()).toBe(speed);
	expect(speedOf('space', '>', '<')).toBe(speed);
	expect(speedOf('>')).toBeGreaterThan(speed);
	expect(pressed(inRace(size, 0), '>', '>').speed).toBe(modelWith({}).speed);
	expect(speedOf('>', 't')).toBe(modelWith({}).speed);
});

test('while the race is fast, boards have queens alone', () => {
	const attacked = inRace(8, 4690);
	expect(drawn(attacked, knowledge)).toContain('✗');
	expect(drawn(pressed(attacked, 'space'), knowledge)).not.toContain('✗');
	expect(drawn(pressed(attacked, 't', 'space'), knowledge)).toContain('✗');
});

test('nothing is cut or broken, in any window, for any board and step, in both views', () => {
	const windows = fc.record({columns: fc.integer({min: 40, max: 200}), rows: fc.integer({min: 12, max: 60})});
	fc.assert(
		fc.property(
			fc.integer({min: 1, max: 27}),
			fc.nat(10_000),
			windows,
			fc.boolean(),
			(size, wanted, window, isRace) => {
				const tape = knowledge.tape(size);
				const model = inRace(size, Math.min(wanted, tape.horizon.index), {window});
				const race = raceAt(model, knowledge);
				expect(wrap(shortest(sentenceOf(model, knowledge, race, unicode)), sentenceColumns(40)).length).toBeLessThan(3);
				const lines = drawn(isRace ? model : pressed(model, 't'), knowledge).split('\n');
				expect(lines).toHaveLength(window.rows);
				expect(lines.every((line) => displayWidth(line) <= window.columns)).toBe(true);
				const inEachLane = /\d(?: of [\d,]+| solutions?\b)/g;
				const counts = lines.filter((line) => line.match(inEachLane)?.length === variants.length);
				const isCounted = isRace && race.lanes.every(({state}) => state !== 'beyond');
				expect(counts.length > 0 || !isCounted).toBe(true);
			},
		),
		{numRuns: runs(20), examples: [[1, 0, {columns: 83, rows: 12}, true]]},
	);
});

test('a small window shows the race only, with the message about a key below it', () => {
	const lines = frameOf(inRace(8, 7000, {window: small}));
	expect(lines[1]).toMatch(/^scan +7,000 +flags +8,688 +bitmask +8,688/);
	expect(lines.slice(-3, -1).join('\n')).toMatch(/35%.*43%.*43%\n27 of 92 +36 of 92 +36 of 92/);
	const said = pressed(inRace(8, 7000, {window: small}), 'a');
	const withMessage = frameOf(said);
	expect(
		withMessage
			.slice(-3, -1)
			.map((line) => line.trim())
			.join(' '),
	).toBe(messageOf(said));
	expect(withMessage.slice(1, -3)).toEqual(lines.slice(1, -3));
	expect(() => startedWith(['8', '--screen', 'compare', '--view', 'step'], small)).toThrow(
		'--view step needs a larger window',
	);
});

test('a screen reader hears who is how far, then each lane', () => {
	const {place, scan, flags, bitmask, speed} = compare.speech(inRace(8, 17_000), knowledge, unicode);
	expect(place).toBe(
		'flags and bitmask are through: each needed 39,040 operations (not time). scan has made 42,006, and has found 87 of 92 solutions. step 17,000 of 19,924.',
	);
	expect([scan, flags, bitmask]).toEqual([
		'scan: at step 17,000, 87 solutions, 40,244 checks, 1,762 writes.',
		'flags: through, step 19,924, 92 solutions, 24,648 checks, 14,392 writes.',
		'bitmask: through, step 19,924, 92 solutions, 24,648 checks, 14,392 writes.',
	]);
	expect(speed).toBe(text.spoken.speed('Space', 500));
});
