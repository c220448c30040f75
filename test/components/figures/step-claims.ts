import {type Model, placeOf} from '../../../source/explorer/model.js';
import {type Claim, claim, figure} from './claim.js';
import {type Account, type Event, textbook} from './textbook.js';
import {besidePath, glyphOf} from './tree.js';

type VariantId = keyof Account['checks'];

/** What both Search and Compare show of a step. */
function ofStep(now: Account, all: Account, step: number, steps: number, variant: VariantId): Claim[] {
	const counter = (name: string, key: 'tests' | 'placements' | 'solutions' | 'deadEnds') =>
		claim(name, `(?<!nodes )\\b${name} +${figure}(?: of ${figure})?`, () => [now[key], all[key]]);
	return [
		claim('step', `step ${figure} of ${figure}`, () => [step, steps]),
		counter('tests', 'tests'),
		counter('placements', 'placements'),
		counter('solutions', 'solutions'),
		counter('dead ends', 'deadEnds'),
		claim('queens', 'queens = \\[([^\\]]*)\\]', ([found]) => [now.queens.join(found?.includes(', ') ? ', ' : ',')]),
		claim('place', `A queen is placed on row ${figure}, column ${figure}`, () => squareOf(now, 'place')),
		claim('attack', `[Rr]ow ${figure}, column ${figure} is attacked along (.+) by the queen in row ${figure}\\.`, () =>
			attackIn(now, variant),
		),
		claim('safe', `Row ${figure}, column ${figure} is safe`, () => squareOf(now, 'test')),
		claim('removed', `removed from row ${figure}, column ${figure}\\.`, () => squareOf(now, 'backtrack')),
	];
}

/** The square of what has just been done, if it was of this type and nothing attacks the square. */
function squareOf({event}: Account, type: Event['type']): readonly (string | number)[] {
	return event?.type === type && event.attackers.length === 0 ? [event.row, event.column] : [`no ${type}`];
}

const lines = ['its column', '\\', '/'];

/**
 * The tested square, and the line and the row of the queen that the variant finds: scan finds the uppermost one, the others
 * look at the column first, then at the diagonal, then at the anti-diagonal.
 */
function attackIn({queens, event}: Account, variant: VariantId): readonly (string | number)[] {
	const attackers = (event?.attackers ?? []).map((row) => {
		const aside = Math.sign(event!.column - queens[row]!);
		return {row, line: aside === 0 ? 0 : (3 - aside) / 2};
	});
	const [found] = variant === 'scan' ? attackers : attackers.toSorted((a, b) => a.line - b.line);
	return event && found ? [event.row, event.column, lines[found.line]!, found.row] : ['no attack'];
}

export function ofSearch(model: Model): Claim[] {
	const {size, variant} = model;
	const {accounts} = textbook(size);
	const {step} = placeOf(model);
	const now = accounts[step]!;
	const all = accounts.at(-1)!;
	return [
		...ofStep(now, all, step, accounts.length - 1, variant),
		claim('checks', `· checks ${figure}(?: of ${figure})?`, () => [now.checks[variant], all.checks[variant]]),
		claim('checks in memory', `after ${figure} checks?`, () => [now.checks[variant]]),
		claim('checks of a test', `${figure} checks?, ${figure} so far`, () => [
			now.checks[variant] - accounts[step - 1]!.checks[variant],
			now.checks[variant],
		]),
		claim('calls by depth', ` (\\d+)[ ↑↓] +${figure} of +${figure} +([█▒░]*)`, ([depth, , , bar]) => {
			const visited = now.calls[Number(depth)] ?? 0;
			const total = all.calls[Number(depth)] ?? 0;
			return [depth!, visited, total, barOf(visited, total, bar!.length)];
		}),
		claim('frame', `place\\((\\d+)\\)${' ([♛◦✗·?])'.repeat(size)}(?= |$)`, ([row]) => [
			row!,
			...frameOf(now, Number(row), size),
		]),
		claim('nodes of the tree', `Search tree: ${figure} of ${figure} nodes?`, () => [
			now.placements + 1,
			all.placements + 1,
		]),
		claim(
			'path in the tree',
			`│ +(\\d+) +${figure} +${figure} +${' +([♛◦◉⊣✶✗·?])'.repeat(size)} +${figure} +${figure} `,
			([row]) => {
				const [left = 0, leftSolutions = 0, right = 0, rightSolutions = 0] = besidePath(size, step, Number(row));
				return [row!, left, leftSolutions, ...pathOf(now, step, Number(row), size), right, rightSolutions];
			},
		),
	];
}

/** A bar with as many cells: the visited part, a cell that is visited in part, and the rest. */
function barOf(visited: number, total: number, length: number): string {
	return Array.from({length}, (_, cell) => {
		const [from, to] = [(cell * total) / length, ((cell + 1) * total) / length];
		const touched = visited > from ? '▒' : '░';
		return visited >= to ? '█' : touched;
	}).join('');
}

/** The loop of a call that has not returned: what it has found at each column so far. */
function frameOf({queens, event}: Account, row: number, size: number): string[] {
	const isAtWork = row === queens.length && event?.row === row;
	const column = queens[row] ?? (isAtWork ? event.column : 0);
	const at = isAtWork ? {test: '?', backtrack: '◦', place: '·', solution: '·'}[event.type] : '·';
	const before = Array.from({length: column}, (_, each) => (isAttacked(queens.slice(0, row), each) ? '✗' : '◦'));
	return [...before, queens[row] === undefined ? at : '♛', ...new Array<string>(size - column - 1).fill('·')];
}

/** The same in the search tree, where each explored column shows what was found below it. */
function pathOf(now: Account, step: number, row: number, size: number): string[] {
	const above = now.queens.slice(0, row);
	return frameOf(now, row, size).map((mark, column) =>
		mark === '✗' || mark === '?' ? mark : glyphOf(size, step, [...above, column]),
	);
}

function isAttacked(above: readonly number[], column: number): boolean {
	return above.some((queen, row) => [0, above.length - row, row - above.length].includes(column - queen));
}

export function ofCompare(model: Model): Claim[] {
	const {accounts} = textbook(model.size);
	const {variant} = model;
	const {step} = placeOf(model);
	const now = accounts[step]!;
	const all = accounts.at(-1)!;
	const ids = ['scan', 'flags', 'bitmask'] as const;
	const here = (id: VariantId) => now.checks[id] - (accounts[step - 1] ?? now).checks[id];
	const row = (name: string, value: (id: VariantId) => number | string, cell = figure) =>
		claim(name, `${name} +${cell} +${cell} +${cell}`, () => ids.map(value));
	return [
		...ofStep(now, all, step, accounts.length - 1, variant),
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
