import {Box} from 'ink';
import {Board} from '../../components/board.js';
import {callsLayout, columnNumbers} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import type {Glyphs} from '../../components/glyphs.js';
import {borderColumns, Panel, panelRows, Section} from '../../components/panel.js';
import {Sentence} from '../../components/sentence.js';
import {squareCells} from '../../components/square.js';
import {type Line, Lines, StyledText, styled} from '../../components/styled-text.js';
import {type PanelSize, sentenceRows, windowLayout} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import type {ProgramState} from '../../explorer/replay.js';
import {cut, displayWidth, fitting, padStart} from '../../text/width.js';
import type {ScreenProps} from '../screen.js';
import {countFigure, reportRows, StepReport} from '../steps/report.js';
import {wordsAt} from './sentences.js';
import {lastCall, neverTried, programRows, stillCounted} from './squares.js';
import {replaying} from './state.js';

/** The program of the user, and the search at the same test. A small window has the first only. */
export function Replay({model, room, message}: ScreenProps) {
	const display = useDisplay();
	const {text} = display;
	const {size, own, search, faults, isRenamed, tests, at} = replaying.of(model);
	const {glyphs} = display;
	const state = own[at]!;
	const isCompact = windowLayout(model) === 'compact';
	const height = room.height - (isCompact ? sentenceRows : reportRows);
	const {test, solutions} = state;
	const left = (
		<Side
			size={size}
			state={state}
			title={text.replay.own}
			notes={test ? text.replay.printed(test.line, test.text, isRenamed ? test : undefined) : ''}
			lines={{title: text.replay.output, linesIn: (room) => outputLines(model, room, glyphs)}}
			width={isCompact ? room.width : Math.ceil(room.width / 2)}
			height={height}
		/>
	);
	const words = wordsAt(model, display);
	if (isCompact) {
		return (
			<>
				{left}
				<Sentence words={words} columns={room.width} rows={sentenceRows} message={message} />
			</>
		);
	}

	const beside = Math.min(at, search.length - 1);
	const waits = beside < at ? text.replay.waits(beside) : [];
	const testsTitle = waits.length > 0 ? text.joined.entry(text.replay.tests, waits[0]!) : text.replay.tests;
	const figures: readonly Line[] = [
		[styled(text.replay.test(Math.min(at, tests.length), tests.length))],
		...(faults.length > 0 ? [countFigure(text.number(faults.length), text.replay.faults(faults.length))] : []),
		countFigure(text.number(solutions), text.counted.solutions(solutions)),
	];
	return (
		<>
			<Box height={height} flexShrink={0}>
				{left}
				<Side
					size={size}
					state={search[beside]!}
					title={text.replay.search}
					notes={waits}
					lines={{title: testsTitle, linesIn: (room) => searchLines(model, room, glyphs)}}
					width={Math.floor(room.width / 2)}
					height={height}
				/>
			</Box>
			<StepReport
				model={model}
				speed={model.speed}
				words={words}
				rows={sentenceRows}
				figures={figures}
				message={message}
			/>
		</>
	);
}

type SideProps = PanelSize & {
	readonly size: number;
	readonly state: ProgramState;
	readonly title: string;
	/** In the border below; the first that fits. */
	readonly notes: string | readonly string[];
	/** The tests around this one; below the board where it leaves room for them. */
	readonly lines: {readonly title: string; readonly linesIn: (room: PanelSize) => readonly Line[]};
};

/** Of what a square means. */
const mostMarks = 2;
const leastLines = 2;

function Side({size, state, title, notes, lines: {title: below, linesIn}, width, height}: SideProps) {
	const {glyphs, text} = useDisplay();
	const inner = {width: width - borderColumns, height: height - panelRows};
	const layout = callsLayout(size, {...inner, height: inner.height - 1});
	const last = lastCall(size, state, text);
	const numbers = ' '.repeat(layout.calls.width) + columnNumbers(size, layout.square);
	const free = inner.height - 1 - layout.rows * layout.square.height - Number(layout.calls.hasLast);
	const rows = free - mostMarks - 1;
	const lines = rows < leastLines ? [] : linesIn({width: inner.width, height: rows});
	const noteColumns = inner.width - 4;
	const note = lines.length > 0 ? '' : cut(fitting([notes, ''].flat(), noteColumns), noteColumns);
	const marks = [
		{square: stillCounted(), meaning: text.replay.stillCounted, isShown: state.ghost !== undefined},
		{square: neverTried, meaning: text.replay.neverTried, isShown: state.faults.some(({squares}) => squares[0])},
	].filter(({isShown}) => isShown);
	return (
		<Panel width={width} height={height} end={note === '' ? undefined : [styled(` ${note} `)]}>
			<Section title={title} paddingX={0}>
				<StyledText runs={[styled(numbers)]} />
				<Board rows={programRows(size, state)} last={last} layout={layout} focus={state.test?.row ?? 0} />
				{marks.slice(0, Math.max(0, free)).map(({square, meaning}) => (
					<StyledText
						key={meaning}
						runs={[
							styled(' '.repeat(layout.calls.width)),
							...(squareCells(square, {width: 3, height: 1}, 'light', glyphs)[0] ?? []),
							styled(` ${meaning}`),
						]}
					/>
				))}
			</Section>
			{lines.length > 0 && (
				<Section below title={below} height={rows} paddingX={0}>
					<Lines lines={lines} />
				</Section>
			)}
		</Panel>
	);
}

/** Of the output of the program. What it has not printed yet is grey, and what is wrong has a sign. */
function outputLines(model: Model, room: PanelSize, glyphs: Glyphs): readonly Line[] {
	const {tests, own, isRenamed, at} = replaying.of(model);
	const digits = String(tests.at(-1)?.line ?? 0).length;
	return linesAround(at, tests.length, room, glyphs, (index) => {
		const {line, text, row, column} = tests[index - 1]!;
		const isWrong = own[index]!.faults.length > 0;
		const words = isRenamed ? `${text} (${row}, ${column})` : text;
		return {number: padStart(String(line), digits), words, sign: isWrong ? glyphs.rejected : ''};
	});
}

/** Of the right search, as far as it goes with the program: each beside the line that it should be. */
function searchLines(model: Model, room: PanelSize, glyphs: Glyphs): readonly Line[] {
	const {tests, search, at} = replaying.of(model);
	return linesAround(at, tests.length, room, glyphs, (index) => {
		const test = search[index]?.test;
		return {number: '', words: test ? model.text.replay.says(test) : '', sign: ''};
	});
}

type TestLine = {readonly number: string; readonly words: string; readonly sign: string};

function linesAround(
	at: number,
	count: number,
	{width, height}: PanelSize,
	glyphs: Glyphs,
	lineOf: (index: number) => TestLine,
): readonly Line[] {
	const first = Math.max(1, Math.min(at - (height >> 1), count - height + 1));
	return Array.from({length: Math.min(height, count)}, (_, row) => {
		const index = first + row;
		const {number, words, sign} = lineOf(index);
		const before = number === '' ? '' : `${number} `;
		const shown = cut(words, width - displayWidth(before) - 5);
		const isNow = index === at && words !== '';
		const ahead = index > at ? ('line' as const) : undefined;
		const tone = isNow ? 'lit' : ahead;
		return [
			styled(isNow ? glyphs.current : ' ', tone),
			styled(before, tone ?? 'line'),
			styled(shown, tone),
			...(sign === '' ? [] : [styled(' '), styled(` ${sign} `, index > at ? 'line' : 'wrong')]),
		];
	});
}
