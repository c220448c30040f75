import {Box} from 'ink';
import {Board} from '../../components/board.js';
import {type BoardLayout, boardLayout, boardSizeIn} from '../../components/board-size.js';
import type {Counter} from '../../components/counters.js';
import {useDisplay} from '../../components/display.js';
import {Memory, marksOnMemory, memoryOf, memoryRows} from '../../components/memory.js';
import {borderColumns, Panel, panelColumns, Section} from '../../components/panel.js';
import {Sentence} from '../../components/sentence.js';
import {isCompactWindow} from '../../components/step-layout.js';
import {StepReport, stepCounters} from '../../components/step-report.js';
import {focusOf, marksOnBoard, stepRows} from '../../components/step-squares.js';
import {run, StyledText} from '../../components/styled-text.js';
import {marksOnTimeline, type Questions} from '../../components/timeline.js';
import {type PanelSize, sentenceRows} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Work} from '../../explorer/live-run.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {posed} from '../../explorer/prediction/asking.js';
import type {Question} from '../../explorer/prediction/question.js';
import {checksOf, type Moment, memoryType, type Tape, type Variant, variantOf} from '../../solver/index.js';
import type {MarkId} from '../../text/en.js';
import type {LonePanelProps, Screen, ScreenProps} from '../screen.js';
import {
	compactGap,
	compactLayout,
	layoutIn,
	nextView,
	type RightSection,
	type SearchLayout,
	shownView,
} from './layout.js';
import {marksOnNodes, Nodes, nodesByDepth} from './nodes.js';
import {hiddenFor, prediction} from './prediction.js';
import {marksOnProgram, Program, programLines, programSize, programValues} from './program.js';
import {wordsAt} from './question-lines.js';
import {callsAt, marksOnStack, Stack, stackColumns, visibleCalls} from './stack.js';
import {marksOnTree, Tree, treeSize} from './tree/tree.js';

/** One step of the search, as the current variant does it: board and stack, beside them one view, and what is said about it. */
export function Search({model, knowledge, room, message}: ScreenProps) {
	const scene = sceneOf(model, knowledge);
	if (isCompactWindow(model.window)) {
		return <CompactSearch scene={scene} room={room} message={message} />;
	}

	const {moment, question} = scene;
	const {isPart} = model.window;
	const layout = layoutIn(model, room);
	return (
		<>
			<Box height={layout.height} flexShrink={0}>
				<BoardAndStack scene={scene} layout={layout} />
				<RightBox scene={scene} layout={layout} />
			</Box>
			{!isPart && (
				<StepReport
					model={model}
					knowledge={knowledge}
					moment={moment}
					words={wordsAt(model, knowledge, moment, question, layout.board)}
					counters={countersOf(scene)}
					message={message}
					questions={scene.questions}
				/>
			)}
		</>
	);
}

/** What all panels show. */
type Scene = {
	readonly model: Model;
	readonly knowledge: Knowledge;
	readonly tape: Tape;
	readonly moment: Moment;
	readonly variant: Variant & {readonly id: Model['variant']};
	readonly work: Work;
	/** The question whose answer no panel may show. */
	readonly question: Question | undefined;
	readonly questions: Questions;
};

function sceneOf(model: Model, knowledge: Knowledge): Scene {
	const moment = searchMoment(model, knowledge);
	const question = hiddenFor(model, knowledge);
	const between = prediction.of(model).isOn ? 'between' : 'none';
	return {
		model,
		knowledge,
		tape: knowledge.tape(model.size),
		moment,
		variant: variantOf(model.variant),
		work: knowledge.runs.at(model.variant, moment),
		question,
		questions: question ? 'standing' : between,
	};
}

function BoardAndStack({scene, layout}: {readonly scene: Scene; readonly layout: SearchLayout}) {
	const {glyphs, text} = useDisplay();
	const {model, knowledge, tape, moment, question} = scene;
	const {board, left, calls} = layout;
	const all = callsAt(model, tape, moment, question);
	const hidden = Math.max(0, all.length - calls);
	return (
		<Panel width={left} height={layout.height}>
			<Section title={text.panels.board} paddingX={0} isCentred {...(calls > 0 && {height: layout.height - calls - 3})}>
				<Board rows={stepRows(model, knowledge, moment, board, question)} layout={board} focus={focusOf(moment)} />
			</Section>
			{calls > 0 && (
				<Section title={text.titles.stack(hidden, glyphs.above)} below paddingX={0} height={calls}>
					<Box flexDirection="column" paddingLeft={1}>
						<Stack calls={visibleCalls(all, calls)} size={model.size} width={left - borderColumns - 1} />
					</Box>
				</Section>
			)}
		</Panel>
	);
}

type RightBoxProps = {readonly scene: Scene; readonly layout: SearchLayout};

function RightBox({scene, layout}: RightBoxProps) {
	const {text, label, glyphs} = useDisplay();
	const {model, tape, moment, variant, question} = scene;
	const {right, views, height} = layout;
	const shown = shownView(model, layout);
	// While a question stands, the key is an answer.
	const key = label('view').split(' ')[0] ?? '';
	const next = model.window.isPart || question ? undefined : nextView(model, layout, 1);
	const hint = next && text.nextView(key, text.views[next]);
	const titleOf = (section: RightSection) => {
		switch (section.id) {
			case 'program': {
				const {row, column} = programValues(moment);
				return text.titles.program(row, column);
			}

			case 'memory': {
				return text.titles.memory(variant.id);
			}

			case 'nodes': {
				return text.titles.nodes();
			}

			case 'tree': {
				const {visited, all} = treeSize(tape, moment, question !== undefined);
				return text.titles.tree(visited, all);
			}

			case 'stack': {
				const calls = callsAt(model, tape, moment, question);
				return text.titles.stack(Math.max(0, calls.length - section.rows), glyphs.above);
			}
		}
	};
	return (
		<Panel width={right} height={height}>
			{(views[shown] ?? []).map((section, index) => (
				<Section
					key={section.id}
					title={titleOf(section)}
					hint={index === 0 ? hint : undefined}
					below={index > 0}
					paddingX={section.id === 'program' ? 0 : 1}
					height={section.rows}
				>
					<RightContent scene={scene} section={section} width={right} />
				</Section>
			))}
		</Panel>
	);
}

type RightContentProps = {
	readonly scene: Scene;
	readonly section: RightSection;
	/** Of the box, with its border. */
	readonly width: number;
};

function RightContent({scene, section: {id, rows}, width}: RightContentProps) {
	const {text} = useDisplay();
	const {model, tape, moment, variant, work, question} = scene;
	const inside = width - panelColumns;
	switch (id) {
		case 'program': {
			return (
				<Program
					lines={linesOf(scene)}
					variant={variant.id}
					code={model.code}
					width={width - borderColumns}
					height={rows}
					// A lesson explains the program itself, and asks about what the notes say.
					notes={model.window.isPart ? [] : (text.listingNotes[variant.id] ?? [])}
				/>
			);
		}

		case 'memory': {
			return isMemoryHidden(scene) ? (
				<StyledText runs={[run(text.prediction.hidden)]} />
			) : (
				<Memory work={work} variant={variant} code={model.code} moment={moment} width={inside} />
			);
		}

		case 'nodes': {
			const depths = nodesByDepth(tape, moment, question !== undefined);
			const most = Math.max(1, ...tape.horizon.placements);
			return <Nodes depths={depths} most={most} moment={moment} width={inside} height={rows} />;
		}

		case 'tree': {
			return <Tree tape={tape} moment={moment} isFutureHidden={question !== undefined} width={inside} height={rows} />;
		}

		case 'stack': {
			const calls = callsAt(model, tape, moment, question);
			return <Stack calls={visibleCalls(calls, rows)} size={model.size} width={inside} />;
		}
	}
}

/** Whether the memory answers the question: flags and masks say which squares are attacked, comparisons are of the last test. */
function isMemoryHidden({variant, question}: Scene): boolean {
	return question?.type === 'test' && memoryType(variant) !== 'comparisons';
}

/** The program, as the variant has run it: it decides which attack was found. */
function linesOf({model, variant, moment, work, question}: Scene) {
	const isNextShown = question === undefined && !posed.of(model).isNextHidden;
	return programLines(
		variant.listings[model.code],
		{...moment, step: work.disagreement ? moment.step : work.step},
		isNextShown,
	);
}

function countersOf({model, tape, moment, variant, question}: Scene): readonly Counter[] {
	const {text} = model;
	const {isOn, right, asked} = prediction.of(model);
	const checks = checksOf(variant.id, moment);
	const score = isOn && asked > 0 && !posed.of(model).isElsewhere ? [text.prediction.scored(right, asked)] : [];
	return [
		...score,
		...stepCounters(tape, moment, text, question !== undefined),
		{count: text.number(checks), name: text.counted.checks(checks)},
	];
}

type CompactProps = {readonly scene: Scene; readonly room: PanelSize; readonly message: string | undefined};

/** The board, the stack beside it where there is room, and one sentence. */
function CompactSearch({scene, room, message}: CompactProps) {
	const {model, knowledge, tape, moment, question} = scene;
	const {board, hasStack, height} = compactLayout(model.size, room);
	const calls = callsAt(model, tape, moment, question);
	return (
		<>
			<Box height={height} flexShrink={0} justifyContent="center" columnGap={compactGap}>
				<Board rows={stepRows(model, knowledge, moment, board, question)} layout={board} focus={focusOf(moment)} />
				{hasStack && (
					<Box flexDirection="column" flexShrink={0}>
						<Stack calls={visibleCalls(calls, height)} size={model.size} width={room.width} />
					</Box>
				)}
			</Box>
			<Sentence
				words={wordsAt(model, knowledge, moment, question, board)}
				columns={room.width}
				rows={sentenceRows}
				message={message}
			/>
		</>
	);
}

/** The panels that can be drawn alone. */
export const panels = {
	board: {
		sizeIn: ({size}, room) => boardSizeIn(size, room),
		Component({model, knowledge, room}) {
			const {moment, question} = sceneOf(model, knowledge);
			const board = boardLayout(model.size, room.width, room.height);
			return (
				<Board rows={stepRows(model, knowledge, moment, board, question)} layout={board} focus={focusOf(moment)} />
			);
		},
	},
	stack: {
		// The last call finds all rows filled.
		sizeIn: ({size}, room) => smaller({width: Math.max(stackColumns(size), leastStack), height: size + 1}, room),
		Component: (props) => <Alone id="stack" {...props} />,
	},
	program: {
		sizeIn: ({variant, code}, room) => smaller(programSize(variantOf(variant).listings[code]), room),
		Component: (props) => <Alone id="program" {...props} />,
	},
	memory: {
		sizeIn: (_, room) => smaller({...room, height: memoryRows}, room),
		Component: (props) => <Alone id="memory" {...props} />,
	},
	tree: {
		sizeIn: (_, room) => room,
		Component: (props) => <Alone id="tree" {...props} />,
	},
} satisfies Screen['panels'];

/** The stack has room for what stands in place of a loop. */
const leastStack = 30;

function smaller(one: PanelSize, other: PanelSize): PanelSize {
	return {width: Math.min(one.width, other.width), height: Math.min(one.height, other.height)};
}

/** What stands in the right box, without the box. */
function Alone({model, knowledge, room, id}: LonePanelProps & Pick<RightSection, 'id'>) {
	const columns = id === 'program' ? borderColumns : panelColumns;
	const section = {id, rows: room.height};
	return <RightContent scene={sceneOf(model, knowledge)} section={section} width={room.width + columns} />;
}

/** The marks of the legend that are on the screen. */
export function marksOnSearch(model: Model, knowledge: Knowledge, room: PanelSize): ReadonlySet<MarkId> {
	const scene = sceneOf(model, knowledge);
	const {tape, moment, question, questions} = scene;
	const all = callsAt(model, tape, moment, question);
	const onBoard = (board: BoardLayout) =>
		marksOnBoard(stepRows(model, knowledge, moment, board, question), board, focusOf(moment), moment);
	if (isCompactWindow(model.window)) {
		const {board, hasStack, height} = compactLayout(model.size, room);
		return new Set([...onBoard(board), ...(hasStack ? marksOnStack(all, height) : [])]);
	}

	const {isPart} = model.window;
	const layout = layoutIn(model, room);
	const sections = layout.views[shownView(model, layout)] ?? [];
	return new Set([
		...onBoard(layout.board),
		...(layout.calls > 0 ? marksOnStack(all, layout.calls) : []),
		...sections.flatMap((section) => marksOnSection(scene, section, layout.right)),
		...(isPart ? [] : marksOnTimeline(model, knowledge, moment, questions)),
		...(question && tape.end && !isPart ? (['unknown-total'] as const) : []),
	]);
}

function marksOnSection(scene: Scene, {id, rows}: RightSection, width: number): readonly MarkId[] {
	const {model, tape, moment, variant, work, question} = scene;
	const isAsking = question !== undefined;
	switch (id) {
		case 'program': {
			return marksOnProgram(linesOf(scene), rows);
		}

		case 'memory': {
			return isMemoryHidden(scene) ? [] : marksOnMemory(memoryOf(work, variant, model.code, model.text));
		}

		case 'nodes': {
			return marksOnNodes(nodesByDepth(tape, moment, isAsking), moment, rows);
		}

		case 'tree': {
			return marksOnTree(tape, moment, isAsking, {width: width - panelColumns, height: rows});
		}

		case 'stack': {
			return marksOnStack(callsAt(model, tape, moment, question), rows);
		}
	}
}
