import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {type Line, span} from '../../panels/line.js';
import {checksOf, type Moment, placementsIn, type Tally, type VariantId} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {cells} from '../../text/width.js';

/**
 * Returns the counters of the search in one line, with their totals once these are known and may be shown. If the line is too long, it
 * leaves out the totals first and then the counters, each from the last to the first.
 */
export function counterLine(
	{size, variant, text, window}: Model,
	knowledge: Knowledge,
	moment: Moment,
	glyphs: Glyphs,
	isFutureHidden = false,
): Line {
	const end = isFutureHidden ? undefined : knowledge.tape(size).end;
	const width = window.columns - 2;
	const counters = countersOf(variant, text).map(({name, countIn}) => {
		const worded = (total: number | undefined) => text.joined.counter(name, countIn(moment), total);
		return {alone: worded(undefined), full: worded(end && countIn(end))};
	});
	const full = counters.map((each) => each.full);
	const alone = counters.map((each) => each.alone);
	const {length} = counters;
	const candidates = [
		...counters.map((_, dropped) => [...full.slice(0, length - dropped), ...alone.slice(length - dropped)]),
		...counters.map((_, dropped) => alone.slice(0, length - dropped)),
	].map((parts) => parts.join(` ${glyphs.dash} `));
	return [span(' '), span(candidates.find((each) => cells(each) <= width) ?? '', 'dim')];
}

type Counter = {readonly name: string; readonly countIn: (tally: Tally) => number};

function countersOf(variant: VariantId, text: Text): readonly Counter[] {
	return [
		{name: text.tests, countIn: ({tests}) => tests},
		{name: text.placements, countIn: placementsIn},
		{name: text.solutions, countIn: ({solutions}) => solutions},
		{name: text.deadEnds, countIn: ({deadEnds}) => deadEnds},
		{name: text.checks, countIn: (tally) => checksOf(variant, tally)},
	];
}
