import type {Writing} from '../../components/display.js';
import {panelRows} from '../../components/panel.js';
import {bar, type Line, run, runsWidth} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {costUpTo} from '../../explorer/work.js';
import {type Moment, memoryAt, type Variant, type VariantId, variants} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {cells, padEnd, padStart} from '../../text/width.js';
import {reportRows} from '../steps/layout.js';
import {memoryRows} from '../steps/memory.js';

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

const variantColumns = Math.max(...variants.map(({id}) => cells(id))) + 1;
/** The sign of the cheapest between two spaces. */
const bestColumns = 3;
const leastBar = 4;
const preferredBar = 6;
/** Counts with more digits than this are rounded. */
const longestCount = 12;
/** The width for the costs of all but very long searches, with short bars. */
export const leastCosts = 24;

/** The rows of all groups, each with its name in a line of its own or beside its bars, and a free line between some. */
export const costRows = 16;

/** Whether memories and costs have room below each other. */
export function hasBothViews({height}: Pick<PanelSize, 'height'>): boolean {
	return height - reportRows - panelRows >= variants.length * memoryRows + costRows;
}

function countWords({count}: VariantCost, text: Text): string {
	return count === undefined ? text.unknown : text.large(BigInt(count), longestCount);
}

/** How the groups that have room are drawn. */
type CostForm = {
	readonly shown: readonly CostGroup[];
	/** Where the name of a group stands: above its bars, or beside the first one in this width. */
	readonly name: 'above' | number;
	readonly countColumns: number;
	/** 0 where bars have no room. */
	readonly barColumns: number;
	/** Whether a bar has two lines. */
	readonly isThick: boolean;
	/** The free lines between two groups. */
	readonly gap: number;
};

/** Names stand above where all groups then have room, with a free line each, or where bars beside them would be too short. */
function formIn(groups: readonly CostGroup[], {width, height}: PanelSize, text: Text): CostForm {
	const countColumns = Math.max(...groups.flatMap(({costs}) => costs.map((each) => cells(countWords(each, text)))));
	const nameColumns = Math.max(...groups.map(({id}) => cells(text.compare.costs[id]))) + 1;
	const room = width - variantColumns - countColumns - bestColumns;
	const isAbove = height >= groups.length * (variants.length + 2) || room - nameColumns < preferredBar;
	const rows = variants.length + (isAbove ? 1 : 0);
	// Where a count would be cut, nothing is shown.
	const shown = room + bestColumns < 0 ? [] : groups.slice(0, Math.max(0, Math.floor(height / rows)));
	const isThick = isAbove && height >= groups.length * (rows + variants.length + 1);
	const taken = shown.length * (rows + (isThick ? variants.length : 0));
	const bar = isAbove ? room : room - nameColumns;
	return {
		shown,
		name: isAbove ? 'above' : nameColumns,
		countColumns,
		barColumns: bar < leastBar ? 0 : bar,
		isThick,
		gap: Math.min(isAbove ? 2 : 1, Math.floor((height - taken) / Math.max(1, shown.length - 1))),
	};
}

/** Bars of what the variants cost, in groups with their names. Where not all groups have room, the last ones are left out. */
export function costLines(groups: readonly CostGroup[], room: PanelSize, writing: Writing): readonly Line[] {
	const {text} = writing;
	// At the start nothing has cost anything.
	const counted = groups.filter(({costs}) => costs.some(({count}) => count !== 0));
	const form = formIn(counted, room, text);
	return form.shown.flatMap(({id, costs}, order) => {
		const name = text.compare.costs[id];
		return [
			...Array.from({length: order > 0 ? form.gap : 0}, () => []),
			...(form.name === 'above' ? [[run(name, 'strong')]] : []),
			...costs.flatMap((cost, index) => linesOfCost(cost, index === 0 ? name : '', form, writing)),
		];
	});
}

/** A variant with its count, a sign if it is the cheapest, and its bar. `name` stands before it unless names stand above. */
function linesOfCost(cost: VariantCost, name: string, form: CostForm, {glyphs, text}: Writing): readonly Line[] {
	const {id, share, isCheapest} = cost;
	const beside = form.name === 'above' ? '' : padEnd(name, form.name);
	const figures = [
		run(beside),
		{...run(padEnd(id, variantColumns), id), isPlain: !isCheapest},
		run(padStart(countWords(cost, text), form.countColumns), isCheapest ? 'strong' : undefined),
		isCheapest ? run(` ${glyphs.best} `, 'strong') : run(' '.repeat(bestColumns)),
	];
	const drawn = bar(share, form.barColumns, id, glyphs);
	return [[...figures, drawn], ...(form.isThick ? [[run(' '.repeat(runsWidth(figures))), drawn]] : [])];
}
