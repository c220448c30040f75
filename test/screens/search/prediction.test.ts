import {expect, test} from 'vitest';
import {type Model, placeOf} from '../../../source/explorer/model.js';
import {playFor} from '../../../source/explorer/playback.js';
import {screens} from '../../../source/screens/index.js';
import {screenOf} from '../../../source/screens/screen.js';
import {hereOf, prediction, questionAt} from '../../../source/screens/search/prediction.js';
import {verdictOf} from '../../../source/screens/search/sentences.js';
import {atStep, knowledge, predictingAt, pressed} from '../../pressed.js';

/** The type of the question, and the step that it is about. */
function asked(model: Model): string | undefined {
	const question = questionAt(model, knowledge);
	return question && `${question.type} ${question.next.type}`;
}

/** The model after 100 milliseconds of playback. */
function played(model: Model): Model {
	return playFor(model, knowledge, 100, screenOf(screens, model).mostSteps?.(model, knowledge));
}

function verdict(model: Model): string | undefined {
	return verdictOf(model, knowledge);
}

/** The step after which row 11 of 12 has been reached. */
function stepInRow11(): number {
	const tape = knowledge.tape(12);
	return tape.placing(tape.solution(1)!.queens.slice(0, 11))!.index + 1;
}

test('an answer does the step, counts, and says whether it was right and why', () => {
	const wrong = pressed(predictingAt(8, 47), 's');
	expect(placeOf(wrong).step).toBe(48);
	expect(prediction.of(wrong)).toMatchObject({right: 0, asked: 1});
	expect(verdict(wrong)).toBe('Wrong: (3, 5) is attacked along \\ by the queen in row 2.');
	expect(verdict(pressed(wrong, 's'))).toBe('Right: (3, 6) is safe: no queen above attacks it.');
	expect(verdict(pressed(wrong, 's', 'p', '3', '6'))).toBe('Right: (3, 6) is safe, so a queen is placed there.');
});

test('after a placement comes the question what happens next, then the one about the first square', () => {
	const model = predictingAt(8, 6);
	expect(asked(model)).toBe('next test');
	const first = pressed(model, 't', '2', '0');
	expect(placeOf(first).step).toBe(6);
	expect(verdict(first)).toBe('Right: place(2) is called, and tests column 0 first.');
	expect(asked(first)).toBe('test test');
	const second = pressed(first, '0');
	expect(placeOf(second).step).toBe(7);
	expect(prediction.of(second)).toMatchObject({right: 2, asked: 2});
});

test('after a return the row and the column that go on are asked for, or the size if no column is left', () => {
	const model = predictingAt(4, 10);
	expect(verdict(pressed(model, 'r', '1', '3'))).toBe(
		'Right: place(2) has no column left; row 1 goes on with column 3.',
	);
	expect(verdict(pressed(model, 'r', '1', '2'))).toMatch(/^Wrong/);
	expect(verdict(pressed(predictingAt(4, 23), 'r', '1', '4'))).toBe(
		'Right: place(2) has no column left; row 1 has none left either.',
	);
	expect(verdict(pressed(predictingAt(4, 38), 'f'))).toBe('Right: every row has its queen: solution 1.');
	expect(verdict(pressed(predictingAt(4, 39), 'r', '3', '3'))).toBe(
		'Right: the solution is reported; row 3 goes on with column 3.',
	);
});

test('a key that is no answer says what would be one, also a key that does nothing else', () => {
	const model = predictingAt(8, 47);
	const said = 'Type s or 0-2.';
	for (const key of ['3', 't', 'x']) {
		expect(verdict(pressed(model, key))).toBe(said);
		expect(prediction.of(pressed(model, key)).asked).toBe(0);
	}

	const next = predictingAt(8, 6);
	expect(verdict(pressed(next, '1'))).toBe('Type t, p, r, or f.');
	expect(verdict(pressed(next, '1', 'y'))).toBeUndefined();
	expect(verdict(pressed(next, 't', '2', '9'))).toBe('Type 0-7.');
	expect(verdict(pressed(next, 't', '2', 'p', '0'))).toBe('Right: place(2) is called, and tests column 0 first.');
	expect(pressed(atStep(8, 48), '~')).toEqual(atStep(8, 48));
});

test('right skips a question and says what the answer was', () => {
	const skipped = pressed(predictingAt(8, 47), 'right');
	expect(placeOf(skipped).step).toBe(48);
	expect(prediction.of(skipped)).toMatchObject({right: 0, asked: 0});
	expect(verdict(skipped)).toBe('Skipped: (3, 5) is attacked along \\ by the queen in row 2.');
	expect(asked(pressed(predictingAt(8, 6), 'right'))).toBe('test test');
});

test('a verdict stays until the next answer is typed or the place changes', () => {
	const model = pressed(predictingAt(12, stepInRow11()), 's');
	expect(verdict(model)).toMatch(/^Wrong: \(11/);
	expect(verdict(pressed(model, '1'))).toBeUndefined();
	for (const key of ['left', 'home', 'o', '+']) {
		expect(verdict(pressed(model, key))).toBeUndefined();
	}
});

test('a verdict stays while playback does a step that is not asked about', () => {
	const placing = prediction.with(predictingAt(8, 4), {streaks: {test: 2, place: 2}});
	const answered = {...pressed(placing, 's'), isPlaying: true, speed: 1000};
	expect(verdict(answered)).toMatch(/^Right: \(1, 2\) is safe/);
	expect(asked(answered)).toBeUndefined();
	expect(verdict(played(answered))).toBe(verdict(answered));
	expect(verdict({...played(answered), isPlaying: false})).toBeUndefined();
});

test('an answer of the wrong kind is wrong at once, before its row and column', () => {
	const {index} = knowledge.tape(8).deadEnd(1)!;
	const deadEnd = predictingAt(8, index);
	expect(asked(deadEnd)).toBe('next backtrack');
	for (const key of ['t', 'p', 'f']) {
		const wrong = pressed(deadEnd, key);
		expect(placeOf(wrong).step).toBe(index + 1);
		expect(prediction.of(wrong)).toMatchObject({right: 0, asked: 1});
		expect(verdict(wrong)).toMatch(key === 'f' ? /^Wrong: a solution has/ : /^Wrong: place\(5\) has no column left/);
	}

	expect(prediction.of(pressed(deadEnd, 'r')).asked).toBe(0);
	const first = pressed(predictingAt(8, 6), 'p');
	expect(asked(first)).toBe('test test');
	expect(verdict(first)).toBe('Wrong: place(2) has just been called: its loop has not begun.');
});

test('what has been typed belongs to its question', () => {
	const typed = pressed(predictingAt(12, stepInRow11()), '1');
	expect(hereOf(pressed(typed, '+')).reply.keys).toEqual([]);
	expect(hereOf(pressed(typed, 'left')).reply.keys).toEqual([]);
	expect(hereOf(pressed(typed, '0', 'left')).reply.keys).toEqual([]);
});

test('playback waits for the answer, then continues to the next question', () => {
	let model = pressed(atStep(6, 0, {speed: 1000}), 'y');
	expect(model.isPlaying).toBe(true);
	expect(prediction.of(model)).toMatchObject({isOn: true, asked: 0});
	model = played(model);
	expect(placeOf(model).step).toBe(0);
	model = pressed(model, 's');
	expect(placeOf(model).step).toBe(1);
	expect(asked(played(model))).toBe('next place');
	model = pressed(model, 'p', '0', '0');
	expect(placeOf(model).step).toBe(2);
	expect(model.isPlaying).toBe(true);
});

test('what always happens in the same way is not asked any more after it was right twice in a row', () => {
	const go = (model: Model, step: number): Model => ({...model, places: {8: {step, solution: 1}}});
	const once = pressed(predictingAt(8, 1), 'p', '0', '0');
	const wrong = pressed(go(once, 5), 'f');
	const twice = pressed(go(once, 5), 'p', '1', '2');
	expect(asked(go(once, 11))).toBe('next place');
	expect(asked(go(wrong, 11))).toBe('next place');
	expect(asked(go(pressed(go(wrong, 11), 'p', '2', '4'), 14))).toBe('next place');
	expect(asked(go(twice, 11))).toBeUndefined();
	expect(asked(pressed(go(twice, 11), 'y', 'y'))).toBe('next place');
});

test('whether a placement fills the board is always asked', () => {
	const model = prediction.with(predictingAt(8, 0), {streaks: {place: 2}});
	const tape = knowledge.tape(8);
	const {queens} = tape.solution(1)!;
	const after = (rows: number) =>
		asked({...model, places: {8: {step: tape.placing(queens.slice(0, rows))!.index, solution: 1}}});
	expect([5, 6, 7, 8].map(after)).toEqual(['test test', 'test test', 'next test', 'next solution']);
});

test('no question stands while playing backwards, over an overlay, or at the end', () => {
	expect(asked(pressed(predictingAt(6, 40), '?'))).toBeUndefined();
	expect(asked(predictingAt(6, 1202))).toBeUndefined();
});
