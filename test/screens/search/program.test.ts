import {expect, test} from 'vitest';
import {unicodeGlyphs} from '../../../source/components/display.js';
import {textOf} from '../../../source/components/styled-text.js';
import {listingLines, programLines} from '../../../source/screens/search/program.js';
import {type CodeId, codes} from '../../../source/solver/search/listing.js';
import {type VariantId, variantOf, variants} from '../../../source/solver/search/variants.js';
import {knowledge} from '../../pressed.js';

const linesAt = (step: number, isNextShown = true, id: VariantId = 'scan', code: CodeId = 'typescript') =>
	programLines(variantOf(id).listings[code], knowledge.tape(4).at(step)!, isNextShown);

/** The lines with a mark, each with it. */
function marked(step: number, isNextShown = true): string[] {
	return linesAt(step, isNextShown).flatMap(({code, state}) => (state ? [`${state}: ${code.trim()}`] : []));
}

/** The lines of isSafe that decide. */
const column = 'running: if (queens[r] === c) return false;';
const diagonal = 'running: if (d === row - r) return false;';
const loop = 'next: for (let col = 0; col < n; col++) {';
const tested = 'running: if (!isSafe(row, col)) continue;';
const rowsAbove = 'running: for (let r = 0; r < row; r++) {';
const safe = 'running: return true;';
/** Nothing is undone: the call has returned. */
const returned = 'running: place(row + 1);';

// Readme: Beside it the program marks the lines that it runs.
const call = 'function place(row: number): void {';
const report = 'if (row === n) return report();';
const placing = ['running: queens[row] = col;', 'running: place(row + 1);'];

test.each([
	[0, 'the first call', [`running: ${call}`]],
	[1, 'a test without queens above', [tested, 'next: queens[row] = col;', rowsAbove, safe]],
	[3, 'a test of an attacked column, and the loop that goes on', [loop, tested, column]],
	[8, 'a test of an attacked diagonal, and the loop that goes on', [loop, tested, diagonal]],
	[10, 'the last test of a row, and the return', [loop, tested, 'next: }', diagonal]],
	[5, 'a safe square, and the placement', [tested, 'next: queens[row] = col;', column, diagonal, safe]],
	[6, 'a placement, and the call that begins', [`next: ${call}`, ...placing]],
	[38, 'the last placement, and the report', [`next: ${report}`, ...placing]],
	[39, 'the report, and what the caller does next', [`running: ${report}`, 'next: place(row + 1);']],
	[11, 'a call that has returned, and the loop that goes on', [loop, returned]],
	[24, 'a call that has returned, and the next return', [loop, returned, 'next: }']],
])('the marks show after step %i %s', (step, _, lines) => {
	expect(marked(step)).toEqual(lines);
});

test('the marks are only those of the last step where a question hides what comes next', () => {
	expect(marked(10, false)).toEqual([tested, diagonal]);
});

test('the marks are on as many lines as a test of flags or bitmask makes checks, and on those that a return restores', () => {
	const lit = (step: number, id: VariantId) =>
		linesAt(step, false, id)
			.filter(({state}) => state)
			.map(({code}) => code.trim());
	expect([1, 3, 4, 5].map((step) => lit(step, 'flags').length)).toEqual([3, 1, 2, 3]);
	expect(lit(4, 'bitmask')).toEqual(['if ((cols & c) !== 0) continue;', 'if ((downs & d) !== 0) continue;']);
	expect(lit(11, 'flags')).toEqual(['cols[col] = downs[down] = false;', 'ups[up] = false;']);
	expect(lit(11, 'bitmask')).toEqual(['cols &= ~c; downs &= ~d; ups &= ~u;']);
});

/** The lines that are shown. */
function drawn(step: number, id: VariantId, height: number, {width = 48, code = 'typescript' as CodeId} = {}) {
	const lines = listingLines(linesAt(step, true, id, code), id, code, {width, height}, unicodeGlyphs);
	return textOf(lines).map((line) => line.trimEnd());
}

test.each(codes)('a program in $name is whole in 48 by 16 cells but last braces, and stands still', ({id: code}) => {
	for (const {id, listings} of variants) {
		for (const step of [0, 3, 6, 11, 39]) {
			const shown = drawn(step, id, 16, {code}).map((line) => line.slice(1));
			expect(shown).toEqual(listings[code].slice(0, 16).map((line) => line.code));
		}
	}
});

test('in Python a test marks what it returns', () => {
	const returned = (step: number) =>
		linesAt(step, false, 'scan', 'python').flatMap(({code, state, marks}) =>
			state && !marks.includes('test') ? [code.trim()] : [],
		);
	expect(returned(1)).toEqual(['for r in range(row):', 'return True']);
	expect(returned(3)).toEqual(['if queens[r] == c:', 'return False']);
	expect(returned(4)).toEqual(['if d == row - r:', 'return False']);
});

test('where there is too little room, the lines of place stand still, and a sign is left for what is left out', () => {
	expect(drawn(3, 'scan', 8)).toEqual([
		' function place(row: number): void {',
		'   if (row === n) return report();',
		'▹  for (let col = 0; col < n; col++) {',
		'▸    if (!isSafe(row, col)) continue;',
		'     queens[row] = col;',
		' …',
		'▸    if (queens[r] === c) return false;',
		' …',
	]);
});

test.each(codes)('in $name a comparison stands below the line that computes what it compares', ({id}) => {
	const shown = drawn(8, 'scan', 11, {code: id});
	const at = shown.findIndex((line) => /^▸.*d ={2,3} row/.test(line));
	expect(shown[at - 1]).toMatch(/\bd = .*abs/);
});

test.each(codes)('of a program in $name, eight lines show all that a step runs, and where it goes', ({id: code}) => {
	for (const {id} of variants) {
		for (let step = 0; step <= knowledge.tape(4).end!.index; step++) {
			const marked = linesAt(step, true, id, code).filter(({state}) => state);
			const states = marked.map(({state}) => state);
			expect([states.includes('running'), states.includes('next')]).toEqual([true, step > 0]);
			const shown = drawn(step, id, 8, {code}).filter((line) => /^[▸▹↰]/.test(line));
			expect(shown.map((line) => line.slice(1))).toEqual(marked.map((line) => line.code));
		}
	}
});

test.each(codes)('in 38 columns a program in $name is whole, an indentation half of one', ({id: code}) => {
	for (const {id, listings} of variants) {
		const shown = drawn(0, id, 16, {code, width: 38});
		expect(shown.filter((line) => line.length > 38)).toEqual([]);
		const half = (line: string) => line.replace(/^ +/, ({length}) => ' '.repeat(length / 2));
		const whole = listings[code].slice(0, 16).map((line) => line.code);
		const isWide = whole.every((line) => line.length <= 36);
		expect(shown.map((line) => line.slice(1))).toEqual(isWide ? whole : whole.map(half));
	}
});

test('where lines have no room, braces go first, all of them', () => {
	const said = variantOf('scan').listings.typescript.filter(({code}) => /\w/.test(code));
	expect(drawn(3, 'scan', 14, {width: 38}).map((line) => line.slice(1).trim())).toEqual(
		said.map(({code}) => code.trim()),
	);
});
