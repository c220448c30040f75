import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {type Line, span} from '../../panels/line.js';
import {countText} from '../../panels/total.js';
import {checksOf, type Moment, placementsIn, type Tally, type VariantId} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {cells, padStart} from '../../text/width.js';

/** How a counter is written: with its total, alone, or not at all. */
type Detail = 'total' | 'alone' | 'none';

/**
 * The details of tests, placements, solutions, dead ends and checks, in this order. The most detailed form stands first. The
 * totals of solutions and dead ends matter most.
 */
const forms: readonly (readonly Detail[])[] = [
	['total', 'total', 'total', 'total', 'total'],
	['total', 'total', 'total', 'total', 'alone'],
	['total', 'alone', 'total', 'total', 'alone'],
	['alone', 'alone', 'total', 'total', 'alone'],
	['total', 'alone', 'total', 'total', 'none'],
	['alone', 'alone', 'total', 'total', 'none'],
	['alone', 'none', 'total', 'total', 'none'],
	['alone', 'none', 'total', 'alone', 'none'],
	['alone', 'none', 'alone', 'alone', 'none'],
	['alone', 'none', 'alone', 'none', 'none'],
	['alone', 'none', 'none', 'none', 'none'],
];

/**
 * Returns the counters of the search in one line, in a form that stays the same for the whole search once its end is known:
 * the largest numbers decide what fits. A number that may not be shown is unknown.
 */
export function counterLine(
	{size, variant, text, window}: Model,
	knowledge: Knowledge,
	moment: Moment,
	glyphs: Glyphs,
	isFutureHidden = false,
): Line {
	const {end, horizon} = knowledge.tape(size);
	const counters = countersOf(variant, text).map(({name, countIn, isAskedAt}) => {
		const all = text.number(countIn(horizon));
		const count = countText(isFutureHidden && isAskedAt?.(moment) ? undefined : countIn(moment), text);
		const padded = (words: string) => padStart(words, cells(all));
		const total = end && (isFutureHidden ? padded(text.unknown) : all);
		return {
			total: text.joined.counter(name, padded(count), total),
			alone: text.joined.counter(name, padded(count), undefined),
		};
	});
	const lines = forms.map((form) =>
		counters.flatMap((counter, index) => detailed(counter, form[index])).join(` ${glyphs.dash} `),
	);
	return [span(' '), span(lines.find((each) => cells(each) <= window.columns - 2) ?? '', 'dim')];
}

function detailed(counter: Readonly<Record<'total' | 'alone', string>>, detail: Detail = 'none'): readonly string[] {
	return detail === 'none' ? [] : [counter[detail]];
}

/** Whether a call has tried all columns, and may have found a dead end. */
function isAtEndOfRow({size, step}: Moment): boolean {
	return step?.type === 'test' && step.attack !== undefined && step.column === size - 1;
}

type Counter = {
	readonly name: string;
	readonly countIn: (tally: Tally) => number;
	/** Whether the count would answer a question about the next step. */
	readonly isAskedAt?: (moment: Moment) => boolean;
};

function countersOf(variant: VariantId, text: Text): readonly Counter[] {
	return [
		{name: text.tests, countIn: ({tests}) => tests},
		{name: text.placements, countIn: placementsIn},
		{name: text.solutions, countIn: ({solutions}) => solutions},
		{name: text.deadEnds, countIn: ({deadEnds}) => deadEnds, isAskedAt: isAtEndOfRow},
		{name: text.checks, countIn: (tally) => checksOf(variant, tally)},
	];
}
