import type {Writing} from '../../components/display.js';
import {type Line, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {costUpTo} from '../../explorer/work.js';
import {type Moment, memoryAt, type Variant, type VariantId, variants} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {displayWidth} from '../../text/width.js';
import {type BarRow, barTable} from './bar-table.js';

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

/** Longer counts are rounded. */
const longestCount = 12;
export const costRows = 16;
/** What they take at least. */
export const signsAndBars = 10;
export const onlySigns = 3;

/** The names of the groups stand above them or beside them; signs of the cheapest need as much room as bars. */
function tableOf(groups: readonly CostGroup[], isAbove: boolean, width: number, {glyphs, text}: Writing) {
	const rowsOf = ({id: group, costs}: CostGroup): readonly BarRow[] =>
		costs.map(({id, count, share, isCheapest}, index) => {
			const words = count === undefined ? text.unknown : text.large(BigInt(count), longestCount);
			return {
				cells: [
					styled(!isAbove && index === 0 ? `${text.compare.costs[group]} ` : ''),
					{...styled(`${id} `, id), bold: isCheapest},
					{...styled(words, isCheapest ? 'strong' : undefined), isRight: true},
					styled(width > 0 ? ` ${isCheapest ? glyphs.best : ' '} ` : '', 'strong'),
				],
				share,
				tone: id,
			};
		});
	const table = barTable(groups.flatMap(rowsOf), width, glyphs);
	return {...table, isAbove, linesOf: (group: CostGroup) => rowsOf(group).map(table.lineOf)};
}

/** The least in which no count is cut. */
export function costColumns(groups: readonly CostGroup[], writing: Writing): number {
	const names = groups.map(({id}) => displayWidth(writing.text.compare.costs[id]));
	return Math.max(...names, tableOf(groups, true, 0, writing).left);
}

export function costLines(groups: readonly CostGroup[], {width, height}: PanelSize, writing: Writing): readonly Line[] {
	const counted = groups.filter(({costs}) => costs.some(({count}) => count !== 0));
	const isHigh = height >= counted.length * (variants.length + 2);
	const tables = [isHigh, true].map((isAbove) => tableOf(counted, isAbove, width, writing));
	const withSigns = tables.find(({bar}) => bar > 0) ?? tables.find(({isAbove, left}) => isAbove && left <= width);
	const {isAbove, linesOf} = withSigns ?? tableOf(counted, true, 0, writing);
	const rows = variants.length + Number(isAbove);
	const shown = counted.slice(0, Math.floor(height / rows));
	const gap = shown.length * (rows + 1) <= height + 1 ? [[]] : [];
	return shown.flatMap((group, order) => [
		...(order > 0 ? gap : []),
		...(isAbove ? [[styled(writing.text.compare.costs[group.id], 'strong')]] : []),
		...linesOf(group),
	]);
}
