import {type PanelSize, useDisplay, windowLayout} from '../../components/display.js';
import {Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {Lines, styled} from '../../components/styled-text.js';
import type {Result} from '../../run/result.js';
import {startOf} from '../../run/start.js';
import {printable} from '../../text/printable.js';
import {cut, type Wordings} from '../../text/width.js';
import {rowsOfSentence} from '../compact.js';
import type {ScreenProps} from '../screen.js';
import {reportRows, StepReport} from '../steps/report.js';
import {runState} from './run.js';

type ToldProps = Omit<ScreenProps, 'knowledge'> & {readonly result: Result; readonly words: Wordings};

/** What a program has said that has made no tests; below it the line to print. */
export function Told({result, model, room, words, message}: ToldProps) {
	const {text} = useDisplay();
	const {program, printed, errorAt, isStopped, isMissing, startFile} = result;
	const start = startFile === undefined ? undefined : startOf(startFile, text.run.start).split('\n');
	const asks = !start && (isMissing || !isStopped);
	const frame = panelRows + 2 * Number(asks);
	const isCompact = windowLayout(model) === 'compact';
	const free = room.height - (start ?? printed).length - frame;
	const rows = isCompact ? rowsOfSentence(room.width, free) : reportRows;
	const space = {width: room.width - panelColumns, height: room.height - rows - frame};
	// A long path has no room in a border.
	const name = program.isFile ? program.typed.replace(/.*[\\/]/, '') : program.run(result.size).at(-1)!;
	return (
		<>
			<Panel width={room.width} height={room.height - rows}>
				<Section title={printable(name)}>
					<Lines lines={saidLines(start?.slice(0, space.height) ?? printed, start ? undefined : errorAt, space)} />
				</Section>
				{asks && (
					<Section below title={text.run.toPrint} height={1}>
						<Lines lines={[[styled(cut(program.toPrint, space.width), 'lit')]]} />
					</Section>
				)}
			</Panel>
			<StepReport model={model} state={runState(model)} words={words} message={message} rowsAlone={rows} />
		</>
	);
}

/** The last lines; but from the line of an error on, which is marked, if it stands above them. */
export function saidLines(lines: readonly string[], errorAt: number | undefined, {width, height}: PanelSize) {
	const first = Math.max(0, Math.min(lines.length - height, errorAt ?? lines.length));
	return lines
		.slice(first, first + height)
		.map((line, index) => [styled(cut(line, width), first + index === errorAt ? 'wrong' : undefined)]);
}
