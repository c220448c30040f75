import {renderToString} from 'ink';
import {describe, expect, test} from 'vitest';
import {DisplayContext} from '../../../source/components/display.js';
import {pins} from '../../../source/explorer/breakpoints.js';
import {questionsAt} from '../../../source/explorer/prediction/question.js';
import {callsAt, marksOnStack, Stack, visibleCalls} from '../../../source/screens/search/stack.js';
import {ascii, unicode} from '../../app/render.js';
import {knowledge, modelWith} from '../../pressed.js';

function drawn(size: number, calls: ReturnType<typeof callsAt>, width = 40, display = unicode): string[] {
	return renderToString(
		<DisplayContext value={display}>
			<Stack calls={calls} size={size} width={width} />
		</DisplayContext>,
		{columns: width},
	).split('\n');
}

function stack(size: number, step: number, width = 40, display = unicode): string[] {
	const tape = knowledge.tape(size);
	return drawn(size, callsAt(modelWith({size}), tape, tape.at(step)!), width, display);
}

test('while a question stands, only the square that it is about has a question mark', () => {
	const tape = knowledge.tape(4);
	const asked = (step: number) =>
		questionsAt(tape, tape.at(step)!).map((question) =>
			drawn(4, callsAt(modelWith({size: 4}), tape, tape.at(step)!, question)).at(-1),
		);
	expect(asked(3)).toEqual(['place(1) ✗ ? · ·']);
	expect(asked(5)).toEqual(['place(1) ✗ ✗ ✓ ·']);
	expect(asked(6)).toEqual(['place(2) · · · ·', 'place(2) ? · · ·']);
	expect(asked(10)).toEqual(['place(2) ✗ ✗ ✗ ✗']);
});

test('nothing says that the board is full while what happens next is asked', () => {
	const tape = knowledge.tape(4);
	const moment = tape.at(tape.solution(1)!.index - 1)!;
	const [question] = questionsAt(tape, moment);
	expect(callsAt(modelWith({size: 4}), tape, moment).at(-1)?.note).toBe('full board');
	expect(callsAt(modelWith({size: 4}), tape, moment, question).at(-1)?.note).toBe('');
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

	test('is the last one in every format', () => {
		expect([24, 17, 16, 10].map((width) => stack(8, 77, width).at(-1))).toEqual([
			'place(6)↰✗ ✗ ✗ ✗ ✗ ◦ ✗ ✗',
			'6↰✗ ✗ ✗ ✗ ✗ ◦ ✗ ✗',
			'6↰✗✗✗✗✗◦✗✗',
			'6↰✗✗✗✗✗◦✗✗',
		]);
	});
});

test('a branch that gave solutions has a mark of its own, while the search is in the same call and later', () => {
	expect(stack(4, 47).slice(0, 2)).toEqual(['place(0) ◦ ◉ · ·', 'place(1)↰✗ ✗ ✗ ◉']);
	expect(stack(4, 94)).toEqual(['place(0) ◦ ◉ ◉ ◦', 'place(1)↰◦ ◦ ✗ ✗']);
	expect(stack(4, 94, 40, ascii)).toEqual(['place(0) o @ @ o', 'place(1)<o o x x']);
});

test('of a stack that is too low the last calls are visible', () => {
	const tape = knowledge.tape(8);
	const calls = callsAt(modelWith({size: 8}), tape, tape.at(77)!);
	expect(calls).toHaveLength(7);
	expect(visibleCalls(calls, 3).map(({row}) => row)).toEqual([4, 5, 6]);
	expect(visibleCalls(calls, 8)).toEqual(calls);
});

test('a breakpoint or the cursor on a row stands beside its call', () => {
	const model = pins.with(modelWith({size: 4}), {
		cursor: {row: 0, column: undefined},
		breakpoints: [{row: 1, column: undefined}],
	});
	const tape = knowledge.tape(4);
	expect(drawn(4, callsAt(model, tape, tape.at(5)!))).toEqual(['place(0)▸♛ · · ·', 'place(1)◆✗ ✗ ✓ ·']);
});

test('the legend names what is on the visible calls', () => {
	const tape = knowledge.tape(4);
	const marks = (step: number, rows: number) =>
		[...new Set(marksOnStack(callsAt(modelWith({size: 4}), tape, tape.at(step)!), rows))].sort();
	expect(marks(11, 9)).toEqual(['explored', 'queen', 'rejected', 'returned', 'untried']);
	expect(marks(11, 1)).toEqual(['hidden', 'rejected', 'returned']);
	expect(marks(94, 9)).toEqual(['explored', 'fruitful', 'rejected', 'returned']);
});
