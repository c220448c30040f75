import {expect, test} from 'vitest';
import {give, noReply, type Reply} from '../../../source/explorer/prediction/asking.js';
import {askToPredict} from '../../../source/explorer/prediction/predict.js';
import {answerKeysOf, questionsAt, rightAnswers} from '../../../source/explorer/prediction/question.js';
import {variantOf} from '../../../source/solver/index.js';
import {text as english} from '../../../source/text/en.js';
import {text as chinese} from '../../../source/text/zh/index.js';
import {knowledge} from '../../pressed.js';

function askingAt(size: number, step: number, type: 'next' | 'test' = 'next') {
	const tape = knowledge.tape(size);
	const question = questionsAt(tape, tape.at(step)!).find((each) => each.type === type);
	return askToPredict(question!, variantOf('scan'));
}

function given(size: number, step: number, keys: readonly string[], from: Reply = noReply) {
	const asking = askingAt(size, step);
	return keys.reduce<ReturnType<typeof give>>((last, key) => give(asking, last.given, key), {given: from});
}

/** At a dead end in row 2, before and after a solution, with a safe square, and after place(2) has been called. */
test.each([
	[10, ['t', '1', '3'], 'place(2) has no column left: it must end first.'],
	[10, ['p'], 'place(2) has no column left: it must end first.'],
	[10, ['f'], 'a solution has a queen in every row, and row 2 has none.'],
	[10, ['r', '1', '4'], 'place(2) returns to the row above: its loop goes on with the column after its queen.'],
	[38, ['t'], 'for place(4) there is no row 4: every row has its queen.'],
	[38, ['r'], 'before place(4) ends, it has something to report.'],
	[39, ['t'], 'place(4) has reported the solution, and reporting ends the call.'],
	[39, ['f'], 'place(4) has reported the solution, and reporting ends the call.'],
	[5, ['t'], 'place(1) has just found a safe square, and uses it first.'],
	[5, ['p', '1', '3'], 'row 1, column 3 is not the square that the last test has found safe.'],
	[
		6,
		['t', '3', '0'],
		'the running call does not begin with row 3, column 0, but with the first column of its own row.',
	],
	[6, ['p'], 'place(2) has just been called: its loop has not begun, and it has no safe square yet.'],
	[6, ['r'], 'place(2) has just been called: its loop has not begun, and it has no safe square yet.'],
] as const)('after step %i a wrong prediction is explained about what it names: %j', (step, keys, expected) => {
	expect(askingAt(4, step).whyWrong(english, keys)).toBe(expected);
});

// Row 1, column 1 is attacked by the queen on row 0, column 0; column 2 is safe.
test.each([
	[4, ['s'], 'the queen in row 0 attacks row 1, column 1 along \\.'],
	[5, ['0'], 'from the queen in row 0 it is 1 row down but 2 columns across: no diagonal.'],
])('a wrong answer about a square names the attacker, or why there is none: after step %i', (step, keys, expected) => {
	expect(askingAt(4, step - 1, 'test').whyWrong(english, keys)).toBe(expected);
});

test('every wrong answer has an explanation in both languages, and no right one', () => {
	for (let step = 0; step < knowledge.tape(4).horizon.index; step++) {
		const tape = knowledge.tape(4);
		for (const question of questionsAt(tape, tape.at(step)!)) {
			const asking = askToPredict(question, variantOf('scan'));
			const squares = ['t', 'p', 'r'].flatMap((letter) =>
				[0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((column) => [letter, String(row), String(column)])),
			);
			const answers = question.type === 'test' ? ['s', '0', '1', '2'].map((key) => [key]) : [...squares, ['f']];
			for (const keys of answers) {
				const prefix = keys.find((_, length) => asking.judge(keys.slice(0, length + 1)).type === 'wrong');
				if (prefix !== undefined) {
					for (const text of [english, chinese]) {
						expect(asking.whyWrong(text, keys), `${step} ${keys}`).toMatch(/.{6,}[.。]$/);
					}
				}
			}

			const verdicts = rightAnswers(question).map((answer) => asking.judge(answerKeysOf(question, answer)).type);
			expect(new Set(verdicts)).toEqual(new Set(['right']));
		}
	}
});

test('an answer is chosen with the arrows and given with Enter; Enter without a choice does nothing', () => {
	expect(given(4, 10, ['enter'])).toEqual({given: noReply});
	expect(given(4, 10, ['down', 'down', 'down'])).toEqual({given: {keys: [], chosen: 'r'}});
	expect(given(4, 10, ['up', 'up'])).toEqual({given: {keys: [], chosen: 'r'}});
	expect(given(4, 10, ['up', 'backspace'])).toEqual({given: noReply});
	expect(given(4, 10, ['up', 'enter']).verdict).toEqual({type: 'wrong', kept: 0});
	expect(given(4, 10, ['up', 'up', 'enter', '1', '3']).verdict).toEqual({type: 'right'});
});

test('the squares of a test can be chosen by the rows of the queens above', () => {
	expect(askingAt(4, 9, 'test').choices([])).toEqual(['s', '0', '1']);
	expect(askingAt(4, 10).choices(['r'])).toEqual([]);
});

test('a kind of step that is right stays when its row or column is wrong', () => {
	expect(askingAt(4, 10).judge(['r', '1', '0'])).toEqual({type: 'wrong', kept: 1});
	expect(askingAt(4, 10).judge(['t'])).toEqual({type: 'wrong', kept: 0});
});
