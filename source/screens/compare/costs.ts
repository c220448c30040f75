import type {Writing} from '../../components/display.js';
import {panelRows} from '../../components/panel.js';
import {type Line, run} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {costUpTo} from '../../explorer/work.js';
import {type Moment, memoryAt, type Variant, type VariantId, variants} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {reportRows} from '../steps/layout.js';
import {memoryRows} from '../steps/memory.js';
import {type BarRow, barLines, columnsOf, widthOf} from './bar-table.js';

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

/** Between two spaces. */
const bestColumns = 3;
const leastBar = 4;
const preferredBar = 6;
/** Longer counts are rounded. */
const longestCount = 12;
/** Enough for all but very long searches, with short bars. */
export const leastCosts = 24;
/** Without bars and signs. */
export const leastFigures = 14;
export const mostFigures = Math.max(...variants.map(({id}) => id.length)) + 1 + longestCount;

export const costRows = 16;

export function hasBothViews({height}: Pick<PanelSize, 'height'>): boolean {
	return height - reportRows - panelRows >= variants.length * memoryRows + costRows;
}

export function costLines(groups: readonly CostGroup[], {width, height}: PanelSize, writing: Writing): readonly Line[] {
	const {text, glyphs} = writing;
	const counted = groups.filter(({costs}) => costs.some(({count}) => count !== 0));
	const rowsOf = ({id: group, costs}: CostGroup, isNamed: boolean): readonly BarRow[] =>
		costs.map(({id, count, share, isCheapest}, index) => {
			const words = count === undefined ? text.unknown : text.large(BigInt(count), longestCount);
			return {
				cells: [
					run(isNamed && index === 0 ? `${text.compare.costs[group]} ` : ''),
					{...run(`${id} `, id), isPlain: !isCheapest},
					{...run(words, isCheapest ? 'strong' : undefined), isRight: true},
					isCheapest ? run(` ${glyphs.best} `, 'strong') : run(' '.repeat(bestColumns)),
				],
				share,
				tone: id,
			};
		});
	const columnsIn = (isNamed: boolean) => columnsOf(counted.flatMap((group) => rowsOf(group, isNamed)));
	const isAbove = height >= counted.length * (variants.length + 2) || width - widthOf(columnsIn(true)) < preferredBar;
	const whole = columnsIn(!isAbove);
	// Counts are never cut: the sign of the cheapest goes first.
	const columns = widthOf(whole) > width ? whole.slice(0, -1) : whole;
	const room = width - widthOf(columns);
	const rows = variants.length + (isAbove ? 1 : 0);
	const shown = room < 0 ? [] : counted.slice(0, Math.max(0, Math.floor(height / rows)));
	const isThick = isAbove && height >= counted.length * (rows + variants.length + 1);
	const taken = shown.length * (rows + (isThick ? variants.length : 0));
	const gap = Math.min(isAbove ? 2 : 1, Math.floor((height - taken) / Math.max(1, shown.length - 1)));
	const look = {width: room < leastBar ? 0 : room, thickness: isThick ? 2 : 1};
	return shown.flatMap((group, order) => [
		...Array.from({length: order > 0 ? gap : 0}, () => []),
		...(isAbove ? [[run(text.compare.costs[group.id], 'strong')]] : []),
		...rowsOf(group, !isAbove).flatMap((row) =>
			barLines({...row, cells: row.cells.slice(0, columns.length)}, columns, look, glyphs),
		),
	]);
}
