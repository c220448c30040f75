import {Box} from 'ink';
import {Board} from '../../components/board.js';
import {callsLayout} from '../../components/board-size.js';
import {type Glyphs, type PanelSize, sentenceRows, useDisplay, windowLayout} from '../../components/display.js';
import {borderColumns, Panel, panelRows, Section} from '../../components/panel.js';
import {type Line, Lines, styled} from '../../components/styled-text.js';
import type {Model} from '../../explorer/model.js';
import type {ProgramState} from '../../judge/states.js';
import {squareNumber} from '../../text/numbers.js';
import {cut, displayWidth, padStart} from '../../text/width.js';
import {Compact} from '../compact.js';
import type {ScreenProps} from '../screen.js';
import {countFigure, reportRows, StepReport} from '../steps/report.js';
import {running, runState} from './run.js';
import {whereOf, wordsAt} from './sentences.js';
import {programStack} from './squares.js';
import {replaying} from './state.js';
import {saidLines, Told} from './told.js';

/** The program of the user, and the search at the same test; or what it has said, if there are no tests of this search. A small window has the first only. */
export function Replay({model, room, message}: ScreenProps) {
	const display = useDisplay();
	const {text} = display;
	const {size, programStates, tests, doubt, rightStates, wrong, at} = replaying.of(model);
	const {result, before} = running.of(model);
	const words = wordsAt(model, display);
	if (result && (tests.length === 0 || doubt)) {
		return <Told result={result} model={model} room={room} words={words} message={message} />;
	}

	if (windowLayout(model) === 'compact') {
		const layout = callsLayout(size, {...room, height: room.height - sentenceRows});
		const stack = programStack(size, programStates, at, model);
		return <Compact {...stack} layout={layout} room={room} words={words} message={message} />;
	}

	const height = room.height - reportRows;
	const width = Math.floor(room.width / 2);
	const beside = Math.min(at, rightStates.length - 1);
	const testsTitle = beside < at ? text.joined.entry(text.replay.tests, text.replay.waits(beside)) : text.replay.tests;
	const sides = [
		{
			states: programStates,
			at,
			titles: [text.replay.own, text.replay.output],
			lines: outputLines,
			width: room.width - width,
		},
		{states: rightStates, at: beside, titles: [text.replay.search, testsTitle], lines: searchLines, width},
	] as const;
	const {solutions} = programStates[at]!;
	const since = before === undefined ? [] : [styled(` ${text.run.before(before)}`)];
	const figures: readonly Line[] = [
		...(tests.length > 0 ? [[styled(whereOf(model))]] : []),
		...(wrong > 0 || before ? [[...countFigure(text.number(wrong), text.replay.faults(wrong)), ...since]] : []),
		countFigure(text.number(solutions), text.counted.solutions(solutions)),
	];
	return (
		<>
			<Box height={height} flexShrink={0}>
				{sides.map((side) => (
					<Side key={side.titles[0]} {...side} model={model} height={height} />
				))}
			</Box>
			<StepReport model={model} state={runState(model)} words={words} figures={figures} message={message} />
		</>
	);
}

type SideProps = PanelSize & {
	readonly model: Model;
	readonly states: readonly ProgramState[];
	readonly at: number;
	readonly titles: readonly [board: string, tests: string];
	/** The tests around this one: what the board leaves free is for them. */
	readonly lines: (model: Model, space: PanelSize, glyphs: Glyphs) => readonly Line[];
};

/** The squares leave room for this many lines of tests, as long as the board does not scroll. */
const leastTests = 4;

function Side({model, states, at, titles: [title, below], lines, width, height}: SideProps) {
	const {glyphs} = useDisplay();
	const {size} = replaying.of(model);
	const inner = {width: width - borderColumns, height: height - panelRows};
	const layouts = [1 + leastTests, 0].map((left) => callsLayout(size, {...inner, height: inner.height - left}));
	const layout = layouts.find(({rows}) => rows === size) ?? layouts[1]!;
	const {rows, square, calls} = layout;
	// Below the numbers of the columns, the board, and a divider.
	const free = inner.height - 1 - rows * square.height - Number(calls.hasLast) - 1;
	return (
		<Panel width={width} height={height}>
			<Section title={title} paddingX={0}>
				<Board {...programStack(size, states, at, model)} layout={layout} />
			</Section>
			{free > 0 && (
				<Section below title={below} height={free} paddingX={0}>
					<Lines lines={lines(model, {width: inner.width, height: free}, glyphs)} />
				</Section>
			)}
		</Panel>
	);
}

/** The output of the program. What it has not printed yet is grey, and what is wrong has a sign. */
function outputLines(model: Model, space: PanelSize, glyphs: Glyphs): readonly Line[] {
	const {tests, programStates, isRenamed, at} = replaying.of(model);
	const {result} = running.of(model);
	if (result?.errorAt !== undefined && at === programStates.length - 1) {
		return saidLines(result.printed, result.errorAt, {...space, width: space.width - 1}).map((line) => [
			styled(' '),
			...line,
		]);
	}

	const digits = String(tests.at(-1)?.line ?? 0).length;
	return linesAround(model, space, (index) => {
		const {line, text, row, column} = tests[index - 1]!;
		const before = `${padStart(String(line), digits)} `;
		const words = cut(
			isRenamed ? `${text} (${squareNumber(row)}, ${squareNumber(column)})` : text,
			space.width - displayWidth(before) - 5,
		);
		const sign = [styled(' '), styled(` ${glyphs.rejected} `, index > at ? 'line' : 'wrong')];
		return [...lineOf(index - at, before, words, glyphs), ...(programStates[index]!.faults.length > 0 ? sign : [])];
	});
}

/**
 * The right search as far as it goes with the program: each test stands beside the line that it should be. Its last test
 * stays in sight.
 */
function searchLines(model: Model, space: PanelSize, glyphs: Glyphs): readonly Line[] {
	const {rightStates, at} = replaying.of(model);
	return linesAround(model, space, (index, row) => {
		const test = (row === 0 ? rightStates[Math.min(index, rightStates.length - 1)] : rightStates[index])?.test;
		return test ? lineOf(index - at, '', model.text.replay.says(test), glyphs) : [];
	});
}

/** `ahead` says how many tests after this one the line is. */
function lineOf(ahead: number, before: string, words: string, glyphs: Glyphs): Line {
	const later = ahead > 0 ? 'line' : undefined;
	const tone = ahead === 0 ? 'lit' : later;
	return [styled(ahead === 0 ? glyphs.current : ' ', tone), styled(before, tone ?? 'line'), styled(words, tone)];
}

function linesAround(model: Model, {height}: PanelSize, lineAt: (index: number, row: number) => Line): readonly Line[] {
	const {tests, at} = replaying.of(model);
	const first = Math.max(1, Math.min(at - (height >> 1), tests.length - height + 1));
	return Array.from({length: Math.min(height, tests.length)}, (_, row) => lineAt(first + row, row));
}
