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

type VariantCost = {
	readonly id: VariantId;
	readonly count: number | undefined;
	readonly share: number;
	readonly isCheapest: boolean;
};

type CostGroupId = keyof Text['compare']['costs'];

type CostGroup = {readonly id: CostGroupId; readonly costs: readonly VariantCost[]};

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
/** Between two spaces. */
const bestColumns = 3;
const leastBar = 4;
const preferredBar = 6;
/** Longer counts are rounded. */
const longestCount = 12;
/** Enough for all but very long searches, with short bars. */
export const leastCosts = 24;

export const costRows = 16;

export function hasBothViews({height}: Pick<PanelSize, 'height'>): boolean {
	return height - reportRows - panelRows >= variants.length * memoryRows + costRows;
}

function countWords({count}: VariantCost, text: Text): string {
	return count === undefined ? text.unknown : text.large(BigInt(count), longestCount);
}

type CostForm = {
	readonly shown: readonly CostGroup[];
	readonly name: 'above' | number;
	readonly countColumns: number;
	readonly barColumns: number;
	readonly isThick: boolean;
	readonly gap: number;
};

function formIn(groups: readonly CostGroup[], {width, height}: PanelSize, text: Text): CostForm {
	const countColumns = Math.max(...groups.flatMap(({costs}) => costs.map((each) => cells(countWords(each, text)))));
	const nameColumns = Math.max(...groups.map(({id}) => cells(text.compare.costs[id]))) + 1;
	const room = width - variantColumns - countColumns - bestColumns;
	const isAbove = height >= groups.length * (variants.length + 2) || room - nameColumns < preferredBar;
	const rows = variants.length + (isAbove ? 1 : 0);
	// Counts are never cut.
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

export function costLines(groups: readonly CostGroup[], room: PanelSize, writing: Writing): readonly Line[] {
	const {text} = writing;
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
