import {type Moment, placementsIn, type Tally, type Tape, type VariantId, variants} from '../solver/index.js';
import {text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import {type Line, line} from './line.js';
import {tableLines} from './table.js';

/** What the search has done so far, out of all it will do. */
export function counterLines(moment: Moment, {end, frontier}: Tape, variant: VariantId): Line[] {
	const totals = countersOf(frontier, variant);
	return tableLines(
		countersOf(moment, variant).map(({name, count}, index) => [
			{text: name, role: 'dim'},
			{text: text.number(count), role: 'strong', isNumber: true},
			{text: text.of, role: 'dim'},
			{text: text.total(totals[index]!.count, end !== undefined), role: 'dim', isNumber: true},
		]),
	);
}

/** The same in one line, for a window without room for a panel: as many of the counts as fit. */
export function counterLine(moment: Moment, variant: VariantId, width: number, glyphs: Glyphs): Line {
	const counters = countersOf(moment, variant).map(({name, count}) => `${name} ${text.number(count)}`);
	const lines = counters.map((_, index) => counters.slice(0, index + 1).join(` ${glyphs.dash} `));
	return line(lines.findLast(({length}) => length <= width) ?? '', 'dim');
}

function countersOf(tally: Tally, variant: VariantId) {
	return [
		{name: text.tests, count: tally.tests},
		{name: text.placements, count: placementsIn(tally)},
		{name: text.solutions, count: tally.solutions},
		{name: text.checks(variant), count: tally.checks[variant]},
	];
}

/** What the test at hand has cost each variant, and all tests so far; the variant in use is marked. */
export function checkLines(moment: Moment, before: Moment | undefined, variant: VariantId, glyphs: Glyphs): Line[] {
	const isTest = moment.step?.type === 'test' && before !== undefined;
	const head = ['', '', text.thisTest, text.soFar].map((each) => ({text: each, role: 'dim' as const, isNumber: true}));
	const rows = variants.map(({id}, index) => {
		const isUsed = id === variant;
		const role = isUsed ? ('strong' as const) : undefined;
		return [
			{text: isUsed ? glyphs.current : ' ', role: 'accent' as const},
			{text: `${index + 1} ${id}`, role},
			{text: isTest ? text.number(moment.checks[id] - before.checks[id]) : glyphs.dash, role, isNumber: true},
			{text: text.number(moment.checks[id]), role, isNumber: true},
		];
	});
	return tableLines([head, ...rows]);
}
