import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {isFitting} from '../../panels/fitting.js';
import {type Line, line} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import type {Moment} from '../../solver/index.js';
import {wrap} from '../../text/wrap.js';
import {costTables} from './cost-tables.js';
import {tradesOf} from './trades.js';

/** Returns the costs of the variants and a sentence about what a variant saves and pays, in the clearest form that fits. */
export function totalsLines(
	{size, variant, text}: Model,
	knowledge: Knowledge,
	moment: Moment,
	panel: PanelSize,
): Line[] {
	const tape = knowledge.tape(size);
	const tables = costTables(knowledge, moment, variant, text);
	const {full, withoutCounters, essential, threeStretches, twoStretches, byQuantity, leastByQuantity} = tables;
	const trades = tradesOf(tape, moment, text);
	const [first] = trades;
	const all = trades.map(({long}) => long);
	const reasons = [[...all, text.compare.meaning], all, ...(first ? [[first.long], [first.short]] : [])];
	const results = (first?.results ?? []).map((result) => [result]);
	const detailed = [full, withoutCounters, essential, threeStretches, twoStretches, ...byQuantity];
	const small = [essential, twoStretches, ...byQuantity, leastByQuantity];
	const candidates = [...combined(detailed, reasons), ...combined(small, results), ...combined(small, [[]])];
	for (const candidate of candidates) {
		const lines = withSentences(candidate, panel.width).find((each) => isFitting(each, panel));
		if (lines) {
			return lines;
		}
	}

	return leastByQuantity;
}

type Candidate = {readonly table: Line[]; readonly sentences: readonly string[]};

function combined(tables: readonly Line[][], wordings: readonly (readonly string[])[]): Candidate[] {
	return tables.flatMap((table) => wordings.map((sentences) => ({table, sentences})));
}

/** The table with the sentences below it: after an empty line each, after one for all of them, or without empty lines. */
function withSentences({table, sentences}: Candidate, width: number): readonly Line[][] {
	const wrapped = sentences.map((each) => wrap(each, width).map((words) => line(words)));
	return [
		[...table, ...wrapped.flatMap((each) => [[], ...each])],
		[...table, [], ...wrapped.flat()],
		[...table, ...wrapped.flat()],
	];
}
