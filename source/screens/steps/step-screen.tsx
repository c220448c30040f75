import {Box} from 'ink';
import {boardPanel} from '../../components/board.js';
import type {BoardLayout} from '../../components/board-size.js';
import {type Display, useDisplay, type Writing} from '../../components/display.js';
import {Panel, Section, sectionRows} from '../../components/panel.js';
import {Sentence} from '../../components/sentence.js';
import {type Line, Lines} from '../../components/styled-text.js';
import {type PanelSize, sentenceRows} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import type {Hidden} from '../../explorer/prediction/question.js';
import {totalOf} from '../../explorer/total.js';
import {type Moment, squaresOf} from '../../solver/index.js';
import type {MarkId, WordId} from '../../text/en.js';
import type {Wordings} from '../../text/width.js';
import type {LonePanel, Screen, ScreenProps, Statements} from '../screen.js';
import {numberedLayout, type StepLayout} from './layout.js';
import {type Counter, StepReport} from './report.js';
import {focusOf, stepRows} from './squares.js';
import {Stack, StackPanel, type StepSection} from './stack.js';

export const stepMarks: readonly MarkId[] = [
	'queen',
	'safe',
	'rejected',
	'not-read',
	'touched-flag',
	'explored',
	'fruitful',
	'running',
	'returned',
	'just-placed',
	'attacked-square',
	'dead-end',
	'attacker',
	'path',
	'diagonals',
	'safe-square',
	'solution-queen',
	'removed-queen',
	'empty-square',
	'attack-count',
	'diagonal-number',
	'hidden',
	'cut',
	'unknown-total',
];

export const stepTerms: readonly WordId[] = [
	'step',
	'test',
	'check',
	'write',
	'cell',
	'placement',
	'call',
	'stack',
	'return',
	'backtrack',
	'dead-end',
	'explored',
	'failed',
];

export const memoryWords: readonly WordId[] = ['flag', 'mask', 'columns', 'downs', 'ups', 'attacked', 'bit'];

type StepView = {
	readonly moment: Moment;
	readonly hidden?: Hidden;
	readonly words: Wordings;
	readonly shown:
		| {
				readonly type: 'panels';
				readonly layout: StepLayout;
				readonly below: StepSection | undefined;
				readonly sections: readonly StepSection[];
				readonly next: string | undefined;
				readonly counters: readonly Counter[];
				/** Of the sentence. */
				readonly rows?: number;
				/** Below all. */
				readonly picture?: readonly Line[];
		  }
		| {
				readonly type: 'compact';
				readonly board: BoardLayout;
		  };
};

type ViewOf = (model: Model, knowledge: Knowledge, room: PanelSize, writing: Writing) => StepView;

export function stepScreen(viewOf: ViewOf) {
	return {
		counts: 'steps',
		where: (model, knowledge) =>
			model.text.step(placeOf(model).step, totalOf(knowledge.tape(model.size), 'index', model.text)),
		queens: (model, knowledge) => squaresOf(searchMoment(model, knowledge).queens),
		Component: (props) => <Step {...props} viewOf={viewOf} />,
	} satisfies Partial<Screen>;
}

function Step({viewOf, ...props}: ScreenProps & {readonly viewOf: ViewOf}) {
	const display = useDisplay();
	const {model, knowledge, room, message} = props;
	const view = viewOf(model, knowledge, room, display);
	const {words, shown} = view;
	if (shown.type === 'compact') {
		return (
			<>
				<Box height={room.height - sentenceRows} flexShrink={0} justifyContent="center">
					<Stack {...props} {...view} layout={shown.board} />
				</Box>
				<Sentence words={words} columns={room.width} rows={sentenceRows} message={message} />
			</>
		);
	}

	const {layout, below, sections, next, counters, rows: wordRows = sentenceRows, picture = []} = shown;
	const {text, label} = display;
	const heights = sectionRows(
		layout.height,
		sections.map(({rows}) => rows),
	);
	const key = label('view').split(' ')[0] ?? '';
	return (
		<>
			<Box height={layout.height} flexShrink={0}>
				<StackPanel {...props} {...view} layout={layout} below={below} />
				<Panel width={layout.right} height={layout.height}>
					{sections.map(({title, variant, lines, isFlush}, index) => (
						<Section
							key={index}
							title={title}
							variant={variant}
							hint={index === 0 && next ? text.nextView(key, next) : undefined}
							below={index > 0}
							height={heights[index]}
							paddingX={isFlush ? 0 : 1}
						>
							<Lines lines={lines} />
						</Section>
					))}
				</Panel>
			</Box>
			<StepReport {...props} {...view} counters={counters} rows={wordRows} />
			<Lines lines={picture} />
		</>
	);
}

/**
 * The sentence, the number of the step, and what the key of playback does. The total is spoken once, when it is final.
 */
export function stepStatements(
	model: Model,
	knowledge: Knowledge,
	{label}: Display,
	said: readonly string[],
): Statements {
	const {text, isMotionReduced, speed} = model;
	const {horizon, isDone} = knowledge.tape(model.size);
	const {step} = placeOf(model);
	const number = isDone ? text.joined.sentence(text.step(step, text.number(horizon.index))) : text.spoken.step(step);
	const key = label('play');
	return {
		place: text.joined.sentences([...said, number]),
		speed: isMotionReduced ? text.spoken.jumps(key) : text.spoken.speed(key, speed),
	};
}

/** The board and the stack alone. */
export function stepPanels(hiddenIn: (model: Model, knowledge: Knowledge) => Hidden) {
	const sceneOf = (model: Model, knowledge: Knowledge) => ({
		model,
		knowledge,
		moment: searchMoment(model, knowledge),
		hidden: hiddenIn(model, knowledge),
	});
	return {
		board: boardPanel((model, knowledge, {square}) => {
			const scene = sceneOf(model, knowledge);
			return {rows: stepRows(scene, square), focus: focusOf(scene.moment)};
		}),
		stack: {
			sizeIn({size}, room) {
				const {calls, square, rows} = numberedLayout(size, room);
				return {width: calls.width + size * square.width, height: 1 + rows * square.height + Number(calls.hasLast)};
			},
			Component: ({model, knowledge, room}) => (
				<Stack {...sceneOf(model, knowledge)} layout={numberedLayout(model.size, room)} />
			),
		},
	} satisfies Screen['panels'];
}

export function loneLines(
	linesIn: (model: Model, knowledge: Knowledge, room: PanelSize, writing: Writing) => readonly Line[],
	sizeIn: (model: Model, room: PanelSize) => PanelSize = (_, room) => room,
): LonePanel {
	return {
		sizeIn(model, room) {
			const {width, height} = sizeIn(model, room);
			return {width: Math.min(width, room.width), height: Math.min(height, room.height)};
		},
		Component({model, knowledge, room}) {
			return <Lines lines={linesIn(model, knowledge, room, useDisplay())} />;
		},
	};
}
