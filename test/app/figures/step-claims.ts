import {type Model, placeOf} from '../../../source/explorer/model.js';
import type {VariantId} from '../../../source/solver/search/variants.js';
import {type Claim, claim, figure} from './claim.js';
import {ofMemory} from './memory-claims.js';
import {beginningOf, sentencesAbout} from './sentences.js';
import {type Account, arrayOf, counted, testBy, textbook} from './textbook.js';

function ofStep(model: Model, now: Account, accounts: readonly Account[], step: number): Claim[] {
	const {size, speed, variant} = model;
	const all = accounts.at(-1)!;
	const last = lastRead(model, step);
	const read = accounts[last]!;
	const sentences = isFast(model)
		? [fastSentence(speed, Math.min(speed, last), read, accounts[Math.max(0, last - speed)]!)]
		: sentencesAbout(size, step, variant);
	const counter = (name: string, key: 'tests' | 'placements' | 'solutions' | 'deadEnds') =>
		claim(name, `(?:^| ·) ${figure}(?: of ${figure})? ${name.slice(0, -1)}s?(?= ·|$)`, () => [read[key], all[key]]);
	return [
		claim('step', `step ${figure} of ${figure}`, () => [step, accounts.length - 1]),
		counter('tests', 'tests'),
		counter('placements', 'placements'),
		counter('solutions', 'solutions'),
		counter('dead ends', 'deadEnds'),
		claim('queens', '│ queens([ │]\\d(?:[ │]\\d)*)(?: left over)? *│', () => [arrayOf(read)]),
		claim('sentence', '╯\\n ([^?]*?)\\s*\\n (?:paused|playing) ', ([found = '']) => [beginningOf(sentences, found)]),
		claim(
			'dead end',
			`(?:place\\(\\d+\\)|col \\d+) +([│\\\\/]\\d+(?: *[│\\\\/]\\d+){${size - 1}}) *(?:│|$)`,
			([found = '']) => [equalBut(found, [deadEndIn(now, size, variant)])],
		),
	];
}

function isFast({isPlaying, speed}: Model): boolean {
	return isPlaying && speed > 10;
}

/** The step that the figures are about: while playback is fast, they change four times a second. */
function lastRead(model: Model, step: number): number {
	return isFast(model) ? step - (step % Math.ceil(model.speed / 4)) : step;
}

function fastSentence(speed: number, steps: number, now: Account, before: Account): string {
	const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
	const [deadEnds, solutions] = [now.deadEnds - before.deadEnds, now.solutions - before.solutions];
	return `${speed} steps a second. The last ${steps} met ${counted(deadEnds, 'dead end')} and ${counted(solutions, 'solution')}.`;
}

/** `found` if it equals an expected text apart from spaces; else the first of these. */
function equalBut(found: string, expected: readonly string[]): string {
	const withoutSpaces = (words: string) => words.replaceAll(/\s+/g, '');
	return expected.some((each) => withoutSpaces(each) === withoutSpaces(found)) ? found : (expected[0] ?? '');
}

function deadEndIn({queens, event}: Account, size: number, variant: VariantId): string {
	const attacks = Array.from({length: size}, (_, column) => testBy(variant, queens, column).attack);
	return event?.safe === 0 ? attacks.map((attack) => `${attack!.glyph}${attack!.row}`).join(' ') : 'no dead end';
}

export function ofSearch(model: Model): Claim[] {
	const {size} = model;
	const {accounts} = textbook(size);
	const {step} = placeOf(model);
	const now = accounts[step]!;
	const variant = counted.find((id) => id === model.variant);
	return [
		...ofStep(model, now, accounts, step),
		...(variant ? ofCost(now, accounts[step - 1], accounts[lastRead(model, step)]!, variant) : []),
		...ofMemory(now, size),
		claim('call', `place\\((\\d+)\\) *(?:col \\d+)? *${'([♛◦◉✗✓·?\\\\/│])!? *'.repeat(size)}`, ([row, ...found]) => [
			row!,
			...frameOf(now, Number(row), size).map((mark, column) =>
				// A line of attack replaces what the loop has found, and fast playback leaves it out.
				/[\\/│]/.test(found[column] ?? '') || (isFast(model) && mark !== '♛') ? found[column]! : mark,
			),
		]),
		claim('col', `([▸ ])place\\((\\d+)\\)(?: |[^\\n]*\\n│? )col (\\d+)`, ([sign, row, found]) => [
			row === String(now.queens.length) ? '▸' : sign!,
			row!,
			now.queens[Number(row)] ?? (now.event && Number(row) === now.queens.length ? now.event.column : found!),
		]),
		claim('program', 'Program: row = (\\d+)(?:, col = (\\d+))?', () =>
			// With these values ran the lines that are lit.
			now.event && now.event.type !== 'solution' ? [now.event.row, now.event.column] : [now.queens.length, ''],
		),
		claim('in vain', '^─ Whole search[^\\n]* ([\\d.]+)% in vain, by steps', ([share]) => [
			rounded(inVain(accounts, step), share!),
		]),
		claim('zoom', '((?:\\d+ › )+) ([\\d.]+)% of the search', ([way, share]) => {
			const root = way!.match(/\d+/g)!.map(Number);
			const isStanding = root.every((column, row) => now.queens[row] === column);
			const below = accounts.filter((each) => root.every((column, row) => each.queens[row] === column)).length;
			return [way!, isStanding ? rounded(below / accounts.length, share!) : share!];
		}),
	];
}

/** In percent, with as many decimals as are shown. */
function rounded(share: number, shown: string): string {
	return (100 * share).toFixed((shown.split('.')[1] ?? '').length);
}

/** Of the moments so far, the share of those at which some queen stands below which no solution is found. */
function inVain(accounts: readonly Account[], step: number): number {
	const found = accounts.filter(({event}) => event?.type === 'solution').map(({queens}) => queens);
	const leads = (queens: readonly number[]) =>
		queens.length === 0 || found.some((each) => queens.every((column, row) => each[row] === column));
	return accounts.slice(0, step + 1).filter(({queens}) => !leads(queens)).length / (step + 1);
}

/** `before` is one step earlier. */
function ofCost(now: Account, before: Account | undefined, read: Account, variant: (typeof counted)[number]): Claim[] {
	return [
		claim('checks', `· ${figure} checks?(?= |$)`, () => [read.checks[variant]]),
		claim('writes of a step', `${figure} writes?, ${figure} so far`, () => [
			now.writes[variant] - (before?.writes[variant] ?? 0),
			now.writes[variant],
		]),
		claim('checks of a test', `${figure} checks?, ${figure} so far`, () => [
			now.checks[variant] - (before?.checks[variant] ?? 0),
			now.checks[variant],
		]),
	];
}

function frameOf({queens, event}: Account, row: number, size: number): string[] {
	const isAtWork = row === queens.length && event?.row === row;
	const hasReturned = event?.type === 'backtrack' && row === event.row + 1;
	const above = hasReturned ? [...queens, event.column] : queens.slice(0, row);
	const done = hasReturned ? size : (queens[row] ?? (isAtWork ? event.column : 0));
	const explored = (column: number) => (solutionsWith(size, [...above, column]) > 0 ? '◉' : '◦');
	return Array.from({length: size}, (_, column) => {
		if (column < done) {
			return isAttacked(above, column) ? '✗' : explored(column);
		}

		if (column > done) {
			return '·';
		}

		if (queens[row] !== undefined) {
			return '♛';
		}

		const tested = isAttacked(above, column) ? '✗' : '✓';
		return isAtWork ? {test: tested, backtrack: explored(column), place: '·', solution: '·'}[event.type] : '·';
	});
}

function solutionsWith(size: number, queens: readonly number[]): number {
	return textbook(size).solutions.filter((each) => each.queens.slice(0, queens.length).join() === queens.join()).length;
}

function isAttacked(above: readonly number[], column: number): boolean {
	return above.some((queen, row) => [0, above.length - row, row - above.length].includes(column - queen));
}
