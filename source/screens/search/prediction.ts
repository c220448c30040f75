import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {createSlot} from '../../explorer/slot.js';
import {moveBySteps} from '../../explorer/stepping.js';
import {withFoundAttack} from '../../panels/found-attack.js';
import {attackersOf, nextColumn, type Square, squaresOf, variantOf} from '../../solver/index.js';
import {text} from '../../text/en.js';
import type {Message} from '../screen.js';

/** A step of the search on one size of board. */
type SearchPlace = {readonly size: number; readonly step: number};

/** The state of the prediction mode: the user guesses the result of each test. */
type Prediction = {
	readonly isOn: boolean;
	/** The number of right guesses, and of all guesses. */
	readonly right: number;
	readonly asked: number;
	/** The first digits of an answer that may have more, and where they were typed. */
	readonly typed: {readonly keys: string; readonly size: number; readonly places: Model['places']};
	/** Whether the last guess was right, and the step of its test. */
	readonly last: (SearchPlace & {readonly isRight: boolean}) | undefined;
};

const initial: Prediction = {isOn: false, right: 0, asked: 0, typed: {keys: '', size: 0, places: {}}, last: undefined};

export const prediction = createSlot('prediction', initial);

/**
 * Turns the prediction mode on or off. Turning it on resets the score and starts playback, which stops at the first
 * test.
 */
export function togglePrediction(model: Model): Model {
	return prediction.of(model).isOn
		? {...prediction.with(model, {isOn: false}), isPlaying: false, lead: 0}
		: {...prediction.with(model, {...initial, isOn: true}), isPlaying: !model.isMotionReduced, direction: 1, lead: 0};
}

/**
 * Returns the square that the next step tests. Undefined if the next step is not a test or the prediction mode is off.
 */
export function askedSquare(model: Model, knowledge: Knowledge): Square | undefined {
	return prediction.of(model).isOn && !model.overlay ? nextTest(model, knowledge) : undefined;
}

function nextTest(model: Model, knowledge: Knowledge): Square | undefined {
	const {size} = model;
	const moment = searchMoment(model, knowledge);
	const {queens, step} = moment;
	const row = queens.length;
	const column = nextColumn(size, moment);
	const isPlacing = step?.type === 'test' && !step.attack;
	return row < size && column < size && !isPlacing ? {row, column} : undefined;
}

/**
 * Returns how many steps playback may advance at once. While predicting, it advances step by step and waits for each
 * answer.
 */
export function mostSteps(model: Model, knowledge: Knowledge): number {
	if (!prediction.of(model).isOn || model.direction < 0) {
		return Number.POSITIVE_INFINITY;
	}

	return nextTest(model, knowledge) ? 0 : 1;
}

/** Returns the question about the next test with the digits typed so far, or undefined if there is no question. */
export function questionOf(model: Model, knowledge: Knowledge): string | undefined {
	const asked = askedSquare(model, knowledge);
	return asked && text.question(asked.row, asked.column, typedHere(model));
}

/** Returns a message about the last guess: whether it was right, the score, and the result of the test. */
export function verdictOf(model: Model, knowledge: Knowledge): Message | undefined {
	const {isOn, last, right, asked} = prediction.of(model);
	if (!isOn || model.overlay || last?.size !== model.size) {
		return undefined;
	}

	const moment = knowledge.tape(model.size).at(last.step);
	const step = moment && withFoundAttack(variantOf(model.variant), moment).step;
	const attack = step?.type === 'test' ? step.attack : undefined;
	return {words: text.verdict(last.isRight, right, asked, attack), role: last.isRight ? 'good' : 'warning'};
}

/** The answer that the square is safe. Other answers are the row of an attacking queen. */
const safeKey = 's';

/** Adds a key to the answer. A row is complete on Enter, or as soon as no valid digit can follow. */
export function guess(model: Model, knowledge: Knowledge, key: string): Model {
	const square = askedSquare(model, knowledge);
	if (!square) {
		return model;
	}

	const typed = key === 'enter' ? typedHere(model) : typedHere(model) + key;
	if (typed === safeKey) {
		return withAnswer(model, knowledge, undefined);
	}

	const row = Number(typed);
	if (typed === '' || !(row < square.row)) {
		return withTyped(model, '');
	}

	const isComplete = key === 'enter' || row * 10 >= square.row || row === 0;
	return isComplete ? withAnswer(model, knowledge, row) : withTyped(model, typed);
}

/**
 * Does the test and checks the answer. `row` is right if its queen attacks the square; several queens may. Undefined is
 * right if the square is safe.
 */
function withAnswer(model: Model, knowledge: Knowledge, row: number | undefined): Model {
	const {queens} = searchMoment(model, knowledge);
	const after = moveBySteps(model, knowledge, 1);
	const {step, index} = searchMoment(after, knowledge);
	if (step?.type !== 'test') {
		return model;
	}

	const attackers = attackersOf(squaresOf(queens), step);
	const isRight = row === undefined ? attackers.length === 0 : attackers.some((queen) => queen.row === row);
	const {right, asked} = prediction.of(model);
	return prediction.with(after, {
		right: right + (isRight ? 1 : 0),
		asked: asked + 1,
		typed: initial.typed,
		last: {isRight, size: model.size, step: index},
	});
}

/** Returns what has been typed at this step. */
function typedHere(model: Model): string {
	const {keys, size, places} = prediction.of(model).typed;
	// Every move creates a new `places` object, so a move discards the typed digits.
	return size === model.size && places === model.places ? keys : '';
}

function withTyped(model: Model, keys: string): Model {
	return prediction.with(model, {typed: {keys, size: model.size, places: model.places}});
}
