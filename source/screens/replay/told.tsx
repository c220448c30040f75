import {Box} from 'ink';
import {useDisplay} from '../../components/display.js';
import {Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {Sentence} from '../../components/sentence.js';
import {type Line, Lines, styled} from '../../components/styled-text.js';
import {type PanelSize, windowLayout} from '../../components/window.js';
import type {Result} from '../../run/result.js';
import {startOf} from '../../run/start.js';
import type {Text} from '../../text/en.js';
import {cut, type Wordings} from '../../text/width.js';
import {rowsOfSentence} from '../compact.js';
import type {ScreenProps} from '../screen.js';
import {reportRows, StepReport} from '../steps/report.js';
import {runState} from './run.js';

type ToldProps = Omit<ScreenProps, 'knowledge'> & {readonly result: Result; readonly words: Wordings};

/** What a program has said that has made no tests; below it the line to print. */
export function Told({result, model, room, words, message}: ToldProps) {
	const {text} = useDisplay();
	const {title, lines, at, toPrint} = toldOf(result, text);
	if (windowLayout(model) === 'compact') {
		const all = [...lines, ...toPrint];
		const rows = rowsOfSentence(room.width, room.height - all.length);
		return (
			<>
				<Box flexDirection="column" height={room.height - rows} flexShrink={0} paddingX={1}>
					<Lines lines={saidLines(all, at, {width: room.width - 2, height: room.height - rows})} />
				</Box>
				<Sentence words={words} columns={room.width} rows={rows} message={message} />
			</>
		);
	}

	const width = room.width - panelColumns;
	const height = room.height - reportRows;
	const rows = height - panelRows - (toPrint.length > 0 ? toPrint.length + 1 : 0);
	return (
		<>
			<Panel width={room.width} height={height}>
				<Section title={title}>
					<Lines lines={saidLines(lines, at, {width, height: rows})} />
				</Section>
				{toPrint.length > 0 && (
					<Section below title={text.run.toPrint} height={toPrint.length}>
						<Lines lines={toPrint.map((line) => [styled(cut(line, width), 'lit')])} />
					</Section>
				)}
			</Panel>
			<StepReport model={model} state={runState(model)} words={words} figures={[]} message={message} />
		</>
	);
}

/** The last lines, but from `at`, if that stands before them: the line of an error, which is marked. */
export function saidLines(lines: readonly string[], at: number, {width, height}: PanelSize): readonly Line[] {
	const first = Math.max(0, Math.min(lines.length - height, at));
	return lines
		.slice(first, first + height)
		.map((line, index) => [styled(cut(line, width), first + index === at ? 'wrong' : undefined)]);
}

/** Lines from `at` on are seen. */
function toldOf(result: Result, {run}: Text) {
	const {program, size, printed, errorAt, isStopped, isMissing, startFile} = result;
	const name = program.isFile ? program.typed : program.run(size).at(-1)!;
	const toPrint = program.toPrint.split('\n');
	if (startFile !== undefined) {
		return {title: name, lines: startOf(startFile, run.start).split('\n'), at: -1, toPrint: []};
	}

	return {
		title: isStopped && !isMissing ? run.errors(name) : run.printed(name),
		lines: printed,
		at: errorAt ?? printed.length,
		toPrint: isStopped && !isMissing ? [] : toPrint,
	};
}
