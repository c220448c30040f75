import {firstFaulty} from '../judge/judge.js';
import {slopes} from '../judge/programs.js';
import {causeWords, faultWords} from '../judge/words.js';
import type {Queens, Square} from '../solver/board.js';
import type {CodeId} from '../solver/search/listing.js';
import type {Text} from '../text/en.js';
import {traceLines} from '../text/own-program.js';
import {printable} from '../text/printable.js';
import {programCommand} from '../text/program.js';
import {padStart} from '../text/width.js';
import type {Found, Report} from './report.js';
import type {AttackingPair, Wrong} from './solutions.js';
import type {Exercise} from './units.js';

/** And what stands below it: a drawing, or a list. */
export type Sentence = readonly [sentence: string, below?: readonly string[]];
export type Sentences = readonly (Sentence | undefined)[];
/** Of 0 queens if their number is not known. */
export type Sized = Omit<Report, 'size'> & {readonly size: number};
export type Context = {readonly text: Text; readonly exercise: Exercise; readonly code: CodeId; readonly file: string};

/** Below a wrong verdict: the first fault with its board, and the mistakes that would print this. */
export function findingsIn(report: Sized, context: Context): Sentences {
	const {text, code, file, exercise} = context;
	const {check: said, trace} = text;
	const {size, solutions, tests, total, crash, causes, beside} = report;
	const isOfTests = tests !== undefined && tests.faults.length > 0;
	const cause = causeWords(causes, trace);
	const isBlank = total?.number === 0 && !solutions && !tests;
	const isOpen = causes.length !== 1 && !tests && !crash && solutions?.asks?.option !== 'fundamental';
	const {base, limit} = exercise;
	const options = `${base === 1 ? ' --from-one' : ''}${limit === undefined ? '' : ` --limit ${limit}`}`;
	const replay = `${file === '-' ? '... | ' : ''}${programCommand} ${size} --replay ${printable(file)}${options}`;
	return [
		crash && [trace.crash(crash.line, crash.text)],
		...(isOfTests ? ofTests(report, context) : [ofBoards(report, context)]),
		tests && !isOfTests && beside.isWrong && !tests.doubt ? [trace.printsWrong(tests.tests.length)] : undefined,
		ofTotal(total, said),
		cause === undefined ? undefined : [said.cause, [cause]],
		isBlank ? [said.lookAt, said.usualCauses] : undefined,
		isOpen ? [said.howToTrace, [traceLines[code]]] : undefined,
		isOfTests ? [said.howToReplay, [replay]] : undefined,
	];
}

/** What is wrong with what stands beside the tests. */
export function faultBeside(found: Found, text: Text, exercise: Exercise): string | undefined {
	return (ofBoards(found, {text, exercise}) ?? ofTotal(found.total, text.check))?.[0];
}

function ofTotal(total: Found['total'], said: Text['check']): Sentence | undefined {
	return total && [said.total(total.line, total.number, total.size, total.solutions)];
}

/** What is wrong on the first board that is, or what is repeated, or missing. */
function ofBoards(
	{solutions, base, size, crash}: Found,
	{text: {check: said}, exercise}: Pick<Context, 'text' | 'exercise'>,
): Sentence | undefined {
	if (!solutions) {
		return undefined;
	}

	const {asks, missing} = solutions;
	const wrong = solutions.wrong.first;
	const again = solutions.twice.first;
	const named = (columns: Queens) => columns.map((column) => column + base);
	if (wrong) {
		return ofWrong(wrong, base, size!, said);
	}

	if (again) {
		return [said.twice(named(again.queens), ...again.lines, exercise.isFundamentalOnly)];
	}

	if (crash || !missing) {
		return undefined;
	}

	if (asks) {
		return [asks.option === 'limit' ? said.asks.limit(asks.limit) : said.asks.fundamental];
	}

	const command = `${programCommand} ${size} --at ${missing.number}`;
	return [said.missing(missing.number, named(missing.queens), command)];
}

function ofWrong(
	{line, last, masks, fault}: Wrong,
	base: number,
	size: number,
	{faults, signs}: Text['check'],
): Sentence {
	switch (fault.type) {
		case 'rows': {
			return [faults.rows(line, last, fault.found, size)];
		}

		case 'attack': {
			const {one, other} = fault;
			const sentence = faults.attack(line, last, one.row + base, other.row + base, fault.line);
			return [sentence, drawn(size, base, {masks, attack: fault}, signs)];
		}

		case 'no-queen':
		case 'several': {
			const columns = fault.columns.map((column) => column + base);
			return [faults.queens(line, last, fault.row + base, columns), drawn(size, base, {masks}, signs)];
		}
	}
}

/** The first test that is wrong, or the end. */
function ofTests({size, base, trace, tests, crash}: Sized, {text}: Context): Sentences {
	const {states, causes} = tests!;
	const first = firstFaulty(states)!;
	const {test, queens, attackers, faults} = first;
	const {kind} = faults[0]!;
	const [fact, question] = faultWords(first, size, text.trace, base)!;
	const {line} = test ?? trace!.tests.at(-1)!;
	const masks = Array.from({length: size}, (_, row) => {
		const queen = queens.find((one) => one.row === row && one.column >= 0 && one.column < size);
		return queen ? 1 << queen.column : 0;
	});
	const [attacker] = attackers;
	const attack = kind === 'wrong-safe' ? {one: attacker!, other: test!, line: attacker!.line} : undefined;
	const isOpen = question !== undefined && !crash && (causes.length === 0 || kind === 'stopped');
	return [
		[text.check.atLine(line, fact), drawn(size, base, {masks, attack, tested: test}, text.check.signs)],
		kind === 'early-end' && causes.length === 0 && !crash ? [text.check.mayBeCrash] : undefined,
		isOpen ? [question] : undefined,
	];
}

const lineSigns = {column: '|', diagonal: '\\', antidiagonal: '/'} as const;

type Drawing = {
	/** Of the queens, by rows. */
	readonly masks: readonly number[];
	readonly attack?: AttackingPair | undefined;
	readonly tested?: Square | undefined;
};

/** With what the signs are: `X` queens of an attack, with lines between, and `x` the tested square. */
function drawn(size: number, base: number, drawing: Drawing, signs: Text['check']['signs']): readonly string[] {
	const lines = boardOf(size, base, drawing);
	const lineSign = drawing.attack && lineSigns[drawing.attack.line];
	return [
		...lines,
		signs(['Q', 'X', 'x', lineSign].filter((sign) => lines.some((line) => sign && line.includes(sign)))),
	];
}

function boardOf(size: number, base: number, {masks, attack, tested}: Drawing): readonly string[] {
	const all = Array.from({length: size}, (_, index) => index);
	const wide = String(size - 1 + base).length;
	const written = (cells: readonly (string | number)[]) => cells.map((cell) => padStart(String(cell), wide)).join(' ');
	const signOn = (row: number, column: number) => {
		const isOnLine =
			attack &&
			row >= attack.one.row &&
			row <= attack.other.row &&
			column === attack.one.column + slopes[attack.line] * (row - attack.one.row);
		if ((masks[row]! >>> column) & 1) {
			return isOnLine ? 'X' : 'Q';
		}

		const between = isOnLine ? lineSigns[attack.line] : '.';
		return tested?.row === row && tested.column === column ? 'x' : between;
	};
	return [
		`${written(['', ''])}${written(all.map((column) => column + base))}`,
		...all.map((row) => `${written([row + base, ''])}${written(all.map((column) => signOn(row, column)))}`),
	];
}
