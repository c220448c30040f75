import {type Change, type ChangeBy, type KeyRow, leftRight, pair, upDown} from '../../explorer/keymap.js';
import {type Model, withPlace} from '../../explorer/model.js';
import {lastNumber} from '../../explorer/navigation.js';
import {farKeys, playRow, stepKeys} from '../../explorer/step-controls.js';
import {commandLine} from '../../text/program.js';
import {longest} from '../../text/width.js';
import {shared} from '../mark.js';
import type {Screen} from '../screen.js';
import {Replay} from './replay.js';
import {runKeys, running, withSize, wrongTests} from './run.js';
import {whereOf, wordsAt} from './sentences.js';
import {programRows} from './squares.js';
import {replaying} from './state.js';

const spokenLines = 3;

function goTo(model: Model, to: number): Model {
	return replaying.with(model, {at: Math.max(0, Math.min(to, replaying.of(model).programStates.length - 1))});
}

/** For a key: says why it goes nowhere. */
function moveTo(model: Model, to: number): Model {
	const moved = goTo(model, to);
	const {at} = replaying.of(moved);
	return at === replaying.of(model).at ? {...model, notice: at === 0 ? 'at-start' : 'at-end'} : moved;
}

const moveBy: ChangeBy<number> = (model, _, by) => moveTo(model, replaying.of(model).at + by);

/** To the next test in this row or above it. */
function moveOver(model: Model, by: 1 | -1): Model {
	const {programStates, at} = replaying.of(model);
	const row = programStates[at]!.test?.row ?? 0;
	const isThere = ({test}: (typeof programStates)[number], index: number) =>
		(by === 1 ? index > at : index < at) && (test === undefined || test.row <= row);
	const to = by === 1 ? programStates.findIndex(isThere) : programStates.findLastIndex(isThere);
	return moveTo(model, to < 0 ? at + by : to);
}

function moveToFault(model: Model, by: 1 | -1): Model {
	const {faults, at} = replaying.of(model);
	const to = by === 1 ? faults.find((fault) => fault > at) : faults.findLast((fault) => fault < at);
	return to === undefined
		? {...model, notice: by === 1 ? 'none-after' : 'none-before'}
		: replaying.with(model, {at: to});
}

const togglePlayback: Change = (model) => {
	const {at, programStates} = replaying.of(model);
	if (at === programStates.length - 1) {
		return {...model, notice: 'at-end'};
	}

	return model.isMotionReduced ? moveToFault(model, 1) : {...model, isPlaying: !model.isPlaying, stepFraction: 0};
};

const keys: readonly KeyRow[] = [
	{id: 'test', stopsPlayback: true, bindings: leftRight(moveBy)},
	{id: 'over', stopsPlayback: true, bindings: upDown((model, _, by) => moveOver(model, by))},
	{id: 'wrong-test', stopsPlayback: true, bindings: pair(['p', 'N'], ['n'], (model, _, by) => moveToFault(model, by))},
	...farKeys(
		moveBy,
		(model) => moveTo(model, 0),
		(model) => moveTo(model, lastNumber),
	),
	playRow(togglePlayback),
	...stepKeys.filter(({id}) => id === 'speed'),
	...runKeys,
];

export const replay: Screen = {
	id: 'replay',
	keys,
	options: [],
	axis: {
		of(model) {
			const {at, programStates} = replaying.of(model);
			return {at, last: programStates.length - 1};
		},
		goTo,
	},
	footer(model) {
		if (model.isPlaying) {
			return ['play', 'speed', 'wrong-test'];
		}

		const {result} = running.of(model);
		return result && !result.tests
			? ['write-start', 'run-again', 'size', 'quit', 'screen']
			: ['write-start', 'run-again', 'test', 'wrong-test', 'over', 'play', 'quit', 'ends', 'prompt', 'screen'];
	},
	rows(model) {
		const {size, programStates, at} = replaying.of(model);
		return programRows(size, programStates[at]!);
	},
	marks: [
		['wrong-test', {role: 'attacked'}],
		['never-tried', {role: 'attacked', sign: 'tested'}],
		['still-counted', {role: 'conflict', sign: 'attacker'}],
		shared.safeSquare,
		shared.attacker,
		shared.attackLine,
		['removed', {role: 'returned', sign: 'safe'}],
		shared.solutionQueen,
		['said-safe', {role: 'tried', sign: 'safe'}],
		['said-attacked', {role: 'tried', sign: 'rejected'}],
		shared.running,
		shared.returned,
	],
	command(model) {
		const {asked} = running.of(model);
		const {file, faults, at, ...replayed} = replaying.of(model);
		const {size, limit} = asked ?? replayed;
		const run = asked?.typed.startsWith('-') ? [`--run=${asked.typed}`] : asked && ['--run', asked.typed];
		const place = asked || at === (faults[0] ?? 0) ? [] : ['--at', String(at)];
		const stop = limit === undefined ? [] : ['--limit', String(limit)];
		const base = asked?.base === 1 ? ['--from-one'] : [];
		return commandLine([String(size), ...(run ?? ['--replay', file]), ...place, ...stop, ...base]);
	},
	Component: Replay,
	afterChange(before, after) {
		const {size, steps, at} = replaying.of(after);
		const step = steps[Math.min(at, steps.length - 1)]!;
		const placed = withPlace({...after, size}, {step});
		if (after.size === size) {
			return after.places[size]?.step === step ? after : placed;
		}

		const {asked, result} = running.of(after);
		if (!asked) {
			return {...placed, notice: ({notices}) => notices['replay-size'](size)};
		}

		const shown = result?.rightSize === asked.size ? result.size : asked.size;
		return before.screen === 'replay' ? withSize({...after, size}, shown + after.size - size) : placed;
	},
	where: whereOf,
	queens(model) {
		const {programStates, at} = replaying.of(model);
		return programStates[at]!.queens;
	},
	speech(model, _, display) {
		const {text, isMotionReduced, speed} = model;
		const key = display.label('play');
		const where = whereOf(model);
		const {count, before, result} = running.of(model);
		const errors = result?.errorAt === undefined ? [] : result.printed.slice(-spokenLines);
		return {
			run: result ? text.run.spoken(count, wrongTests(model), before, result) : '',
			place: text.joined.sentences([
				longest(wordsAt(model, display)),
				...(where === '' ? [] : [text.joined.sentence(where)]),
			]),
			errors: errors.join('\n'),
			speed: isMotionReduced ? text.replay.jumps(key) : text.spoken.speed(key, speed),
		};
	},
};
