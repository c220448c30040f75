import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Line} from '../../panels/line.js';
import {type TableCell, tableLines} from '../../panels/table.js';
import {countText} from '../../panels/total.js';
import {type Moment, placementsIn, type VariantId, variants} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {type Quantity, type Stretch, type VariantCost, variantCost} from './variant-cost.js';

const quantities: readonly Quantity[] = ['checks', 'writes', 'cells'];
const stretches: readonly Stretch[] = ['here', 'so-far', 'in-all'];

type VariantColumn = {readonly id: VariantId; readonly cost: VariantCost; readonly role: 'strong' | undefined};

/** The tables of the costs at one moment. */
export type CostTables = {
	/** With a column for each variant. */
	readonly full: Line[];
	readonly withoutCounters: Line[];
	/** Of this step only what it has cost: checks or writes. */
	readonly essential: Line[];
	/** With a row for each variant. */
	readonly threeStretches: Line[];
	readonly twoStretches: Line[];
	/** With a row for each variant and quantity: first those with the whole search. */
	readonly byQuantity: readonly Line[][];
	/** Without memory and the whole search. */
	readonly leastByQuantity: Line[];
};

/** Returns what the variants cost up to this moment in each form. The row or column of the current variant stands out. */
export function costTables(knowledge: Knowledge, moment: Moment, current: VariantId, text: Text): CostTables {
	const columns = variants.map(
		(each): VariantColumn => ({
			id: each.id,
			cost: variantCost(knowledge, moment, each),
			role: each.id === current ? 'strong' : undefined,
		}),
	);
	return {
		...tablesByQuantity(columns, moment, text),
		...tablesByVariant(columns, text),
		...tablesByBoth(columns, text),
	};
}

function tablesByQuantity(columns: readonly VariantColumn[], moment: Moment, text: Text) {
	const {tests, step} = moment;
	const head: TableCell[] = [{text: ''}, ...columns.map(({id, role}) => ({text: id, isNumber: true, role}))];
	const row = (quantity: Quantity, stretch: Stretch) =>
		rowOf(columns, text.compare.rows[`${quantity}-${stretch}`], ({cost}) => countText(cost[quantity][stretch], text));
	const perTest = rowOf(columns, text.compare.rows['checks-per-test'], ({cost}) =>
		tests === 0 ? '' : text.compare.ratio((cost.checks['so-far'] ?? 0) / tests),
	);
	const counters = [
		{name: text.tests, count: tests},
		{name: text.placements, count: placementsIn(moment)},
		{name: text.solutions, count: moment.solutions},
		{name: text.deadEnds, count: moment.deadEnds},
	].map(({name, count}): TableCell[] => [
		{text: name, role: 'dim'},
		{text: text.number(count), isNumber: true, role: 'dim'},
	]);
	const all = quantities.flatMap((quantity) => [
		...stretches.map((stretch) => row(quantity, stretch)),
		...(quantity === 'checks' ? [perTest] : []),
	]);
	const isWriting = step?.type === 'place' || step?.type === 'backtrack';
	const essential = [
		row(isWriting ? 'writes' : 'checks', 'here'),
		row('checks', 'so-far'),
		row('checks', 'in-all'),
		row('writes', 'so-far'),
		row('writes', 'in-all'),
		row('cells', 'here'),
	];
	return {
		full: tableLines([head, ...all, ...counters]),
		withoutCounters: tableLines([head, ...all]),
		essential: tableLines([head, ...essential]),
	};
}

function rowOf(
	columns: readonly VariantColumn[],
	name: string,
	cellOf: (column: VariantColumn) => string,
): TableCell[] {
	return [
		{text: name, role: 'dim'},
		...columns.map((column) => ({text: cellOf(column), isNumber: true, role: column.role})),
	];
}

function tablesByVariant(columns: readonly VariantColumn[], text: Text) {
	const rowsFor = (stretch: Stretch): readonly TableCell[][] => [
		[
			{text: text.compare.stretches[stretch], role: 'dim'},
			...quantities.map((each): TableCell => ({text: text.compare.quantities[each], isNumber: true, role: 'dim'})),
		],
		...columns.map(({id, cost, role}): TableCell[] => [
			{text: id, role},
			...quantities.map((each): TableCell => ({text: countText(cost[each][stretch], text), isNumber: true, role})),
		]),
	];
	return {
		threeStretches: tableLines(stretches.flatMap(rowsFor)),
		twoStretches: tableLines([...rowsFor('here'), ...rowsFor('so-far')]),
	};
}

function tablesByBoth(columns: readonly VariantColumn[], text: Text) {
	const rowsFor = (quantity: Quantity, shown: readonly Stretch[]): readonly TableCell[][] => [
		[
			{text: text.compare.quantities[quantity], role: 'dim'},
			...shown.map((each): TableCell => ({text: text.compare.stretches[each], isNumber: true, role: 'dim'})),
		],
		...columns.map(({id, cost, role}): TableCell[] => [
			{text: id, role},
			...shown.map((each): TableCell => ({text: countText(cost[quantity][each], text), isNumber: true, role})),
		]),
	];
	const table = (all: readonly Quantity[], shown: readonly Stretch[]) =>
		tableLines(all.flatMap((each) => rowsFor(each, shown)));
	const withoutEnd = stretches.slice(0, 2);
	return {
		byQuantity: [table(quantities, stretches), table(quantities, withoutEnd)],
		leastByQuantity: table(quantities.slice(0, 2), withoutEnd),
	};
}
