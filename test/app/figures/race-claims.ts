import {type Model, placeOf} from '../../../source/explorer/model.js';
import {bruteForceRun} from '../../solver/search/brute-force-run.js';
import {type Claim, claim, figure} from './claim.js';
import {type Account, counted, textbook} from './textbook.js';

type Id = (typeof counted)[number];

export const operationsOf = (id: Id, {checks, writes}: Account) => checks[id] + writes[id];

/** The variants with the most operations in all first. */
export function fromSlowest(size: number): readonly Id[] {
	const all = textbook(size).accounts.at(-1)!;
	return counted.toSorted((a, b) => operationsOf(b, all) - operationsOf(a, all));
}

/** By walking: the step of each variant when it has made as many operations as the slowest at this step. */
export function racedSteps(size: number, step: number): Readonly<Record<Id, number>> {
	const {accounts} = textbook(size);
	const [slowest] = fromSlowest(size);
	const budget = operationsOf(slowest!, accounts[step]!);
	const stepOf = (id: Id) =>
		step === 0 || operationsOf(id, accounts[step]!) === budget
			? step
			: accounts.findLastIndex((account) => operationsOf(id, account) <= budget);
	return {scan: stepOf('scan'), flags: stepOf('flags'), bitmask: stepOf('bitmask')};
}

function inColumns(patterns: readonly string[], values: Claim['expected']): Claim {
	return claim(patterns.at(-1)!, `^ ${patterns.map((pattern) => `(?:${pattern})`).join(' +')} *$`, values);
}

export function ofCompare(model: Model): Claim[] {
	const {size} = model;
	const {accounts} = textbook(size);
	const {step} = placeOf(model);
	const steps = racedSteps(size, step);
	const [slowest] = fromSlowest(size);
	const at = (id: Id) => accounts[steps[id]]!;
	const operations = operationsOf(slowest!, accounts[step]!);
	const bruteForce = bruteForceRun(size, operations);
	const cells = `${figure} cells? of memory`;
	const of = (pattern: string) => counted.map(() => pattern);
	return [
		claim('step', `step ${figure} of ${figure}`, () => [step, accounts.length - 1]),
		inColumns([...of(`${figure} of [\\d,]+ solutions?`), `${figure} of [\\d,]+ solutions?`], () => [
			bruteForce.solutions,
			...counted.map((id) => at(id).solutions),
		]),
		inColumns([`${figure} boards?(?: built)?`, ...of(`${figure} checks?`)], () => [
			bruteForce.boards,
			...counted.map((id) => at(id).checks[id]),
		]),
		inColumns([`of (?:\\d\\^\\d = )?${figure}`, ...of(`${figure} writes?`)], () => [
			size ** size,
			...counted.map((id) => at(id).writes[id]),
		]),
		inColumns([...of(cells), cells], () => [size, size, 6 * size - 2, size + 3]),
		claim('operations each', `up to ${figure} operations? each`, () => [operations]),
	];
}
