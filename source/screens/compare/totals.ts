import {checksHere} from '../../explorer/cost.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {type Line, widthOf} from '../../panels/line.js';
import {type Cell, tableLines} from '../../panels/table.js';
import {type Moment, placementsIn, type Variant, variants} from '../../solver/index.js';
import {text} from '../../text/en.js';

/** Returns a table of the checks of each variant: for this step, for all steps so far, and for the whole search. */
export function totalsLines({size, variant}: Model, knowledge: Knowledge, moment: Moment, width: number): Line[] {
	const tape = knowledge.tape(size);
	const {end} = tape;
	const row = (name: string, cellOf: (variant: Variant) => string): Cell[] => [
		{text: name, role: 'dim'},
		...variants.map((each) => ({
			text: cellOf(each),
			isNumber: true,
			...(each.id === variant && {role: 'strong' as const}),
		})),
	];
	const perTest = (checks: number) => (moment.tests === 0 ? '' : text.compare.ratio(checks / moment.tests));
	const counters = [
		{name: text.tests, count: moment.tests},
		{name: text.placements, count: placementsIn(moment)},
		{name: text.solutions, count: moment.solutions},
		{name: text.deadEnds, count: moment.deadEnds},
	];
	const here = (each: Variant) => text.number(checksHere(tape, moment, each));
	const soFar = (each: Variant) => text.number(each.checks(moment));
	const full = tableLines([
		row('', ({id}) => id),
		row(text.compare.thisStep, here),
		row(text.compare.soFar, soFar),
		row(text.compare.perTest, (each) => perTest(each.checks(moment))),
		row(text.compare.inAll, ({checks}) => (end ? text.number(checks(end)) : text.unknown)),
		...counters.map(({name, count}): Cell[] => [
			{text: name, role: 'dim'},
			{text: text.number(count), isNumber: true, role: 'dim'},
		]),
	]);
	// If the table is too wide, each variant gets a row instead of a column.
	const narrow = variants.map((each): Cell[] => [
		{text: each.id},
		{text: here(each), isNumber: true},
		{text: soFar(each), isNumber: true},
	]);
	const head: Cell[] = [
		{text: ''},
		{text: text.compare.step, isNumber: true},
		{text: text.compare.soFar, isNumber: true},
	];
	return full.every((each) => widthOf(each) <= width) ? full : tableLines([head, ...narrow]);
}
