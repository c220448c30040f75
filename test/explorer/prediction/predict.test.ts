import {expect, test} from 'vitest';
import {choiceNames, give, noReply} from '../../../source/explorer/prediction/asking.js';
import {askToPredict} from '../../../source/explorer/prediction/predict.js';
import {questionsAt} from '../../../source/explorer/prediction/question.js';
import {variantOf} from '../../../source/solver/index.js';
import {text as english} from '../../../source/text/en.js';
import {text as chinese} from '../../../source/text/zh/index.js';
import {knowledge} from '../../pressed.js';

function partsAt(size: number, step: number, type: 'next' | 'test' = 'next') {
	const tape = knowledge.tape(size);
	const question = questionsAt(tape, tape.at(step)!).find((each) => each.type === type);
	return askToPredict(question!, variantOf('scan')).parts;
}

function given(size: number, step: number, ...keys: readonly string[]) {
	const parts = partsAt(size, step);
	const begun: Partial<ReturnType<typeof give>> = {reply: noReply};
	return keys.reduce((judged, key) => give(parts, judged.reply ?? noReply, key), begun);
}

/** At a dead end in row 2, before and after a solution, with a safe square, and after place(2) has been called. */
test.each([
	[10, 'p', 'place(2) has no column left: it must end first.'],
	[10, 'f', 'a solution has a queen in every row, and row 2 has none.'],
	[10, 'r 2', 'the row above goes on, with the column after its queen.'],
	[10, 'r 1 4', 'the row above goes on, with the column after its queen.'],
	[38, 't', 'every row has its queen, and place(4) first reports that.'],
	[39, 'f', 'place(4) has reported the solution, and reporting ends the call.'],
	[5, 't', 'place(1) has just found a safe square, and uses it first.'],
	[5, 'p 1 3', 'the queen goes on the square that the last test has found safe.'],
	[6, 't 3', 'the running call begins with the first column of its own row.'],
	[6, 'r', 'place(2) has just been called: its loop has not begun.'],
])('after step %i a wrong prediction is explained: %s', (step, typed, expected) => {
	const keys = typed.split(' ');
	expect(given(4, step, ...keys)).toEqual({reply: {keys, chosen: undefined}, verdict: 'wrong'});
	expect(partsAt(4, step)[keys.length - 1]?.whyWrong(english, keys.at(-1)!)).toBe(expected);
});

// Row 1, column 1 is attacked by the queen on row 0, column 0; column 2 is safe.
test.each([
	[4, 's', 'one of the queens reaches row 1, column 1 along a diagonal.'],
	[5, '0', 'from the queen in row 0 it is 1 row down but 2 columns across: no diagonal.'],
])('a wrong answer about a square says what was overlooked: after step %i', (step, key, expected) => {
	expect(partsAt(4, step - 1, 'test')[0]?.whyWrong(english, key)).toBe(expected);
});

test('every wrong choice has an explanation in both languages', () => {
	const tape = knowledge.tape(4);
	for (let step = 0; step < tape.horizon.index; step++) {
		for (const {type} of questionsAt(tape, tape.at(step)!)) {
			for (const {choices, right, whyWrong} of partsAt(4, step, type)) {
				for (const choice of choices.filter((each) => !right.includes(each))) {
					for (const text of [english, chinese]) {
						expect(whyWrong(text, choice), `${step} ${choice}`).toMatch(/.{6,}[.。]$/);
					}
				}
			}
		}
	}
});

test('an answer is chosen with the arrows and given with Enter; Enter without a choice is none', () => {
	expect(given(4, 10, 'enter')).toEqual({reply: noReply, verdict: 'refused'});
	expect(given(4, 10, 'down', 'down', 'down').reply).toEqual({keys: [], chosen: 'r'});
	expect(given(4, 10, 'up', 'up').reply).toEqual({keys: [], chosen: 'r'});
	expect(given(4, 10, 'up', 'enter').verdict).toBe('wrong');
	expect(given(4, 10, 'up', 'up', 'enter', 'down', 'down', 'enter', '3').verdict).toBe('right');
});

test('a key that answers nothing is refused and keeps what was given', () => {
	expect(given(4, 10, 'r', 't')).toEqual({reply: {keys: ['r'], chosen: undefined}, verdict: 'refused'});
	expect(given(4, 10, 'r', '1', '5').verdict).toBe('refused');
});

test('a number that a second digit can follow waits for it, or for Enter', () => {
	const {index: step, queens} = knowledge.tape(12).deadEnd(1)!;
	const [row = '', column = ''] = [queens.length - 1, queens.at(-1)! + 1].map(String);
	expect(given(12, step, 'r', '1').reply).toEqual({keys: ['r'], chosen: '1'});
	expect(given(12, step, 'r', '1', '1').reply).toEqual({keys: ['r', '11'], chosen: undefined});
	expect(given(12, step, 'r', '1', 'enter').reply?.keys).toEqual(['r', '1']);
	expect(given(12, step, 'r', ...row, ...column).verdict).toBe('right');
});

test('numbers are named by their range', () => {
	expect(partsAt(4, 10).map(({choices}) => choiceNames(choices).join(' '))).toEqual(['t p r f', '0-3', '0-4']);
	expect(choiceNames(partsAt(4, 0, 'test')[0]!.choices)).toEqual(['s']);
	expect(choiceNames(partsAt(4, 3, 'test')[0]!.choices)).toEqual(['s', '0']);
});
