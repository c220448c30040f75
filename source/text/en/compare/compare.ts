import type {Step, VariantId} from '../../../solver/index.js';
import {number} from '../../numbers.js';
import {type Cost, counted, soFar} from '../words.js';

/** The title of the panel of a variant, the longest first. */
function variantTitles(id: string, step: Step['type'] | undefined, here: Cost, all: Cost): readonly string[] {
	switch (step) {
		case 'test': {
			const checks = `${id}: ${counted(here.checks, 'check', 'checks')}`;
			return [`${checks}, ${soFar(all.checks)}`, checks];
		}

		case 'place':
		case 'backtrack': {
			const writes = `${id}: ${counted(here.writes, 'write', 'writes')}`;
			return [`${writes}, ${soFar(all.writes)}`, writes];
		}

		case 'solution':
		case undefined: {
			return [`${id}: ${counted(all.checks, 'check', 'checks')} so far`, id];
		}
	}
}

/** What a variant costs beside scan: in the whole search, or so far if that is not known yet. */
type Trade = {
	readonly size: number;
	readonly isAll: boolean;
	/** Negative if the variant makes more checks. */
	readonly checksSaved: number;
	readonly writesPaid: number;
	/** How many more cells of memory it has in use at most. */
	readonly cellsKept: number;
};

function checksThanScan(saved: number): string {
	const checks = number(Math.abs(saved));
	return saved === 0 ? 'as many checks as scan' : `${checks} ${saved > 0 ? 'fewer' : 'more'} checks than scan`;
}

/** What is said about a trade, with its reason; and its result alone, the longest first. */
type TradeWords = {readonly long: string; readonly short: string; readonly results: readonly string[]};

function flagsTrade({size, isAll, checksSaved, writesPaid, cellsKept}: Trade): TradeWords {
	const cells = counted(cellsKept, 'more cell', 'more cells');
	const where = isAll ? `With ${counted(size, 'queen', 'queens')}` : 'So far';
	const makes = `flags makes ${checksThanScan(checksSaved)}`;
	const paid = `It also makes ${number(writesPaid)} more writes: it sets three flags with each queen and clears them. Its tables keep ${cells}.`;
	const checks = number(Math.abs(checksSaved));
	const who = isAll ? 'flags' : 'So far flags';
	return checksSaved > 0
		? {
				long: `${where}, ${makes}: at most three look-ups replace a comparison with each row above. ${paid}`,
				short: `${who}: ${checks} fewer checks (3 look-ups a test at most), ${number(writesPaid)} more writes, ${cells}.`,
				results: [
					`${who}: ${checks} fewer checks, ${cells}`,
					`${who}: ${checks} fewer checks than scan`,
					`${who}: ${checks} fewer checks`,
				],
			}
		: {
				long: `${where}, ${makes}: few rows stand above, so a scan is short, while flags looks into up to three tables. ${paid}`,
				short: `${who}: ${checksThanScan(checksSaved)}, as few rows are soon scanned, and ${cells}.`,
				results: [
					`${who}: ${checks} more checks, ${cells}`,
					`${who}: ${checks} more checks than scan`,
					`${who}: ${checks} more checks`,
				],
			};
}

function bitmaskTrade({checksSaved, writesPaid, cellsKept}: Trade): TradeWords {
	const result = `bitmask makes ${checksThanScan(checksSaved)}`;
	const short = `${result}: one AND asks all rows above at once.`;
	const paid = `It also makes ${number(writesPaid)} more writes: it passes three masks to each call. They keep up to ${counted(cellsKept, 'more cell', 'more cells')}.`;
	return {long: `${short} ${paid}`, short, results: [`${result}.`]};
}

const trades: Readonly<Partial<Record<VariantId, (trade: Trade) => TradeWords>>> = {
	flags: flagsTrade,
	bitmask: bitmaskTrade,
};

export const compare = {
	cost: 'Cost',
	meaning:
		'A check is a comparison, a look-up or an AND. A write changes a cell of memory; cells are the memory in use.',
	/** The rows of the table. Cells are cells of memory. */
	rows: {
		'checks-here': 'checks this step',
		'checks-so-far': 'checks so far',
		'checks-per-test': 'checks per test',
		'checks-in-all': 'checks in all',
		'writes-here': 'writes this step',
		'writes-so-far': 'writes so far',
		'writes-in-all': 'writes in all',
		'cells-here': 'cells now',
		'cells-so-far': 'most cells so far',
		'cells-in-all': 'most cells in all',
	},
	/** The same, where each variant has a row. */
	stretches: {here: 'this step', 'so-far': 'so far', 'in-all': 'in all'},
	quantities: {checks: 'checks', writes: 'writes', cells: 'cells'},
	ratio: (value: number) => value.toFixed(2),
	/** The longest first. */
	variantTitles,
	/** What a variant saves and pays. */
	trades,
};
