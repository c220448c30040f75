import {lineFrom, type Moment, nextColumn, type Square} from '../solver/index.js';
import type {Model, Prediction} from './model.js';
import {moveBySteps, searchMoment} from './travel.js';

export const noPrediction: Prediction = {right: 0, asked: 0, typed: '', last: undefined};

/** The square that the next step tests, which is asked about while predicting; none if the next step is no test. */
export function askedSquare(model: Model): Square | undefined {
	return model.prediction && model.screen === 'search' && !model.overlay
		? nextTest(model.size, searchMoment(model))
		: undefined;
}

function nextTest(size: number, moment: Moment): Square | undefined {
	const {queens, step} = moment;
	const row = queens.length;
	const column = nextColumn(size, moment);
	const isPlacing = step?.type === 'test' && !step.attack;
	return row < size && column < size && !isPlacing ? {row, column} : undefined;
}

/** Takes a key of an answer. A row is complete as soon as no further digit could follow. */
export function guess(model: Model, key: string): Model {
	const square = askedSquare(model);
	if (!model.prediction || !square) {
		return model;
	}

	const typed = key === 'enter' ? model.prediction.typed : model.prediction.typed + key;
	if (typed === safe) {
		return answered(model, undefined);
	}

	const row = Number(typed);
	if (typed === '' || !(row < square.row)) {
		return withTyped(model, '');
	}

	return key === 'enter' || row * 10 >= square.row || row === 0 ? answered(model, row) : withTyped(model, typed);
}

const safe = 's';

/** The model after the test, with the answer checked: any queen that attacks the square is right, none if it is safe. */
function answered(model: Model, row: number | undefined): Model {
	const {queens} = searchMoment(model);
	const after = moveBySteps(model, 1);
	const {step, index} = searchMoment(after);
	const {prediction} = model;
	if (!prediction || step?.type !== 'test') {
		return model;
	}

	const isAttacker = row !== undefined && lineFrom(queens[row]!, step.column, step.row - row) !== undefined;
	const isRight = row === undefined ? !step.attack : isAttacker;
	return {
		...after,
		prediction: {
			right: prediction.right + (isRight ? 1 : 0),
			asked: prediction.asked + 1,
			typed: '',
			last: {isRight, step: index},
		},
	};
}

function withTyped(model: Model, typed: string): Model {
	return model.prediction ? {...model, prediction: {...model.prediction, typed}} : model;
}
