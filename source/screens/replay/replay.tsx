import {Box} from 'ink';
import {Board} from '../../components/board.js';
import {callsLayout, columnNumbers} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns, Panel, panelRows, Section} from '../../components/panel.js';
import {Sentence} from '../../components/sentence.js';
import {squareCells} from '../../components/square.js';
import {type Line, StyledText, styled} from '../../components/styled-text.js';
import {type PanelSize, sentenceRows, windowLayout} from '../../components/window.js';
import type {ProgramState} from '../../explorer/replay.js';
import {cut, fitting} from '../../text/width.js';
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
					notes={beside < at ? text.replay.waits(beside) : ''}
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
};

function Side({size, state, title, notes, width, height}: SideProps) {
	const {glyphs, text} = useDisplay();
	const inner = {width: width - borderColumns, height: height - panelRows};
	const layout = callsLayout(size, {...inner, height: inner.height - 1});
	const last = lastCall(size, state, text);
	const noteColumns = inner.width - 4;
	const note = cut(fitting(notes, noteColumns), noteColumns);
	const numbers = ' '.repeat(layout.calls.width) + columnNumbers(size, layout.square);
	const free = inner.height - 1 - layout.rows * layout.square.height - Number(layout.calls.hasLast);
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
		</Panel>
	);
}
