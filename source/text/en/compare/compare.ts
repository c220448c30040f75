import type {VariantId} from '../../../solver/index.js';
import {number} from '../../numbers.js';
import type {Wordings} from '../../width.js';
import {counted} from '../words.js';

type Trade = {
	readonly size: number;
	readonly isAll: boolean;
	/** Negative if the variant makes more checks. */
	readonly checksSaved: number;
	readonly writesPaid: number;
	/** More cells of memory, at most. */
	readonly cellsKept: number;
};

function checksThanScan(saved: number): string {
	const checks = Math.abs(saved);
	const unit = checks === 1 ? 'check' : 'checks';
	return saved === 0 ? 'as many checks as scan' : `${number(checks)} ${saved > 0 ? 'fewer' : 'more'} ${unit} than scan`;
}

function flagsReason({size, isAll, checksSaved, writesPaid, cellsKept}: Trade): string {
	const where = isAll ? `With ${counted(size, 'queen', 'queens')}` : 'So far';
	const makes = `flags makes ${checksThanScan(checksSaved)}`;
	const why =
		checksSaved > 0
			? 'at most three look-ups replace a comparison with each row above.'
			: 'few rows stand above, so a scan is short, while flags looks into up to three tables.';
	const paid = `It also makes ${number(writesPaid)} more writes: it sets three flags with each queen and clears them.`;
	return `${where}, ${makes}: ${why} ${paid} Its tables keep ${counted(cellsKept, 'more cell', 'more cells')}.`;
}

function bitmaskReason({checksSaved, writesPaid, cellsKept}: Trade): string {
	const makes = `bitmask makes ${checksThanScan(checksSaved)}: one AND asks all rows above at once.`;
	const paid = `It also makes ${number(writesPaid)} more writes: it passes three masks to each call.`;
	return `${makes} ${paid} They keep up to ${counted(cellsKept, 'more cell', 'more cells')}.`;
}

const reasons: Readonly<Partial<Record<VariantId, (trade: Trade) => string>>> = {
	flags: flagsReason,
	bitmask: bitmaskReason,
};

/** In words and with a sign; `unit` is in the singular. */
function difference(count: number, unit: string): Wordings {
	const digits = number(Math.abs(count));
	const units = Math.abs(count) === 1 ? unit : `${unit}s`;
	const words = count === 0 ? `as many ${units}` : `${digits} ${count < 0 ? 'fewer' : 'more'} ${units}`;
	return [words, `${count < 0 ? '-' : '+'}${digits} ${units}`];
}

export const compare = {
	cost: 'Cost',
	views: {cost: 'cost', memories: 'memories'},
	meaning:
		'A check is a comparison, a look-up or an AND. A write changes a cell of memory; cells are the memory in use.',
	costs: {
		'checks-so-far': 'checks so far',
		'checks-in-all': 'checks in all',
		'writes-so-far': 'writes so far',
		'writes-in-all': 'writes in all',
		'cells-now': 'cells used',
	},
	against: (isAll: boolean, variant: VariantId): Wordings =>
		isAll ? [`In all, against ${variant}`, 'In all'] : [`So far, against ${variant}`, 'So far'],
	saved: (checks: number) => difference(-checks, 'check'),
	paid: (writes: number) => difference(writes, 'write'),
	bothSides: (saved: string, paid: string) => `${saved}, ${paid}`,
	reasons,
};
