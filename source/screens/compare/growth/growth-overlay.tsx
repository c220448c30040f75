import {Box, Text} from 'ink';
import {Bar} from '../../../components/bars.js';
import {useDisplay} from '../../../components/display.js';
import {palette} from '../../../components/theme.js';
import {bodySize, type PanelSize} from '../../../components/window.js';
import {single} from '../../../explorer/keymap.js';
import type {Model} from '../../../explorer/model.js';
import {closeRow, opened} from '../../../explorer/screen.js';
import type {VariantId} from '../../../solver/index.js';
import type {MarkId} from '../../../text/en.js';
import {cells, padEnd, padStart} from '../../../text/width.js';
import type {Overlay, ScreenProps} from '../../screen.js';
import {createScroll, insidePage, Page} from '../../scroll.js';
import {type Growth, growth, isMeasuring} from './growth.js';
import {
	type Columns,
	type Figure,
	factorText,
	type GrowthLine,
	gap,
	growthLines,
	leastTime,
	type QuantityId,
	sizeColumns,
	valueText,
} from './growth-lines.js';

/** The size of the lines below the status, which stays visible. */
function insideOf(room: PanelSize): PanelSize {
	const {width, height} = insidePage(room);
	return {width, height: height - 1};
}

const scroll = createScroll('growth-scroll', (model) => {
	const {width, height} = insideOf(bodySize(model));
	return {length: growthLines(growth.of(model), width, model.text).length, height};
});

/** Opens the overlay at its first line and starts to measure. Earlier measurements stay. */
export function openGrowth(model: Model): Model {
	return measure(opened(scroll.toStart(model), 'growth'));
}

function measure(model: Model): Model {
	return growth.with(model, {isOn: true, at: undefined});
}

function stop(model: Model): Model {
	return growth.with(model, {isOn: false, at: undefined});
}

/** Shows how the cost of each variant grows with the size of the board, measured on this machine. */
export const growthOverlay: Overlay = {
	id: 'growth',
	keys: [
		{
			id: 'measure',
			footerInstead: (model) => (isMeasuring(model) ? 'stop-measuring' : undefined),
			bindings: single('space', (model) => (isMeasuring(model) ? stop : measure)(model)),
		},
		...scroll.keys,
		closeRow(),
	],
	footer: () => ['measure', 'scroll', 'close'],
	words: ['n', 'ms', 'check', 'variant', 'log-scale'],
	passes: ['screen', 'help', 'save', 'way-back'],
	Component: GrowthPage,
	marks: marksOnGrowth,
	speech(model, _knowledge, {label}) {
		const {text} = model;
		const {measurements} = growth.of(model);
		const {milliseconds, lessThan, stopped} = text.growth;
		const timeOf = (time: number) => (time < leastTime ? lessThan(milliseconds(leastTime)) : milliseconds(time));
		const lines = measurements.map((each) => [
			`${each.size} ${each.variant}`,
			text.spoken.measured(each.size, each.variant, timeOf(each.milliseconds), each.checks),
		]);
		const state = isMeasuring(model) ? text.spoken.measuring(label('measure')) : stopped(label('measure'));
		return {...Object.fromEntries(lines), measuring: state};
	},
};

/** What has been measured, below a line that says what is being measured. */
function GrowthPage({model, room}: ScreenProps) {
	const measured = growth.of(model);
	const {width, height} = insideOf(room);
	const visible = scroll.visible(model, growthLines(measured, width, model.text), height);
	return (
		<Page room={room} title={model.text.growth.title} head={<Status growth={measured} width={width} />} {...visible}>
			{(line, index) => <Line key={index} line={line} />}
		</Page>
	);
}

const mostProgress = 20;

/** What is being measured and how much of it is done, with a bar where there is room. */
function Status({growth: {at, isOn}, width}: {readonly growth: Growth; readonly width: number}) {
	const {glyphs, text, label} = useDisplay();
	if (!isOn || !at) {
		return <Text bold>{isOn ? ' ' : text.growth.stopped(label('measure'))}</Text>;
	}

	const words = text.growth.measuring(at.size, at.variant);
	const room = Math.max(0, Math.min(mostProgress, width - cells(words + text.growth.progress(1))));
	const done = Math.round(at.progress * room);
	return (
		<Text>
			{words}
			<Text color={palette()[at.variant]}>{glyphs.full.repeat(done)}</Text>
			<Text color={palette().line}>{glyphs.empty.repeat(room - done)}</Text>
			{text.growth.progress(at.progress)}
		</Text>
	);
}

function Line({line}: {readonly line: GrowthLine}) {
	const {text} = useDisplay();
	switch (line.type) {
		case 'words': {
			return <Text bold={line.isHead === true}>{line.words === '' ? ' ' : line.words}</Text>;
		}

		case 'names': {
			return (
				<Text>
					{padStart(text.growth.n, sizeColumns)}
					{line.ids.map((id) => (
						<Text key={id} bold color={palette()[id]}>
							{padEnd(' '.repeat(gap) + id, line.columns.all)}
						</Text>
					))}
				</Text>
			);
		}

		case 'figures': {
			const {size, of} = line.row;
			return (
				<Box>
					<Text>{padStart(String(size), sizeColumns)}</Text>
					{line.ids.map((id) => (
						<Box key={id} width={line.columns.all}>
							<FigureOf id={id} figure={of[id]} quantity={line.quantity} columns={line.columns} />
						</Box>
					))}
				</Box>
			);
		}
	}
}

type FigureProps = {
	readonly id: VariantId;
	readonly figure: Figure | undefined;
	readonly quantity: QuantityId;
	readonly columns: Columns;
};

/** A value, its factor to the size before, and its bar. */
function FigureOf({id, figure, quantity, columns: {value, factor, bar}}: FigureProps) {
	const {text} = useDisplay();
	return (
		figure && (
			<Text>
				{' '.repeat(gap)}
				<Text bold>{padStart(valueText(figure, quantity, text), value)}</Text>{' '}
				{padStart(factorText(figure, text), factor)} <Bar share={figure.share} width={bar} colour={palette()[id]} />
			</Text>
		)
	);
}

/** The marks of the legend on the visible lines. */
function marksOnGrowth(model: Model, _knowledge: unknown, room: PanelSize): ReadonlySet<MarkId> {
	const measured = growth.of(model);
	const {width, height} = insideOf(room);
	const {lines, isAbove, isBelow} = scroll.visible(model, growthLines(measured, width, model.text), height);
	const rows = lines.flatMap((line) => (line.type === 'figures' ? [line] : []));
	const figures = rows.flatMap(({row, ids}) => ids.flatMap((id) => row.of[id] ?? []));
	const marks: readonly (readonly [isShown: boolean, id: MarkId])[] = [
		[measured.isOn && measured.at !== undefined, 'progress'],
		[rows.some(({columns}) => columns.bar > 0), 'log-bar'],
		[figures.some(({factor = Number.NaN}) => Number.isFinite(factor)), 'factor'],
		[figures.some(({factor}) => factor === Number.POSITIVE_INFINITY || Number.isNaN(factor)), 'no-factor'],
		[isAbove || isBelow, 'hidden'],
	];
	return new Set(marks.flatMap(([isShown, id]) => (isShown ? [id] : [])));
}
