import {type Model, placeOf} from '../../../source/explorer/model.js';
import {type Claim, claim, figure} from './claim.js';
import {type Account, textbook} from './textbook.js';

type VariantId = keyof Account['checks'];

/** What Search and Compare both say of a step. */
function ofStep(now: Account, all: Account, step: number, steps: number): Claim[] {
	const counter = (name: string, key: 'tests' | 'placements' | 'solutions' | 'deadEnds') =>
		claim(name, `\\b${name} +${figure}(?: of ${figure})?`, () => [now[key], all[key]]);
	return [
		claim('step', `step ${figure} of ${figure}`, () => [step, steps]),
		counter('tests', 'tests'),
		counter('placements', 'placements'),
		counter('solutions', 'solutions'),
		counter('dead ends', 'deadEnds'),
		claim('queens', 'queens = \\[([^\\]]*)\\]', ([found]) => [now.queens.join(found?.includes(', ') ? ', ' : ',')]),
		claim('place', `A queen is placed on row ${figure}, column ${figure}`, () => [
			now.queens.length - 1,
			now.queens.at(-1) ?? '',
		]),
		claim('attack', `[Rr]ow ${figure}, column ${figure} is attacked along.*row ${figure}\\.`, ([row, column, by]) => {
			const square = {row: Number(row), column: Number(column)};
			const queen = now.queens[Number(by)] ?? Number.NaN;
			const down = square.row - Number(by);
			const isAttacker = [0, down, -down].includes(square.column - queen);
			return [now.queens.length, column!, isAttacker ? by! : 'another row'];
		}),
	];
}

export function ofSearch(model: Model): Claim[] {
	const {size, variant} = model;
	const {accounts} = textbook(size);
	const {step} = placeOf(model);
	const now = accounts[step]!;
	const all = accounts.at(-1)!;
	let depth = -1;
	return [
		...ofStep(now, all, step, accounts.length - 1),
		claim('checks', `· checks ${figure}(?: of ${figure})?`, () => [now.checks[variant], all.checks[variant]]),
		claim('checks in memory', `after ${figure} checks?`, () => [now.checks[variant]]),
		claim('checks of a test', `${figure} checks?, ${figure} so far`, () => [
			now.checks[variant] - accounts[step - 1]!.checks[variant],
			now.checks[variant],
		]),
		// Where there is no room for all, the first line in sight has its frame.
		claim('calls by depth', `(?:place\\((\\d+)\\).*?)?${figure} of +${figure} +[█░]`, ([row]) => {
			depth = row === '' ? depth + 1 : Number(row);
			return [row!, now.calls[depth]!, all.calls[depth]!];
		}),
		claim('frame', `place\\((\\d+)\\) +((?:[♛◦✗·✓?] ?){${size}})`, ([row, tried]) => {
			const queen = now.queens[Number(row)];
			// The frame at the top is at any column.
			return [row!, queen === undefined ? tried! : frameOf(now, Number(row), queen, size)];
		}),
	];
}

/** A row up to its queen: the squares before it were attacked, or have been tried. */
function frameOf({queens}: Account, row: number, queen: number, size: number): string {
	const above = queens.slice(0, row);
	const marks = Array.from({length: size}, (_, column) => {
		if (column >= queen) {
			return column === queen ? '♛' : '·';
		}

		return above.some((each, other) => [0, row - other, other - row].includes(column - each)) ? '✗' : '◦';
	});
	return marks.join(' ');
}

export function ofCompare(model: Model): Claim[] {
	const {accounts} = textbook(model.size);
	const {step} = placeOf(model);
	const now = accounts[step]!;
	const all = accounts.at(-1)!;
	const ids = ['scan', 'flags', 'bitmask'] as const;
	const here = (id: VariantId) => now.checks[id] - (accounts[step - 1] ?? now).checks[id];
	const row = (name: string, value: (id: VariantId) => number | string, cell = figure) =>
		claim(name, `${name} +${cell} +${cell} +${cell}`, () => ids.map(value));
	return [
		...ofStep(now, all, step, accounts.length - 1),
		row('this step', here),
		row('so far', (id) => now.checks[id]),
		row('per test', (id) => (now.checks[id] / now.tests).toFixed(2), '([\\d.]+)'),
		row('in all', (id) => all.checks[id]),
		claim('variant', `(scan|flags|bitmask): ${figure} checks?(?:, ${figure} so far)?`, ([id]) => {
			const known = ids.find((each) => each === id)!;
			return [known, here(known), now.checks[known]];
		}),
	];
}
