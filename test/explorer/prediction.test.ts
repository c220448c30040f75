import {expect, test} from 'vitest';
import {actionFor} from '../../source/explorer/keymap.js';
import {createModel, type Model, placeOf} from '../../source/explorer/model.js';
import {askedSquare} from '../../source/explorer/prediction.js';
import {tapeOf} from '../../source/explorer/tapes.js';
import {update} from '../../source/explorer/update.js';
import {attackOn} from '../../source/solver/index.js';

/** A model that predicts, at a step, without playing. */
function predicting(size: number, step: number): Model {
	const model = update(createModel({size, screen: 'search'}), {type: 'predict'});
	return {...model, isPlaying: false, places: {[size]: {step, solution: 1}}};
}

function press(model: Model, ...keys: readonly string[]): Model {
	return keys.reduce((before, key) => {
		const action = actionFor(before, key);
		return action ? update(before, action) : before;
	}, model);
}

test('every test is asked about before it is done, and nothing else', () => {
	const {end} = tapeOf(6);
	for (let step = 0; step < end!.index; step++) {
		const next = tapeOf(6).at(step + 1)?.step;
		const asked = askedSquare(predicting(6, step));
		expect(asked).toEqual(next?.type === 'test' ? {row: next.row, column: next.column} : undefined);
	}
});

test('an answer is right when the square is safe, or when that queen attacks it, whichever of several', () => {
	const tape = tapeOf(6);
	for (let step = 0; step < 300; step++) {
		const model = predicting(6, step);
		const square = askedSquare(model);
		const {queens} = tape.at(step)!;
		if (!square) {
			continue;
		}

		const isSafe = attackOn(queens, square.row, square.column) === undefined;
		expect(press(model, 's').prediction).toMatchObject({
			asked: 1,
			right: isSafe ? 1 : 0,
			last: {isRight: isSafe, step: step + 1},
		});
		for (const row of queens.keys()) {
			const others = queens.map((column, each) => (each === row ? column : -100));
			const isAttacker = attackOn(others, square.row, square.column) !== undefined;
			const answered = press(model, `${row}`);
			expect(answered.prediction?.right).toBe(isAttacker ? 1 : 0);
			expect(placeOf(answered).step).toBe(step + 1);
		}
	}
});

test('a row of two digits is typed in full, or ended with Enter', () => {
	const tape = tapeOf(12);
	const step = tape.placing(tape.solution(1)!.queens.slice(0, 11))!.index;
	const model = predicting(12, step);
	expect(askedSquare(model)?.row).toBe(11);
	const one = press(model, '1');
	expect(one.prediction).toMatchObject({typed: '1', asked: 0});
	expect(press(one, '0').prediction).toMatchObject({typed: '', asked: 1});
	expect(press(one, 'enter').prediction).toMatchObject({typed: '', asked: 1});
	expect(press(model, '2').prediction).toMatchObject({asked: 1});
	expect(press(one, '1').prediction).toMatchObject({typed: '', asked: 0});
});

test('playback waits for the answer, then goes on to the next question', () => {
	let model = update({...createModel({size: 6, screen: 'search'}), speed: 1000}, {type: 'predict'});
	expect(model).toMatchObject({isPlaying: true, prediction: {asked: 0}});
	model = update(model, {type: 'tick', milliseconds: 100});
	expect(placeOf(model).step).toBe(0);
	model = press(model, 's');
	expect(placeOf(model).step).toBe(1);
	model = update(model, {type: 'tick', milliseconds: 100});
	expect(placeOf(model).step).toBe(2);
	expect(askedSquare(model)).toEqual({row: 1, column: 0});
	model = update(model, {type: 'tick', milliseconds: 100});
	expect(placeOf(model).step).toBe(2);
});

test('while nothing is predicted the digits are the variants', () => {
	expect(press(createModel({size: 6, screen: 'search'}), '2').variant).toBe('flags');
	expect(press(predicting(6, 2), 'y', '2').variant).toBe('flags');
});

test('a row is complete as soon as no further digit could follow', () => {
	const tape = tapeOf(12);
	const stepInRow = (row: number) => {
		let step = tape.solution(1)!.index;
		while (askedSquare(predicting(12, step))?.row !== row) {
			step--;
		}

		return predicting(12, step);
	};
	// Above row 10 stand rows 0 to 9; above row 11 also row 10.
	expect(press(stepInRow(10), '1').prediction).toMatchObject({asked: 1, typed: ''});
	expect(press(stepInRow(11), '1').prediction).toMatchObject({asked: 0, typed: '1'});
	expect(press(stepInRow(11), '1', '0').prediction).toMatchObject({asked: 1, typed: ''});
	expect(press(stepInRow(11), '2').prediction).toMatchObject({asked: 1, typed: ''});
});
