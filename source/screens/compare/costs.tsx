import {Box, Text} from 'ink';
import {memo} from 'react';
import {Bar} from '../../components/bars.js';
import {useDisplay} from '../../components/display.js';
import {palette} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {costUpTo} from '../../explorer/live-run.js';
import {type Moment, memoryAt, type Variant, type VariantId, variants} from '../../solver/index.js';
import type {MarkId, Text as Texts} from '../../text/en.js';
import {cells, padEnd, padStart} from '../../text/width.js';

/** What a variant costs. The count is undefined while it is unknown; `share` is that of the dearest variant. */
type VariantCost = {
	readonly id: VariantId;
	readonly count: number | undefined;
	readonly share: number;
	readonly isCheapest: boolean;
};

type CostGroupId = keyof Texts['compare']['costs'];

/** One cost of all variants, on a scale of its own. */
type CostGroup = {readonly id: CostGroupId; readonly costs: readonly VariantCost[]};

/** What the variants cost up to a moment and in the whole search, the most important first. */
export function costGroups(knowledge: Knowledge, moment: Moment): readonly CostGroup[] {
	const {end} = knowledge.tape(moment.size);
	return [
		group('checks-so-far', (variant) => costUpTo(moment, variant).checks),
		group('checks-in-all', (variant) => end && costUpTo(end, variant).checks),
		group('writes-so-far', (variant) => costUpTo(moment, variant).writes),
		group('writes-in-all', (variant) => end && costUpTo(end, variant).writes),
		group('cells-now', (variant) => memoryAt(variant, moment)),
	];
}

function group(id: CostGroupId, countOf: (variant: Variant) => number | undefined): CostGroup {
	const counts = variants.map(countOf);
	const known = counts.filter((count) => count !== undefined);
	const [least, most] = [Math.min(...known), Math.max(...known)];
	return {
		id,
		costs: variants.map((variant, index) => {
			const count = counts[index];
			// Where all cost the same, none is the cheapest.
			return {id: variant.id, count, share: count ? count / most : 0, isCheapest: count === least && least < most};
		}),
	};
}

/** How the groups are drawn in a room: which of them, and the widths and heights of their parts in cells. */
type CostForm = {
	readonly groups: readonly CostGroup[];
	/** The name stands in a line above its group, or beside its first bar, in this number of columns. */
	readonly name: 'above' | number;
	readonly count: number;
	readonly bar: number;
	/** The lines of a bar, and the empty lines between groups. */
	readonly thickness: number;
	readonly gap: number;
};

const variantColumns = Math.max(...variants.map(({id}) => cells(id))) + 1;
/** The sign of the cheapest between two spaces. */
const bestColumns = 3;
const leastBar = 4;
const preferredBar = 6;
/** Counts with more digits than this are rounded. */
const longestCount = 12;
/** The width for the costs of all but very long searches, with short bars. */
export const leastCosts = 24;

/** With room for a name above each group in one window, it is there for all boards: so `isLarge` is a size of windows. */
function formIn(groups: readonly CostGroup[], {width, height}: PanelSize, isLarge: boolean, text: Texts): CostForm {
	const count = Math.max(...groups.flatMap(({costs}) => costs.map((each) => cells(countWords(each, text)))));
	const room = width - variantColumns - count - bestColumns;
	const beside = Math.max(...groups.map(({id}) => cells(text.compare.costs[id]))) + 1;
	const isAbove = isLarge || room - beside < preferredBar;
	const rows = variants.length + (isAbove ? 1 : 0);
	const shown = groups.slice(0, Math.max(0, Math.floor(height / rows)));
	const isThick = isAbove && height >= groups.length * (rows + variants.length + 1);
	const taken = shown.length * (rows + (isThick ? variants.length : 0));
	const bar = isAbove ? room : room - beside;
	return {
		// Where a count would be cut, nothing is shown.
		groups: room + bestColumns >= 0 ? shown : [],
		name: isAbove ? 'above' : beside,
		count,
		bar: bar < leastBar ? 0 : bar,
		thickness: isThick ? 2 : 1,
		gap: Math.min(isAbove ? 2 : 1, Math.floor((height - taken) / Math.max(1, shown.length - 1))),
	};
}

function countWords({count}: VariantCost, text: Texts): string {
	return count === undefined ? text.unknown : text.large(BigInt(count), longestCount);
}

type CostsProps = {
	readonly groups: readonly CostGroup[];
	readonly room: PanelSize;
	readonly isLarge: boolean;
};

/** Bars of what the variants cost. Where not all groups have room, the last ones are left out. */
export function Costs({groups, room, isLarge}: CostsProps) {
	const {text} = useDisplay();
	const {groups: shown, ...form} = formIn(groups, room, isLarge, text);
	return (
		<Box flexDirection="column" rowGap={form.gap}>
			{shown.map(({id, costs}) => (
				<Box key={id} flexDirection="column" flexShrink={0}>
					{form.name === 'above' && <Text bold>{text.compare.costs[id]}</Text>}
					{costs.map((cost, index) => (
						<Cost key={cost.id} cost={cost} form={form} name={index === 0 ? text.compare.costs[id] : ''} />
					))}
				</Box>
			))}
		</Box>
	);
}

type CostProps = {readonly cost: VariantCost; readonly form: Omit<CostForm, 'groups'>; readonly name: string};

/** A variant with its count, a sign if it is the cheapest, and its bar. Drawn again only if something in it has changed. */
const Cost = memo(
	function Cost({cost, form: {name: nameColumns, count, bar, thickness}, name}: CostProps) {
		const {glyphs, text} = useDisplay();
		const {id, share, isCheapest} = cost;
		const before = nameColumns === 'above' ? 0 : nameColumns;
		const indent = before + variantColumns + count + bestColumns;
		return (
			<>
				<Text>
					{padEnd(before > 0 ? name : '', before)}
					<Text bold={isCheapest} color={palette()[id]}>
						{padEnd(id, variantColumns)}
					</Text>
					<Text bold={isCheapest}>{padStart(countWords(cost, text), count)}</Text>
					{isCheapest ? <Text bold> {glyphs.best} </Text> : bar > 0 && '   '}
					<Bar share={share} width={bar} colour={palette()[id]} />
				</Text>
				{thickness > 1 && (
					<Text>
						{' '.repeat(indent)}
						<Bar share={share} width={bar} colour={palette()[id]} />
					</Text>
				)}
			</>
		);
	},
	(before, after) => JSON.stringify(before) === JSON.stringify(after),
);

/** The marks of the legend on the groups that have room. */
export function marksOnCosts(
	groups: readonly CostGroup[],
	room: PanelSize,
	isLarge: boolean,
	text: Texts,
): readonly MarkId[] {
	const form = formIn(groups, room, isLarge, text);
	const costs = form.groups.flatMap((each) => each.costs);
	return [
		...(costs.some(({isCheapest}) => isCheapest) ? (['cheapest'] as const) : []),
		...(form.bar > 0 && costs.some(({share}) => share > 0) ? (['cost-bar'] as const) : []),
		...(costs.some(({count}) => count === undefined) ? (['unknown-total'] as const) : []),
	];
}
