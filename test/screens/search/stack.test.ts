import {describe, expect, test} from 'vitest';
import {asciiGlyphs, unicodeGlyphs} from '../../../source/components/glyphs.js';
import {textOf} from '../../../source/components/styled-text.js';
import {pins} from '../../../source/explorer/breakpoints.js';
import {type Question, questionsAt} from '../../../source/explorer/prediction/question.js';
import {callsAt, stackLines} from '../../../source/screens/search/stack.js';
import {knowledge, modelWith} from '../../pressed.js';

const room = {width: 40, height: 30};

function linesAt(
	size: number,
	step: number,
	{model = modelWith({size}), question, panel = room, glyphs = unicodeGlyphs}: Partial<Options> = {},
) {
	const tape = knowledge.tape(size);
	return stackLines(callsAt(model, tape, tape.at(step)!, question), size, panel, glyphs);
}

type Options = {
	readonly model: ReturnType<typeof modelWith>;
	readonly question: Question;
	readonly panel: typeof room;
	readonly glyphs: typeof unicodeGlyphs;
};

const stack = (...args: Parameters<typeof linesAt>) => textOf(linesAt(...args));

test('while a question stands, only the square that it is about has a question mark', () => {
	const tape = knowledge.tape(4);
	const asked = (step: number) =>
		questionsAt(tape, tape.at(step)!).map((question) => stack(4, step, {question}).at(-1));
	expect(asked(3)).toEqual(['place(1) ✗ ? · ·']);
	expect(asked(5)).toEqual(['place(1) ✗ ✗ ✓ ·']);
	expect(asked(6)).toEqual(['place(2) · · · ·', 'place(2) ? · · ·']);
	expect(asked(10)).toEqual(['place(2) ✗ ✗ ✗ ✗']);
});

test('nothing says that the board is full while what happens next is asked', () => {
	const tape = knowledge.tape(4);
	const step = tape.solution(1)!.index - 1;
	const [question] = questionsAt(tape, tape.at(step)!);
	expect(stack(4, step).at(-1)).toBe('place(4) full board');
	expect(stack(4, step, {question: question!}).at(-1)).toBe('place(4) ');
});

describe('the call that has returned', () => {
	test('stays for one step with its exhausted loop', () => {
		expect(stack(4, 10)).toEqual(['place(0) ♛ · · ·', 'place(1) ✗ ✗ ♛ ·', 'place(2) ✗ ✗ ✗ ?']);
		expect(stack(4, 11)).toEqual(['place(0) ♛ · · ·', 'place(1) ✗ ✗ ◦ ·', 'place(2)↰✗ ✗ ✗ ✗']);
		expect(stack(4, 12)).toEqual(['place(0) ♛ · · ·', 'place(1) ✗ ✗ ◦ ✓']);
	});

	test('has a word after a solution, where it has no loop', () => {
		expect(stack(4, 39).at(-1)).toBe('place(4) solution 1');
		expect(stack(4, 40).slice(-2)).toEqual(['place(3) ✗ ✗ ◉ ·', 'place(4)↰ returned']);
	});
});

test('a branch that gave solutions has a mark of its own, while the search is in the same call and later', () => {
	expect(stack(4, 47).slice(0, 2)).toEqual(['place(0) ◦ ◉ · ·', 'place(1)↰✗ ✗ ✗ ◉']);
	expect(stack(4, 94)).toEqual(['place(0) ◦ ◉ ◉ ◦', 'place(1)↰◦ ◦ ✗ ✗']);
	expect(stack(4, 94, {glyphs: asciiGlyphs})).toEqual(['place(0) o @ @ o', 'place(1)<o o x x']);
});

test('in a narrow room the rows and columns stand alone, in a low one the last calls', () => {
	const inRoom = (width: number, height: number) => stack(8, 77, {panel: {width, height}});
	expect(inRoom(24, 9).at(-1)).toBe('place(6)↰✗ ✗ ✗ ✗ ✗ ◦ ✗ ✗');
	expect(inRoom(23, 9).at(-1)).toBe('6↰✗✗✗✗✗◦✗✗');
	expect(inRoom(24, 9)).toHaveLength(7);
	expect(inRoom(24, 3)).toEqual(inRoom(24, 9).slice(-3));
});

test('a breakpoint or the cursor on a row stands beside its call', () => {
	const model = pins.with(modelWith({size: 4}), {
		cursor: {row: 0, column: undefined},
		breakpoints: [{row: 1, column: undefined}],
	});
	expect(stack(4, 5, {model})).toEqual(['place(0)▸♛ · · ·', 'place(1)◆✗ ✗ ✓ ·']);
});
