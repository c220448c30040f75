import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlot, type Model, placeOf, stopped} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {give, isBegun, noReply, type Reply} from '../../explorer/prediction/asking.js';
import {askToPredict, type Predicting} from '../../explorer/prediction/predict.js';
import {type Hidden, hiddenBy, hiding, type Question, questionsAt} from '../../explorer/prediction/question.js';
import {moveBySteps} from '../../explorer/stepping.js';
import {variantOf} from '../../solver/index.js';

type Answered = {
	readonly question: Question;
	readonly outcome: 'right' | 'wrong' | 'skipped';
	readonly keys: readonly string[];
};

type Prediction = {
	readonly isOn: boolean;
	readonly right: number;
	readonly asked: number;
	readonly last: (Answered & {readonly places: Model['places']}) | undefined;
	/** How often in a row each rule has been applied right. */
	readonly streaks: Readonly<Record<string, number>>;
	readonly here: {
		readonly size: number;
		readonly places: Model['places'];
		readonly answered: readonly Question['type'][];
		readonly reply: Reply;
		readonly isRefused: boolean;
	};
};

const nothing = {reply: noReply, isRefused: false};
const nowhere: Prediction['here'] = {size: 0, places: {}, answered: [], ...nothing};
const initial: Prediction = {isOn: false, right: 0, asked: 0, last: undefined, streaks: {}, here: nowhere};

export const prediction = createSlot('prediction', initial);

/** What always happens alike is asked until it was right this often in a row. */
const enough = 2;

export function togglePrediction(model: Model): Model {
	return prediction.of(model).isOn
		? stopped(prediction.with(model, {isOn: false}))
		: {...predicting(model), isPlaying: !model.isMotionReduced, stepFraction: 0};
}

export function predicting(model: Model): Model {
	return prediction.with(model, {...initial, isOn: true});
}

export function questionAt(model: Model, knowledge: Knowledge): Question | undefined {
	const {isOn, streaks} = prediction.of(model);
	if (!isOn || model.overlay || hiding.of(model).hidden) {
		return undefined;
	}

	const {answered} = hereOf(model);
	return questionsAt(knowledge.tape(model.size), searchMoment(model, knowledge)).find(
		(question) => !answered.includes(question.type) && (streaks[ruleOf(question) ?? ''] ?? 0) < enough,
	);
}

export function hiddenIn(model: Model, knowledge: Knowledge): Hidden {
	return hiding.of(model).hidden ?? hiddenBy(questionAt(model, knowledge));
}

/**
 * By this rule one can answer without the board; undefined if there is none. After a placement comes a test, unless the
 * board is full: in the last rows this is always asked, so that a question does not tell it.
 */
function ruleOf({type, moment: {size, queens, step}}: Question): string | undefined {
	const isSafe = step?.type === 'test' && !step.attack;
	const isPlaced = step?.type === 'place' && queens.length < size - 1;
	return type === 'next' && (isSafe || isPlaced) ? step.type : undefined;
}

export function mostSteps(model: Model, knowledge: Knowledge): number {
	if (!prediction.of(model).isOn) {
		return Number.POSITIVE_INFINITY;
	}

	return questionAt(model, knowledge) ? 0 : 1;
}

export function askingAbout(model: Model, question: Question): Predicting {
	return askToPredict(question, variantOf(model.variant));
}

export function predictWith(model: Model, knowledge: Knowledge, key: string): Model {
	const question = questionAt(model, knowledge);
	if (!question) {
		return model;
	}

	const {reply, verdict} = give(askingAbout(model, question).parts, hereOf(model).reply, key);
	return verdict === 'right' || verdict === 'wrong'
		? concluded(model, knowledge, {question, outcome: verdict, keys: reply.keys})
		: withHere(model, {reply, isRefused: verdict === 'refused'});
}

/** The answers that the next key can give. */
export function choicesOf(model: Model, knowledge: Knowledge): readonly string[] {
	const question = questionAt(model, knowledge);
	return question ? (askingAbout(model, question).parts[hereOf(model).reply.keys.length]?.choices ?? []) : [];
}

export function refuse(model: Model, knowledge: Knowledge): Model | undefined {
	return questionAt(model, knowledge) && predictWith(model, knowledge, 'none');
}

export function withoutAnswer(model: Model): Model | undefined {
	return prediction.of(model).isOn && isBegun(hereOf(model).reply) ? withHere(model, nothing) : undefined;
}

export function skip(model: Model, knowledge: Knowledge): Model {
	const question = questionAt(model, knowledge);
	return question ? concluded(model, knowledge, {question, outcome: 'skipped', keys: []}) : model;
}

function concluded(model: Model, knowledge: Knowledge, answered: Answered): Model {
	const {question, outcome} = answered;
	// Before a test, the question about its result follows first.
	const after =
		question.type === 'next' && question.next.type === 'test'
			? withHere(model, {...nothing, answered: [...hereOf(model).answered, question.type]})
			: moveBySteps(model, knowledge, 1);
	const {right, asked, streaks} = prediction.of(model);
	const isRight = outcome === 'right';
	const rule = ruleOf(question);
	const score = {
		right: right + Number(isRight),
		asked: asked + 1,
		streaks: rule ? {...streaks, [rule]: isRight ? (streaks[rule] ?? 0) + 1 : 0} : streaks,
	};
	const last = {...answered, places: after.places};
	return prediction.with(after, outcome === 'skipped' ? {last} : {...score, last});
}

/**
 * Until the user types the next answer or goes elsewhere. Playback may have gone on by one step that was not asked
 * about.
 */
export function lastOf(model: Model): Prediction['last'] {
	const {isOn, last} = prediction.of(model);
	const {reply} = hereOf(model);
	if (!isOn || !last || last.question.moment.size !== model.size || isBegun(reply)) {
		return undefined;
	}

	const step = placeOf({size: model.size, places: last.places}).step;
	const isNext = model.isPlaying && placeOf(model).step === step + 1;
	return last.places === model.places || isNext ? last : undefined;
}

export function hereOf(model: Model): Prediction['here'] {
	const {here} = prediction.of(model);
	// Every move creates a new `places` object.
	return here.size === model.size && here.places === model.places ? here : nowhere;
}

function withHere(model: Model, changes: Partial<Prediction['here']>): Model {
	return prediction.with(model, {
		here: {...hereOf(model), ...changes, size: model.size, places: model.places},
	});
}
