import {describe, expect, test} from 'vitest';
import {noPins} from '../../../source/explorer/breakpoints.js';
import {questionsAt} from '../../../source/explorer/prediction/question.js';
import {isFruitful, searchFirst, solutionsBelow} from '../../../source/panels/board/fruitful.js';
import {asciiGlyphs, unicodeGlyphs} from '../../../source/panels/glyphs.js';
import {displayFor} from '../../../source/screens/everywhere/display.js';
import {screens} from '../../../source/screens/index.js';
import {callsAbove, stackLines} from '../../../source/screens/search/stack.js';
import {view} from '../../../source/screens/search/view.js';
import {Tape} from '../../../source/solver/index.js';
import {text} from '../../../source/text/en.js';
import {marked, plain} from '../../panels/marked.js';
import {atStep, knowledge} from '../../pressed.js';
import {writing} from '../../writing.js';

const panel = {width: 40, height: 20};
const stack = (size: number, step: number, {width, height} = panel, glyphs = unicodeGlyphs) => {
	const tape = knowledge.tape(size);
	return plain(stackLines(tape, tape.at(step)!, {width, height}, {glyphs, text}, noPins));
};

test('while a question stands, only the square that it is about has a question mark', () => {
	const tape = knowledge.tape(4);
	const asked = (step: number) =>
		questionsAt(tape, tape.at(step)!).map((question) =>
			plain(stackLines(tape, tape.at(step)!, panel, writing, noPins, question)).at(-1),
		);
	expect(asked(3)).toEqual(['place(1) ✗ ? · ·']);
	expect(asked(5)).toEqual(['place(1) ✗ ✗ ✓ ·']);
	expect(asked(6)).toEqual(['place(2) · · · ·', 'place(2) ? · · ·']);
	expect(asked(10)).toEqual(['place(2) ✗ ✗ ✗ ✗']);
});

describe('the call that has returned', () => {
	test('stays for one step with its exhausted loop', () => {
		expect(stack(4, 10)).toEqual(['place(0) ♛ · · ·', 'place(1) ✗ ✗ ♛ ·', 'place(2) ✗ ✗ ✗ ?']);
		expect(stack(4, 11)).toEqual(['place(0) ♛ · · ·', 'place(1) ✗ ✗ ◦ ·', 'place(2)↰✗ ✗ ✗ ✗']);
		expect(stack(4, 12)).toEqual(['place(0) ♛ · · ·', 'place(1) ✗ ✗ ◦ ?']);
	});

	test('is dimmed', () => {
		const tape = knowledge.tape(4);
		const lines = stackLines(tape, tape.at(25)!, panel, writing, noPins).map(marked);
		expect(lines.at(-1)).toBe('«dim:place(1)↰»«dim:✗» «dim:✗» «dim:◦» «dim:◦»');
	});

	test('has a word after a solution, where it has no loop', () => {
		expect(stack(4, 39).at(-1)).toBe('place(4) solution 1');
		expect(stack(4, 40).slice(-2)).toEqual(['place(3) ✗ ✗ ◉ ·', 'place(4)↰returned']);
	});

	test('is the last one in every format', () => {
		expect([24, 15, 13, 10, 9, 3].map((width) => stack(8, 77, {width, height: 20}).at(-1))).toEqual([
			'place(6)↰✗ ✗ ✗ ✗ ✗ ◦ ✗ ✗',
			'6↰✗✗✗✗✗◦✗✗',
			'6↰✗✗✗✗✗◦✗✗',
			'6↰✗✗✗✗✗◦✗✗',
			'6↰returned',
			'6↰returned',
		]);
	});
});

test('a branch that gave solutions has a mark of its own, while the search is in the same call and later', () => {
	expect(stack(4, 47).slice(0, 2)).toEqual(['place(0) ◦ ◉ · ·', 'place(1)↰✗ ✗ ✗ ◉']);
	expect(stack(4, 94)).toEqual(['place(0) ◦ ◉ ◉ ◦', 'place(1)↰◦ ◦ ✗ ✗']);
	expect(stack(4, 94, panel, asciiGlyphs)).toEqual(['place(0) o @ @ o', 'place(1)<o o x x']);
});

test('a stack that is too low shows the last calls, and the number of those above', () => {
	const moment = knowledge.tape(8).at(77)!;
	expect(stack(8, 77, {width: 40, height: 3})).toEqual([
		'place(4) ✗ ♛ · · · · · ·',
		'place(5) ✗ ✗ ✗ ◦ · · · ·',
		'place(6)↰✗ ✗ ✗ ✗ ✗ ◦ ✗ ✗',
	]);
	expect([3, 6, 7, 8].map((height) => callsAbove(moment, height))).toEqual([4, 1, 0, 0]);
});

test('the title names the calls above in as many words as there is room for', () => {
	const title = (size: number, columns: number, rows: number) => {
		const at = atStep(size, 1090, {window: {columns, rows}});
		const lines = view(at, knowledge, displayFor(screens, unicodeGlyphs, 0, text)).groups.flat();
		return lines.find((each) => each.title.includes('tack') || each.title.includes('call'))?.title;
	};
	expect(title(8, 80, 24)).toBe('Recursion stack, and nodes visited by depth');
	expect(title(8, 60, 16)).toBe('Stack, ↑ 1 call above');
	expect(title(8, 80, 16)).toBe('Stack, ↑ 1 call above; nodes by depth');
});

describe('whether a branch has solutions', () => {
	test('is decided by a search as by the tape', () => {
		const tape = knowledge.tape(7);
		for (const first of [0, 1, 2, 3, 4, 5, 6]) {
			for (const second of [0, 1, 2, 3, 4, 5, 6].filter((column) => Math.abs(column - first) > 1)) {
				expect(searchFirst(7, [first, second], Number.POSITIVE_INFINITY)).toBe(
					solutionsBelow(tape, [first, second])! > 0,
				);
			}
		}
	});

	test('is taken from the tape where the search would take long, and is unknown beyond its horizon', () => {
		expect(searchFirst(12, [], 5)).toBeUndefined();
		expect(searchFirst(4, [0], 2)).toBeUndefined();
		expect(searchFirst(4, [0], 3)).toBe(false);
		// The first solution of N = 22 needs more than a million nodes.
		expect(isFruitful(new Tape(22), [])).toBeUndefined();
	});
});
