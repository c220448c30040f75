import {type Model, placeOf} from '../../../source/explorer/model.js';
import type {BruteForce} from '../../../source/solver/search/brute-force.js';
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

/** Only equal work is 1.00 times. */
const timesOf = (factor: number) => {
	const decimals = [2, 3, 4, 5, 6].find((digits) => factor === 1 || Number(factor.toFixed(digits)) !== 1);
	return `${factor < 99.95 ? factor.toFixed(factor < 1.05 ? decimals : 1) : Math.round(factor).toLocaleString('en')} times`;
};

/** With as many decimals. */
function alike(value: number, found: string): string {
	const digits = (found.split('.')[1] ?? '').length;
	return value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});
}

const operationsIn = ({checks, writes}: BruteForce) => checks + writes;
/** Of brute force, by size. */
const totals: number[] = [];

function totalOfBruteForce(size: number): number {
	totals[size] ??= operationsIn(bruteForceRun(size, Number.POSITIVE_INFINITY));
	return totals[size];
}

/** `a and b 28, c 17`: those of equal value together. */
function ranked<Name extends string>(
	names: readonly Name[],
	figureOf: (name: Name) => number,
	written: (value: number) => string,
	sign: 1 | -1,
): string {
	const values = [...new Set(names.map(figureOf))].toSorted((a, b) => sign * (a - b));
	const idsOf = (value: number) =>
		names
			.filter((name) => figureOf(name) === value)
			.join(', ')
			.replace(/, (\w+)$/, ' and $1');
	return values.map((value) => `${idsOf(value)} ${written(value)}`).join(', ');
}

function inColumns(name: string, patterns: readonly string[], values: Claim['expected']): Claim {
	return claim(name, `^ ${patterns.map((pattern) => `(?:${pattern})`).join(' +')} *$`, values);
}

export function ofCompare(model: Model): Claim[] {
	const {size} = model;
	const {accounts} = textbook(size);
	const {step} = placeOf(model);
	const all = accounts.at(-1)!;
	const steps = racedSteps(size, step);
	const [slowest] = fromSlowest(size);
	const at = (id: Id) => accounts[steps[id]]!;
	const operations = operationsOf(slowest!, accounts[step]!);
	const bruteForce = bruteForceRun(size, operations);
	const totalOf = (id: Id) => operationsOf(id, all);
	const totalIn = (name: string) => {
		const id = counted.find((other) => other === name);
		return id ? totalOf(id) : totalOfBruteForce(size);
	};
	const of = (pattern: string) => counted.map(() => pattern);
	const shorter = (name: string, pattern: string, values: Claim['expected']) =>
		claim(name, pattern.replaceAll(' ', '\\s+'), values);
	return [
		claim('step', `step ${figure} of ${figure}`, () => [step, accounts.length - 1]),
		inColumns(
			'solutions',
			[1, ...counted].map(() => `${figure} of [\\d,]+ solutions?`),
			() => [bruteForce.solutions, ...counted.map((id) => at(id).solutions)],
		),
		inColumns('boards and checks', [`${figure} boards?(?: built)?`, ...of(`${figure} checks?`)], () => [
			bruteForce.boards,
			...counted.map((id) => at(id).checks[id]),
		]),
		inColumns('all boards and writes', [`of (?:\\d\\^\\d = )?${figure}`, ...of(`${figure} writes?`)], () => [
			size ** size,
			...counted.map((id) => at(id).writes[id]),
		]),
		inColumns(
			'memory',
			[1, ...counted].map(() => `${figure} cells? of memory`),
			() => [size, size, 6 * size - 2, size + 3],
		),
		claim('brute force', '^ brute force .*[█▓▒▞▌░].. +([\\d,.]+) × (\\w+)', ([factor = '']) => [
			alike(totalOfBruteForce(size) / totalOf(slowest!), factor),
			counted.find((id) => totalOf(id) === totalOf(slowest!))!,
		]),
		claim('tracks', `^ (brute force|\\w+) +[█▓▒▞▌░│]+ +(?:(\\d)\\w\\w )?${figure} *$`, ([id = '', place = '']) => {
			const names = ['brute force', ...counted];
			// In small windows, brute force is called brute.
			const total = totalIn(names.find((name) => name.startsWith(id))!);
			const before = names.filter((name) => totalIn(name) < total).length;
			return [id, place === '' ? '' : before + 1, total];
		}),
		claim('operations each', `up to ${figure} operations? each`, () => [operations]),
		shorter('found', 'Equal work: ([^.]*\\d[^.]*)\\.', ([found = '']) => {
			const expected = ranked(
				counted,
				(id) => at(id).solutions,
				(value) => (value === 0 ? 'none' : String(value)),
				-1,
			);
			const words = found
				.replaceAll(/\s+/g, ' ')
				.replace(/ ha(?:s|ve)(?= \d)/, '')
				.replace(/ of \d+ solutions/, '');
			return [words === expected ? found : expected];
		}),
		shorter('least work', 'Least work: (.*\\d.*) times\\.', ([words = '']) => {
			const through = ['brute force', ...counted].filter((name) => totalIn(name) <= totalOf(slowest!));
			const least = Math.min(...through.map(totalIn));
			const factors = ranked(through, totalIn, (value) => timesOf(value / least), 1);
			const expected = factors.replace(` ${timesOf(1)}`, '');
			return [`${words.replaceAll(/\s+/g, ' ')} times` === expected ? words : expected];
		}),
		shorter('boards with an attack', `builds ${figure} boards with this attack`, () => {
			const isAttacked = (row: number) =>
				bruteForce.queens.some((queen, above) => {
					const across = Math.abs(queen - bruteForce.queens[row]!);
					return above < row && (across === 0 || across === row - above);
				});
			return [size ** (size - 1 - bruteForce.queens.findIndex((_, row) => isAttacked(row)))];
		}),
		shorter(
			'brute force at the end',
			`Brute force: ${figure} boards?, [^;]*; it needs ([\\d,.]+) times the work of (\\w+)`,
			([, factor = '']) => [bruteForce.boards, alike(totalOfBruteForce(size) / totalOf(slowest!), factor), slowest!],
		),
	];
}
