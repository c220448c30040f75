import {Refusal} from '../text/refusal.js';
import {movedCursor, noPins, pins, toggledBreakpoints} from './breakpoints.js';
import {last, stepGoal} from './goal.js';
import {arrows, clickOn, ends, type KeyRow, leftRight, pair, single, upDown} from './keymap.js';
import {createSlot, usualSpeed} from './model.js';
import {goToEnd, searchMoment} from './navigation.js';
import {highestSpeed, nextSpeed, togglePlayback} from './playback.js';
import {
	parseSquareOrRow,
	parseWholeNumber,
	type ScreenOption,
	shownOption,
	squareOrRow,
	switchOption,
} from './screen-option.js';
import {numbersOption} from './square-numbers.js';
import {moveByDeadEnds, moveBySteps, moveOut, moveOver, moveToFraction, moveToStop, showSolution} from './stepping.js';

export const attackLines = createSlot('attack-lines', {isShown: false});

const stepsOnPage = 100;

export const stepKeys: readonly KeyRow[] = [
	{
		id: 'step',
		stopsPlayback: true,
		hasWheel: true,
		click: clickOn('step', 'track', (model, knowledge, {cell, width}) =>
			moveToFraction(model, knowledge, cell / width),
		),
		bindings: leftRight(moveBySteps),
	},
	{id: 'over', stopsPlayback: true, bindings: upDown(moveOver)},
	{id: 'out', stopsPlayback: true, bindings: pair(['O'], ['o'], moveOut)},
	{
		id: 'stop',
		footerInstead: (model) => (pins.of(model).breakpoints.length > 0 ? 'stop-at-breakpoint' : undefined),
		stopsPlayback: true,
		bindings: pair(['p', 'N'], ['n'], moveToStop),
	},
	{id: 'dead-end', stopsPlayback: true, bindings: pair(['D'], ['d'], moveByDeadEnds)},
	{
		id: 'page-of-steps',
		stopsPlayback: true,
		bindings: pair(['pageup'], ['pagedown'], (model, knowledge, by) => moveBySteps(model, knowledge, by * stepsOnPage)),
	},
	{
		id: 'ends-of-search',
		stopsPlayback: true,
		bindings: ends(
			(model, knowledge) => goToEnd(model, knowledge, 'steps', stepGoal(0)),
			(model, knowledge) => goToEnd(model, knowledge, 'steps', stepGoal(last)),
		),
	},
	{
		id: 'play',
		footerInstead: ({isPlaying}) => (isPlaying ? 'pause' : undefined),
		bindings: single('space', togglePlayback),
	},
	{
		id: 'reverse',
		bindings: single('r', (model) => ({...model, direction: model.direction === 1 ? -1 : 1, lead: 0})),
	},
	{
		id: 'speed',
		bindings: pair(['<', ','], ['>', '.'], (model, _, by) => ({...model, speed: nextSpeed(model.speed, by), lead: 0})),
	},
	{
		id: 'cursor',
		click: clickOn('cursor', ['square', 'call'], (model, _, target) =>
			pins.with(model, {cursor: {row: target.row, column: target.type === 'square' ? target.column : undefined}}),
		),
		bindings: arrows('shift-', (model, knowledge, by) =>
			pins.with(model, {cursor: movedCursor(model, searchMoment(model, knowledge), by)}),
		),
	},
	{
		id: 'breakpoint',
		bindings: single('b', (model) => {
			const {cursor, breakpoints} = pins.of(model);
			if (!cursor) {
				return {...model, notice: 'no-cursor'};
			}

			const toggled = toggledBreakpoints(breakpoints, cursor);
			const notice = toggled.length > breakpoints.length ? 'breakpoint-set' : 'breakpoint-cleared';
			return {...pins.with(model, {breakpoints: toggled}), notice};
		}),
	},
	{
		id: 'clear-breakpoints',
		bindings: single('B', (model) => ({...pins.with(model, noPins), notice: 'breakpoints-cleared'})),
	},
	{
		id: 'attack-lines',
		bindings: single('A', (model) => attackLines.with(model, {isShown: !attackLines.of(model).isShown})),
	},
	{id: 'to-solution', stopsPlayback: true, bindings: single('enter', showSolution)},
];

export const stepOptions: readonly ScreenOption[] = [
	{
		option: 'breakpoint',
		read(model, values) {
			const breakpoints = values.map((value) => parseSquareOrRow('breakpoint', value, model.size));
			const written = breakpoints.map(squareOrRow);
			const twice = written.find((each, index) => written.indexOf(each) < index);
			if (twice !== undefined) {
				throw new Refusal((text) => text.givenTwice(`--breakpoint ${twice}`));
			}

			return pins.with(model, {breakpoints});
		},
		write(model) {
			const {breakpoints} = pins.of(model);
			return breakpoints.length > 0 ? breakpoints.map(squareOrRow) : undefined;
		},
	},
	{
		option: 'cursor',
		read: (model, [given = '']) => pins.with(model, {cursor: parseSquareOrRow('cursor', given, model.size)}),
		write(model) {
			const {cursor} = pins.of(model);
			return cursor && [squareOrRow(cursor)];
		},
	},
	shownOption('lines', attackLines),
	numbersOption,
	{
		option: 'speed',
		read: (model, [given = '']) => ({...model, speed: parseWholeNumber('--speed', given, 1, highestSpeed)}),
		write: ({speed}) => (speed === usualSpeed ? undefined : [String(speed)]),
	},
	switchOption(
		'reverse',
		({direction}) => direction < 0,
		(model) => ({...model, direction: -1}),
	),
];
