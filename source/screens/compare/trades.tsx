import {Text} from 'ink';
import {palette} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Cost, costHere, costUpTo} from '../../explorer/live-run.js';
import {type Moment, mostMemoryUpTo, type Tape, type VariantId, variants} from '../../solver/index.js';
import type {Text as Texts} from '../../text/en.js';
import {cells, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';

/** What a variant saves and pays beside the first one. */
export type Trade = {
	readonly id: VariantId;
	readonly size: number;
	/** Whether this is about the whole search, or about all steps so far, because its end is not known yet. */
	readonly isAll: boolean;
	/** Negative if the variant makes more checks. */
	readonly checksSaved: number;
	readonly writesPaid: number;
	/** How many more cells of memory it has in use at most. */
	readonly cellsKept: number;
};

/** Compares each variant with the first. There is nothing to compare before the first test. */
export function tradesOf(tape: Tape, moment: Moment): readonly Trade[] {
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

/** What the last step has cost each variant. */
export function costsHere(knowledge: Knowledge, moment: Moment): readonly Cost[] {
	return variants.map((variant) => costHere(knowledge.runs.at(variant.id, moment), variant));
}

/** The sentences about the trades, with their reasons. */
export function tradeSentences(trades: readonly Trade[], text: Texts): readonly string[] {
	return trades.flatMap((trade) => text.compare.reasons[trade.id]?.(trade) ?? []);
}

/** A line below the board: about a variant, named in its first line, or about all; or an empty one. */
type TradeLine = {readonly id?: VariantId; readonly isIndented?: boolean; readonly words: string};

const idColumns = Math.max(...variants.map(({id}) => cells(id))) + 1;

/**
 * What there is room for: what each variant saves and pays, in one line or in two, then what this step costs, then the reasons
 * and what is counted. Each is there whole or not at all.
 */
export function tradeLines(
	trades: readonly Trade[],
	here: readonly string[],
	{width, height}: PanelSize,
	text: Texts,
): readonly TradeLine[] {
	const fitsIn = (words: string, indent: number) => indent + cells(words) <= width;
	const forms = linesOfTrades(trades, text).filter((each) => each.flat().every(({words}) => fitsIn(words, idColumns)));
	const figures = forms.find((each) => each.flat().length <= height) ?? forms[0] ?? [];
	// The line stays free where a step costs nothing, so that the board stays where it is.
	const step = here.find((words) => fitsIn(words, 0)) ?? '';
	const sentences = trades.length === 0 ? [] : [...tradeSentences(trades, text), text.compare.meaning];
	const blocks: readonly (readonly TradeLine[])[] = [
		...figures,
		[{words: step}],
		...sentences.map((each, index) => [
			...(index === 0 ? [{words: ''}] : []),
			...wrap(each, width).map((words) => ({words})),
		]),
	];
	const lines: TradeLine[] = [];
	for (const block of blocks) {
		if (lines.length + block.length <= height) {
			lines.push(...block);
		}
	}

	return lines;
}

/** The lines of each trade, the clearest form first: its two sides in one line or in two, in words, then with signs. */
function linesOfTrades(trades: readonly Trade[], text: Texts): readonly (readonly (readonly TradeLine[])[])[] {
	const {saved, paid, bothSides} = text.compare;
	return ([0, 1] as const).flatMap((wording) => {
		const sides = trades.map(({id, checksSaved, writesPaid}) => ({
			id,
			gain: saved(checksSaved)[wording],
			price: paid(writesPaid)[wording],
		}));
		return [
			sides.map(({id, gain, price}) => [{id, words: bothSides(gain, price)}]),
			sides.map(({id, gain, price}) => [
				{id, words: gain},
				{isIndented: true, words: price},
			]),
		];
	});
}

/** What flags and bitmask save and pay beside scan, below the board. */
export function Trades({lines}: {readonly lines: readonly TradeLine[]}) {
	return lines.map(({id, isIndented, words}, index) => (
		<Text key={index}>
			{id && (
				<Text bold color={palette()[id]}>
					{padEnd(id, idColumns)}
				</Text>
			)}
			{isIndented && ' '.repeat(idColumns)}
			{words === '' ? ' ' : words}
		</Text>
	));
}
