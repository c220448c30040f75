import {Box} from 'ink';
import {callsLayout} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns, Panel, panelColumns, panelHeight, panelRows, Section} from '../../components/panel.js';
import {type Line, Lines, StyledText} from '../../components/styled-text.js';
import {windowLayout} from '../../components/window.js';
import {momentToRead} from '../../explorer/playback.js';
import type {Moment} from '../../solver/index.js';
import {Compact, compactRows} from '../compact.js';
import type {ScreenProps} from '../screen.js';
import {memoryRows} from '../steps/memory.js';
import {countFigure, StepReport, stepFigure} from '../steps/report.js';
import {SectionBelow, Stack, StackPanel, sectionRows} from '../steps/stack.js';
import {rowsOf, searchLayout, views} from './layout.js';
import {sectionOf} from './panels.js';
import {prediction} from './prediction.js';
import {type SearchScene, sceneAt} from './scene.js';
import {pillOf, wordsAt} from './sentences.js';
import {mapLine, treeBelow} from './tree-lines.js';

export function Search({model, knowledge, room, message}: ScreenProps) {
	const display = useDisplay();
	const {text, label} = display;
	const scene = sceneAt(model, knowledge);
	const {moment, hidden} = scene;
	if (windowLayout(model) === 'compact') {
		// The numbers of the columns stand above the board.
		const board = callsLayout(model.size, {...room, height: compactRows(room) - 1});
		return (
			<Compact room={room} words={wordsAt(model, knowledge, moment, hidden, board)} message={message}>
				<Stack {...scene} layout={board} />
			</Compact>
		);
	}

	const layout = searchLayout(model, room);
	const {board, left, right, third, memory: place, height, sentence, tree, hasMap} = layout;
	const id = tree > 0 || prediction.of(model).isOn ? 'program' : views.shownIn(model);
	// The marks of the program stand at the border.
	const paddingX = id === 'program' ? 0 : 1;
	const above = place === 'program' ? sectionRows : 0;
	const [stackRows, programRows] = rowsOf(layout);
	const programHeight = id === 'program' ? panelHeight(programRows, height) : height;
	const inside = {width: right - borderColumns - 2 * paddingX, height: programHeight - panelRows - above};
	const memoryWidth = {beside: third, program: right, board: left}[place ?? 'board'] - panelColumns;
	const memory = sectionOf(scene, 'memory', {width: memoryWidth, height: memoryRows}, display);
	const {title, lines} = sectionOf(scene, id, inside, display, board);
	// While a question stands, the key is an answer.
	const next = hidden.future ? undefined : views.next(model);
	const key = label('view').split(' ')[0] ?? '';
	return (
		<>
			<Box height={height} flexShrink={0}>
				<StackPanel
					{...scene}
					layout={board}
					width={left}
					height={panelHeight(stackRows, height)}
					below={place === 'board' ? memory : undefined}
				/>
				<Panel width={right} height={programHeight}>
					<Section title={title} hint={next && text.joined.entry(key, text.footerInstead[next])} paddingX={paddingX}>
						<Lines lines={lines} />
					</Section>
					{place === 'program' && <SectionBelow section={memory} />}
				</Panel>
				{place === 'beside' && (
					<Panel width={third} height={panelHeight(memoryRows, height)}>
						<Section title={memory.title} variant={memory.variant}>
							<Lines lines={memory.lines} />
						</Section>
					</Panel>
				)}
			</Box>
			<StepReport
				model={model}
				speed={model.speed}
				isAsking={hidden.future}
				pill={model.notice ? undefined : pillOf(model, display)}
				words={wordsAt(model, knowledge, moment, hidden, board)}
				figures={figuresOf(scene)}
				rows={sentence}
				message={message}
			/>
			{hasMap && <StyledText runs={mapLine(scene, room.width, display)} />}
			{tree > 0 && <Lines lines={treeBelow(scene, {width: room.width, height: tree}, display)} />}
		</>
	);
}

/** A question hides totals, and a dead end just counted. */
function figuresOf({model, knowledge, moment: shown, variant, hidden}: SearchScene): readonly Line[] {
	const {text} = model;
	const moment = momentToRead(model, knowledge, shown);
	const {end} = knowledge.tape(model.size);
	const {isOn, right, asked} = prediction.of(model);
	const score = text.prediction.scored(right, asked);
	const known = (count: number | undefined) => (count === undefined ? text.unknown : text.number(count));
	const ofAll = (count: number | undefined, all: number | undefined) =>
		end ? text.ofTotal(known(count), known(hidden.future ? undefined : all)) : known(count);
	const {solutions, tests, placements} = moment;
	const deadEnds = hidden.future && isAtEndOfRow(moment) ? undefined : moment.deadEnds;
	const checks = variant.checks(moment);
	return [
		stepFigure(model, knowledge, shown),
		...(isOn && asked > 0 ? [countFigure(score.count, score.name)] : []),
		countFigure(ofAll(solutions, end?.solutions), text.counted.solutions(end?.solutions ?? solutions)),
		countFigure(ofAll(deadEnds, end?.deadEnds), text.counted.deadEnds(end?.deadEnds ?? moment.deadEnds)),
		countFigure(text.number(tests), text.counted.tests(tests)),
		countFigure(text.number(placements), text.counted.placements(placements)),
		countFigure(text.number(checks), text.counted.checks(checks)),
	];
}

function isAtEndOfRow({size, step}: Moment): boolean {
	return step?.type === 'test' && step.attack !== undefined && step.column === size - 1;
}
