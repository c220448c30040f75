import type {Writing} from '../../components/display.js';
import {bar, type Line, run, runsWidth} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {costUpTo} from '../../explorer/live-run.js';
import {type Moment, memoryAt, type Variant, type VariantId, variants} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {cells, padEnd, padStart} from '../../text/width.js';

/** What a variant costs. The count is undefined while it is unknown; `share` is that of the dearest variant. */
type VariantCost = {
	readonly id: VariantId;
	readonly count: number | undefined;
	readonly share: number;
	readonly isCheapest: boolean;
};

type CostGroupId = keyof Text['compare']['costs'];

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
	/** Whether a bar takes two lines, and the empty lines between groups. */
	readonly isThick: boolean;
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
function formIn(groups: readonly CostGroup[], {width, height}: PanelSize, isLarge: boolean, text: Text): CostForm {
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
		isThick,
		gap: Math.min(isAbove ? 2 : 1, Math.floor((height - taken) / Math.max(1, shown.length - 1))),
	};
}

function countWords({count}: VariantCost, text: Text): string {
	return count === undefined ? text.unknown : text.large(BigInt(count), longestCount);
}

/** Bars of what the variants cost. Where not all groups have room, the last ones are left out. */
export function costLines(
	groups: readonly CostGroup[],
	room: PanelSize,
	isLarge: boolean,
	{glyphs, text}: Writing,
): readonly Line[] {
	const {groups: shown, name: nameColumns, count, bar: barColumns, isThick, gap} = formIn(groups, room, isLarge, text);
	const before = nameColumns === 'above' ? 0 : nameColumns;
	return shown.flatMap(({id, costs}, order) => [
		...Array.from({length: order > 0 ? gap : 0}, () => []),
		...(nameColumns === 'above' ? [[run(text.compare.costs[id], 'strong')]] : []),
		...costs.flatMap((cost, index) => {
			const {share, isCheapest} = cost;
			const name = before > 0 && index === 0 ? text.compare.costs[id] : '';
			const weight = isCheapest ? 'strong' : undefined;
			const unknown = cost.count === undefined ? 'unknown-total' : undefined;
			const figures = [
				run(padEnd(name, before)),
				{...run(padEnd(cost.id, variantColumns), cost.id), isPlain: !isCheapest},
				run(padStart(countWords(cost, text), count), weight, unknown),
				isCheapest ? run(` ${glyphs.best} `, 'strong', 'cheapest') : run(' '.repeat(bestColumns)),
			];
			const drawn = bar(share, barColumns, cost.id, glyphs, 'cost-bar');
			const below = [[run(' '.repeat(runsWidth(figures))), drawn]];
			return [[...figures, drawn], ...(isThick ? below : [])];
		}),
	]);
}
