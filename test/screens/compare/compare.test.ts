import {stripVTControlCharacters} from 'node:util';
import chalk from 'chalk';
import fc from 'fast-check';
import {describe, expect, test, vi} from 'vitest';
import {Knowledge} from '../../../source/explorer/knowledge.js';
import type {Model} from '../../../source/explorer/model.js';
import {nextReading} from '../../../source/explorer/navigation.js';
import {playFor} from '../../../source/explorer/playback.js';
import {sentenceOf} from '../../../source/screens/compare/compare.js';
import {compare} from '../../../source/screens/compare/index.js';
import {raceAt} from '../../../source/screens/compare/race.js';
import {variants} from '../../../source/solver/search/variants.js';
import {sentenceIn} from '../../app/figures/figures.js';
import {fromSlowest, operationsOf, racedSteps} from '../../app/figures/race-claims.js';
import {textbook} from '../../app/figures/textbook.js';
import {drawn, frameOf, unicode} from '../../app/render.js';
import {rowsOf} from '../../judge/wrong-programs.js';
import {atStep, knowledge, messageOf, modelWith, pressed, english as text} from '../../pressed.js';
import {isLong} from '../../runs.js';
import {bruteForceRun} from '../../solver/search/brute-force-run.js';

const usual = {columns: 80, rows: 24};
const small = {columns: 50, rows: 13};
const inRace = (size: number, step: number, changes: Partial<Model> = {}) =>
	atStep(size, step, {screen: 'compare', window: usual, ...changes});
/** Most floating-point numbers from 0 to 1 are close to 0. */
const share = fc.integer({min: 0, max: 1000}).map((thousandths) => thousandths / 1000);
const sentence = (model: Model) => sentenceOf(model, knowledge, unicode);

// Readme: Brute force, which checks whole boards only, and the three ways to test a square race at equal work.
test('each lane is as far as its program comes with the operations of the slowest variant', () => {
	fc.assert(
		fc.property(fc.integer({min: 1, max: 8}), share, (size, share) => {
			const {accounts} = textbook(size);
			const last = accounts.length - 1;
			const step = Math.round(share * last);
			const steps = racedSteps(size, step);
			const budget = operationsOf(fromSlowest(size)[0]!, accounts[step]!);
			const race = raceAt(inRace(size, step), knowledge);
			const [{id: _, total: everything, isThrough, ...bruteForce}, ...lanes] = race.lanes;
			expect(bruteForce).toEqual(bruteForceRun(size, budget));
			expect(isThrough).toBe(budget >= everything!);
			expect(lanes.map(({moment, ...lane}) => ({step: moment.index, ...lane}))).toEqual(
				variants.map(({id}) => {
					const {solutions, checks, writes} = accounts[steps[id]]!;
					return {
						id,
						step: steps[id],
						solutions,
						checks: checks[id],
						writes: writes[id],
						total: operationsOf(id, accounts[last]!),
						isThrough: steps[id] === last,
					};
				}),
			);
		}),
	);
});

describe('while the tape has not been read to its end', () => {
	const fresh = new Knowledge();
	const tape = fresh.tape(16);
	const horizon = () => tape.horizon.index;
	while (horizon() < 100_000) {
		tape.advance(1);
	}

	test('all lanes have spent equally much, and none is where the tape has not been read', () => {
		const {lanes, operations} = raceAt(inRace(16, horizon()), fresh);
		for (const lane of lanes) {
			expect(lane.checks + lane.writes).toBeLessThanOrEqual(operations);
			expect(lane.checks + lane.writes).toBeGreaterThan(operations - 100);
			expect(lane.id === 'brute-force' ? 0 : lane.moment.index).toBeLessThanOrEqual(horizon());
		}
	});

	test('playback waits for it, and it is read as long as that takes', () => {
		const near = {...inRace(16, horizon()), isPlaying: true};
		vi.spyOn(fresh, 'isOutOfReach').mockReturnValue(true);
		expect(nextReading({...near, isPlaying: false}, fresh)).toBeUndefined();
		expect(nextReading(near, fresh)).toBe(tape);
		expect(playFor(near, fresh, 100, compare.mostSteps?.(near, fresh)).places).toEqual(near.places);
		const start = {...inRace(16, 0), isPlaying: true};
		const played = playFor(start, fresh, 100, compare.mostSteps?.(start, fresh), compare.speed?.(start, fresh));
		expect(played.places[16]?.step).toBeGreaterThan(0);
		expect(played.places[16]?.step).toBeLessThan(horizon());
	});
});

// Manual: The race takes about 22 seconds for up to 14 queens
test('each race has a speed of its own, which ends it in time, and to which < and > lead back', () => {
	const speeds = {1: 1, 4: 5, 8: 910, 12: 540_000, 16: 920_000_000, 20: 1_000_000};
	for (const [size, speed] of Object.entries(speeds)) {
		const after = (...keys: readonly string[]) => pressed(inRace(Number(size), 0), ...keys);
		const there = speed > 1 ? after('<', '>') : after('>', '<');
		expect([after(), there].map((model) => compare.speed?.(model, knowledge))).toEqual([speed, speed]);
		expect(after('<', '<').speed).toBe(modelWith({}).speed);
	}
});

// Manual: Each track is as long as all operations of its program
test('tracks are as long as all operations, filled by those that have been made', () => {
	fc.assert(
		fc.property(fc.integer({min: 4, max: 10}), share, (size, share) => {
			const tape = knowledge.tape(size);
			tape.advance(Number.POSITIVE_INFINITY);
			const model = inRace(size, Math.round(share * tape.horizon.index));
			const {lanes, operations, slowest} = raceAt(model, knowledge);
			const lines = drawn(model, knowledge).split('\n');
			const cells = (name: string) => new RegExp(`^ ${name} +([█▓▒▞▌│░]+)`, 'm').exec(lines.join('\n'))?.[1] ?? '';
			const columns = cells(slowest.id).length;
			for (const {id, total = 0} of lanes) {
				const all = cells(id === 'brute-force' ? 'brute force' : id);
				const length = id === 'brute-force' ? columns + 3 : (total / slowest.total!) * columns;
				expect(Math.abs(all.length - length)).toBeLessThan(1);
				const done = all.replaceAll('░', '');
				const halves = [...done].reduce((sum, cell) => sum + (cell === '▌' ? 1 : 2), 0);
				const exact = (Math.min(total, operations) / slowest.total!) * columns;
				// A tick, and the end of a track, take a whole cell.
				const isWhole = done.length === all.length || done.endsWith('│');
				expect(Math.abs(halves / 2 - exact)).toBeLessThanOrEqual(isWhole ? 1 : 0.2501);
			}

			expect(lines.some((line) => /^ brute force +[█▓▒▞▌░]+\/\/ +[\d,.]+ × \w+ *$/.test(line))).toBe(true);
		}),
	);
});

const sentences = `
8 ¦ 0 ¦ Equal work for all programs: Space starts the race. Brute force checks whole boards only; backtracking tests each square first.
8 ¦ 6000 ¦ Solutions at equal work: flags and bitmask 28, scan 17. Brute force builds 262,144 boards with this attack, backtracking none.
8 ¦ 19924 ¦ Operations in all: flags and bitmask 39,040, scan 48,808. Brute force needs 1,421 times the work of scan.
1 ¦ 4 ¦ Operations in all: brute force and scan 1, flags and bitmask 10.`;

test.each(rowsOf(sentences))('the race of %s queens at step %s is told in two sentences', (size, step, words) => {
	expect(sentence(inRace(Number(size), Number(step)))).toBe(words);
});

// Readme: need 39,040 operations each (they differ in memory), `scan` 48,808, and brute force 69,373,360
test('who is first through is marked, and equal ones share a place', () => {
	const figures = frameOf(inRace(8, 19_924))
		.filter((line) => /^ (?:brute force|scan|flags|bitmask) +[█▓▒▞]/.test(line))
		.map((line) => /\/\/ +.*|\d\w\w [\d,]+ *$/.exec(line)?.[0].trim().replace(/ +/g, ' '));
	expect(figures).toEqual(['// 1,421 × scan', '3rd 48,808', '1st 39,040', '1st 39,040']);
	expect(raceAt(inRace(8, 19_924), knowledge).lanes[0].total).toBe(69_373_360);
});

test('a small window shows the race only, with the message about a key below it', () => {
	const lines = frameOf(inRace(8, 7000, {window: small}));
	expect(lines[1]).toMatch(/^ scan +flags 3 tables +bitmask/);
	const said = pressed(inRace(8, 7000, {window: small}), 'a');
	const withMessage = frameOf(said);
	expect(sentenceIn(withMessage.join('\n'), said)).toBe(messageOf(said));
	expect(withMessage.slice(1, -3)).toEqual(lines.slice(1, -3));
});

test('captions side by side have two spaces between, in any width', () => {
	for (let columns = 80; columns < 150; columns += isLong ? 1 : 7) {
		const captions = frameOf(inRace(8, 400, {window: {columns, rows: 24}}))[1]!;
		expect(captions).toMatch(/^ \S+( \S+)* {2,}scan .* {2,}flags .* {2,}bitmask /);
	}
});

test('where one board less has room, that of brute force is left out', () => {
	chalk.level = 3;
	const window = {columns: 75, rows: 24};
	const first = (size: number) => /\w+/.exec(stripVTControlCharacters(frameOf(inRace(size, 0, {window}))[1]!))?.[0];
	expect([15, 16].map(first)).toEqual(['brute', 'scan']);
});

test('a screen reader hears who has found how much, and why, then each lane', () => {
	const {place, speed, ...lanes} = compare.speech(inRace(8, 17_000), knowledge, unicode);
	expect(place).toBe(`${sentence(inRace(8, 17_000))} step 17,000 of 19,924.`);
	expect(lanes).toEqual({
		'brute-force': 'Brute force: 19,601 of 16,777,216 boards built, 0 solutions.',
		scan: 'scan: step 17,000, 87 solutions, 40,244 checks, 1,762 writes.',
		flags: 'flags: step 19,924, 92 solutions, 24,648 checks, 14,392 writes.',
		bitmask: 'bitmask: step 19,924, 92 solutions, 24,648 checks, 14,392 writes.',
	});
	expect(speed).toBe(text.spoken.speed('Space', 910));
	const reduced = compare.speech(inRace(8, 17_000, {isMotionReduced: true}), knowledge, unicode);
	expect(reduced['speed']).toBe('Space goes to the next solution.');
});
