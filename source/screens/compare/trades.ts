import {type Line, run, runsWidth} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {costUpTo} from '../../explorer/work.js';
import {type Moment, type Tape, type VariantId, variants} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {cells, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';

type Trade = {
	readonly id: VariantId;
	/** Negative if the variant makes more checks. */
	readonly checksSaved: number;
	readonly writesPaid: number;
};

export function tradesOf(tape: Tape, moment: Moment): readonly Trade[] {
	const at = tape.end ?? moment;
	const [first, ...others] = variants;
	const firstCost = costUpTo(at, first);
	return at.tests === 0
		? []
		: others.map((variant) => {
				const {checks, writes} = costUpTo(at, variant);
				return {id: variant.id, checksSaved: firstCost.checks - checks, writesPaid: writes - firstCost.writes};
			});
}

export function tradeSentences(trades: readonly Trade[], {compare, joined}: Text): readonly string[] {
	const {saved, paid, bothSides, reasons} = compare;
	return trades.flatMap(({id, checksSaved, writesPaid}) => {
		const figures = bothSides(saved(checksSaved), paid(writesPaid));
		return [joined.sentence(joined.entry(id, figures)), reasons[id] ?? ''];
	});
}

const idColumns = Math.max(...variants.map(({id}) => cells(id))) + 1;

/** One line for each variant or, where that is too long, two. */
export function tradeLines(trades: readonly Trade[], {width, height}: PanelSize, text: Text): readonly Line[] {
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
	const reasons = trades.flatMap(({id}) => text.compare.reasons[id] ?? []);
	const notes = [[...reasons, meaning], reasons, [meaning]].map((each) => [
		[],
		...each.flatMap((sentence) => wrap(sentence, width).map((words) => [run(words)])),
	]);
	return [...figures, ...(notes.find((each) => figures.length + each.length <= height) ?? [])];
}
