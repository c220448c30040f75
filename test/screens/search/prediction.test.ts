import {expect, test} from 'vitest';
import {type Model, placeOf} from '../../../source/explorer/model.js';
import {play} from '../../../source/explorer/playback.js';
import {screenOf} from '../../../source/explorer/screen.js';
import {screens} from '../../../source/screens/index.js';
import {askedSquare, prediction, questionOf, verdictOf} from '../../../source/screens/search/prediction.js';
import {attackOn} from '../../../source/solver/index.js';
import {text} from '../../../source/text/en.js';
import {atStep, knowledge, pressed} from '../../pressed.js';

/** A model that predicts, at a step, without playing. */
function predicting(size: number, step: number): Model {
	return {...pressed(atStep(size, step), 'y'), isPlaying: false};
}

/** The square that the next step tests. */
function asked(model: Model) {
	return askedSquare(model, knowledge);
}

/** What has been typed of the answer to the current question, if there is one. */
function typedIn(model: Model): string {
	const square = asked(model);
	const question = questionOf(model, knowledge);
	if (!square || !question) {
		return '';
	}

	const empty = text.question(square.row, square.column, '');
	expect(question.startsWith(empty)).toBe(true);
	return question.slice(empty.length);
}

/** The model after 100 milliseconds of playback. */
function played(model: Model): Model {
	return play(model, knowledge, 100, screenOf(screens, model).mostSteps?.(model, knowledge));
}

test('every test is asked about before it is done, and nothing else', () => {
	const tape = knowledge.tape(6);
	for (let step = 0; step < tape.end!.index; step++) {
		const next = tape.at(step + 1)?.step;
		expect(asked(predicting(6, step))).toEqual(
			next?.type === 'test' ? {row: next.row, column: next.column} : undefined,
		);
	}
});

test('an answer is right when the square is safe, or when that queen attacks it, whichever of several', () => {
	const tape = knowledge.tape(6);
	for (let step = 0; step < 300; step++) {
		const model = predicting(6, step);
		const square = asked(model);
		const {queens} = tape.at(step)!;
		if (!square) {
			continue;
		}

		const isSafe = attackOn(queens, square.row, square.column) === undefined;
		expect(prediction.of(pressed(model, 's'))).toMatchObject({
			asked: 1,
			right: isSafe ? 1 : 0,
			last: {isRight: isSafe, step: step + 1},
		});
		for (const row of queens.keys()) {
			const others = queens.map((column, each) => (each === row ? column : -100));
			const isAttacker = attackOn(others, square.row, square.column) !== undefined;
			const answered = pressed(model, `${row}`);
			expect(prediction.of(answered).right).toBe(isAttacker ? 1 : 0);
			expect(placeOf(answered).step).toBe(step + 1);
		}
	}
});

test('a row of two digits is typed in full, or ended with Enter', () => {
	const tape = knowledge.tape(12);
	const step = tape.placing(tape.solution(1)!.queens.slice(0, 11))!.index;
	const model = predicting(12, step);
	expect(asked(model)?.row).toBe(11);
	const one = pressed(model, '1');
	expect(prediction.of(one).asked).toBe(0);
	expect(typedIn(one)).toBe('1');
	for (const answered of [pressed(one, '0'), pressed(one, 'enter')]) {
		expect(prediction.of(answered)).toMatchObject({asked: 1});
		expect(typedIn(answered)).toBe('');
	}

	expect(prediction.of(pressed(model, '2'))).toMatchObject({asked: 1});
	const refused = pressed(one, '1');
	expect(prediction.of(refused).asked).toBe(0);
	expect(typedIn(refused)).toBe('');
});

test('a question that has been answered is empty when the search steps back to it', () => {
	const tape = knowledge.tape(12);
	const model = predicting(12, tape.placing(tape.solution(1)!.queens.slice(0, 11))!.index);
	const back = pressed(model, '1', '0', 'left');
	expect(asked(back)).toEqual(asked(model));
	expect(typedIn(back)).toBe('');
});

test('a verdict is about its own board, and what is typed about its own question', () => {
	const tape = knowledge.tape(12);
	const step = tape.placing(tape.solution(1)!.queens.slice(0, 11))!.index;
	const model = pressed(predicting(12, step - 1), 'right', 's', '1');
	expect(prediction.of(model)).toMatchObject({asked: 1, last: {size: 12, step: step + 1}});
	expect(verdictOf(model, knowledge)).toBeDefined();
	expect(typedIn(model)).toBe('1');
	const larger = pressed(model, '+');
	expect(prediction.of(larger).asked).toBe(1);
	expect(verdictOf(larger, knowledge)).toBeUndefined();
	expect(typedIn(larger)).toBe('');
	const next = pressed(model, 'right');
	expect(verdictOf(next, knowledge)).toEqual(verdictOf(model, knowledge));
	expect(typedIn(next)).toBe('');
});

test('playback waits for the answer, then continues to the next question', () => {
	let model = pressed(atStep(6, 0, {speed: 1000}), 'y');
	expect(model.isPlaying).toBe(true);
	expect(prediction.of(model)).toMatchObject({isOn: true, asked: 0});
	model = played(model);
	expect(placeOf(model).step).toBe(0);
	model = pressed(model, 's');
	expect(placeOf(model).step).toBe(1);
	model = played(model);
	expect(placeOf(model).step).toBe(2);
	expect(asked(model)).toEqual({row: 1, column: 0});
	model = played(model);
	expect(placeOf(model).step).toBe(2);
});

test('while nothing is predicted the digits are the variants', () => {
	expect(pressed(atStep(6, 0), '2').variant).toBe('flags');
	expect(pressed(predicting(6, 2), 'y', '2').variant).toBe('flags');
});

test('a row is complete as soon as no further digit could follow', () => {
	const tape = knowledge.tape(12);
	const stepInRow = (row: number) => {
		let step = tape.solution(1)!.index;
		while (asked(predicting(12, step))?.row !== row) {
			step--;
		}

		return predicting(12, step);
	};
	// Above row 10 stand rows 0 to 9; above row 11 also row 10.
	const cases = [
		[10, ['1'], 1, ''],
		[11, ['1'], 0, '1'],
		[11, ['1', '0'], 1, ''],
		[11, ['2'], 1, ''],
	] as const;
	for (const [row, keys, count, typed] of cases) {
		const model = pressed(stepInRow(row), ...keys);
		expect(prediction.of(model).asked).toBe(count);
		expect(typedIn(model)).toBe(typed);
	}
});
