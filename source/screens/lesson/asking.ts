import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Part, Reply} from '../../explorer/prediction/asking.js';
import {askToPredict, kindKeys, kinds} from '../../explorer/prediction/predict.js';
import {type Hidden, nothingHidden, type Question} from '../../explorer/prediction/question.js';
import {attackOn, type Moment, type Variant, variantOf} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {attemptOf, currentOf, isAsked, isDone} from './state.js';
import {letters, type TaskWords} from './task.js';

export type LessonAsking = {
	readonly parts: readonly Part[];
	readonly entries: (text: Text, reply: Reply) => readonly Entry[];
};

type Entry = {readonly words: string; readonly key: string | undefined};

export function askingOf(model: Model, knowledge: Knowledge): LessonAsking | undefined {
	const item = currentOf(model);
	if (!item) {
		return undefined;
	}

	const {task, stage} = item;
	const next = nextQuestion(knowledge, stage.size, task.at);
	switch (task.type) {
		case 'reach': {
			return undefined;
		}

		case 'predict': {
			return next && predicting(next, variantOf(stage.variant));
		}

		case 'choose': {
			return choosing(task.right, task[model.text.language]);
		}

		case 'attackers': {
			return next && naming(next.moment, variantOf(stage.variant));
		}
	}
}

function nextQuestion(knowledge: Knowledge, size: number, at = 0): Question | undefined {
	const tape = knowledge.tape(size);
	const [moment, next] = [tape.at(at), tape.at(at + 1)?.step];
	return moment && next && {type: 'next', moment, next};
}

/** The keys of the right answer. */
export function answerOf(asking: LessonAsking | undefined): readonly string[] {
	return asking?.parts.flatMap(({right}) => right.slice(0, 1)) ?? [];
}

/** What the screens hide, because it answers the task; of a task that is done, what may answer the next one. */
export function hiddenIn(model: Model, knowledge: Knowledge): Hidden {
	const item = currentOf(model);
	const next = item && nextQuestion(knowledge, item.stage.size, item.task.at)?.next;
	if (!next || !isAsked(model) || (item.task.showsAll ?? item.task.at === undefined)) {
		return {...nothingHidden, nextLine: isDone(model)};
	}

	const {task} = item;
	const {keys} = attemptOf(model);
	const isOfSquare = next.type === 'test' && task.type !== 'predict' && task.steps;
	// The square that is asked about next has the question mark.
	const square = isOfSquare ? {...next, column: task.type === 'attackers' ? keys.length : next.column} : undefined;
	return {square, nextLine: true, future: true};
}

function predicting(question: Question, variant: Variant): LessonAsking {
	const {parts, words} = askToPredict(question, variant);
	return {
		parts,
		entries: (text, reply) =>
			reply.keys.length === 0
				? kinds.map((kind) => ({key: kindKeys[kind], words: `${kindKeys[kind]}  ${text.lesson.kinds[kind]}`}))
				: [{key: undefined, words: words(text, reply)}],
	};
}

const digits = [...'0123456789'];

/** One of the options, or of the digits. */
function choosing(right: string, {options, wrong}: TaskWords): LessonAsking {
	const choices = options ? letters : digits;
	return {
		parts: [{choices, right: [right], whyWrong: ({lesson}, choice) => wrong?.[choice] ?? lesson.otherNumber(choice)}],
		entries: (_, {keys: [given]}) =>
			choices
				.map((key, index) => ({key, words: options ? `${key}  ${options[index]}` : key}))
				.filter(({key}) => given === undefined || key === given),
	};
}

/** For each square of the next row, from column 0 on: the row of an attacker, or that it is safe. */
function naming(moment: Moment, variant: Variant): LessonAsking {
	const row = moment.queens.length;
	const parts = Array.from({length: moment.size}, (_, column): Question => {
		return {type: 'test', moment, next: {type: 'test', row, column, attack: attackOn(moment.queens, row, column)}};
	}).flatMap((question) => askToPredict(question, variant).parts);
	return {
		parts,
		entries: ({lesson}, {keys, chosen = '_'}) =>
			parts.map((_, column) => {
				const given = column === keys.length ? chosen : '_';
				return {key: undefined, words: lesson.attacker(column, keys[column] ?? given)};
			}),
	};
}
