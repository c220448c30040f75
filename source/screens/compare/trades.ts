import {type Line, run, runsWidth} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {costUpTo} from '../../explorer/work.js';
import {type Moment, mostMemoryUpTo, type Tape, type VariantId, variants} from '../../solver/index.js';
import type {Trade} from '../../text/en/compare.js';
import type {Text} from '../../text/en.js';
import {cells, longest, padEnd, shortest} from '../../text/width.js';
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

export function tradeLines(trades: readonly VariantTrade[], {width, height}: PanelSize, text: Text): readonly Line[] {
	const forms = formsOf(trades, text).filter((each) => each.flat().every((line) => runsWidth(line) <= width));
	const figures = forms.find((each) => each.flat().length <= height) ?? forms[0] ?? [];
	const shown = figures.flat();
	const reasons = tradeSentences(trades, text);
	const {meaning} = text.compare;
	const notes = [[...reasons, meaning], reasons, [meaning]].map((each) => [
		[],
		...each.flatMap((sentence) => wrap(sentence, width).map((words) => [run(words)])),
	]);
	const fitting = notes.find((each) => shown.length + each.length <= height);
	return trades.length === 0 ? [] : [...shown, ...(fitting ?? [])];
}

function formsOf(trades: readonly VariantTrade[], text: Text): readonly (readonly (readonly Line[])[])[] {
	const {saved, paid, bothSides} = text.compare;
	return [longest, shortest].flatMap((wording) => {
		const sides = trades.map(({id, checksSaved, writesPaid}) => ({
			name: run(padEnd(id, idColumns), id),
			gain: wording(saved(checksSaved)),
			price: wording(paid(writesPaid)),
		}));
		return [
			sides.map(({name, gain, price}) => [[name, run(bothSides(gain, price))]]),
			sides.map(({name, gain, price}) => [[name, run(gain)], [run(' '.repeat(idColumns) + price)]]),
		];
	});
}
