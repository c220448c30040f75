import {type Line, run, runsWidth} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {costUpTo} from '../../explorer/work.js';
import {type Moment, mostMemoryUpTo, type Tape, type VariantId, variants} from '../../solver/index.js';
import type {Trade} from '../../text/en/compare.js';
import type {Text} from '../../text/en.js';
import {cells, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';

type VariantTrade = Trade & {readonly id: VariantId};

export function tradesOf(tape: Tape, moment: Moment): readonly VariantTrade[] {
	const at = tape.end ?? moment;
	const [first, ...others] = variants;
	const firstCost = costUpTo(at, first);
	return at.tests === 0
		? []
		: others.map((variant) => {
				const {checks, writes} = costUpTo(at, variant);
				return {
					id: variant.id,
					size: at.size,
					isAll: tape.isDone,
					checksSaved: firstCost.checks - checks,
					writesPaid: writes - firstCost.writes,
					cellsKept: mostMemoryUpTo(variant, at) - mostMemoryUpTo(first, at),
				};
			});
}

export function tradeSentences(trades: readonly VariantTrade[], text: Text): readonly string[] {
	return trades.flatMap((trade) => text.compare.reasons[trade.id]?.(trade) ?? []);
}

const idColumns = Math.max(...variants.map(({id}) => cells(id))) + 1;

/** One line for each variant or, where that is too long, two. */
export function tradeLines(trades: readonly VariantTrade[], {width, height}: PanelSize, text: Text): readonly Line[] {
	if (trades.length === 0) {
		return [];
	}

	const {saved, paid, bothSides, meaning} = text.compare;
	const inOne = trades.map(
		({id, checksSaved, writesPaid}): Line => [
			run(padEnd(id, idColumns), id),
			run(bothSides(saved(checksSaved), paid(writesPaid))),
		],
	);
	const inTwo = trades.flatMap(({id, checksSaved, writesPaid}): readonly Line[] => [
		[run(padEnd(id, idColumns), id), run(saved(checksSaved))],
		[run(' '.repeat(idColumns) + paid(writesPaid))],
	]);
	const figures = inOne.every((line) => runsWidth(line) <= width) ? inOne : inTwo;
	const reasons = tradeSentences(trades, text);
	const notes = [[...reasons, meaning], reasons, [meaning]].map((each) => [
		[],
		...each.flatMap((sentence) => wrap(sentence, width).map((words) => [run(words)])),
	]);
	return [...figures, ...(notes.find((each) => figures.length + each.length <= height) ?? [])];
}
