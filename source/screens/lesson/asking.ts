import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {type Asking, more, refused, right, wrong} from '../../explorer/prediction/asking.js';
import {askToPredict} from '../../explorer/prediction/predict.js';
import {
	answerKeys,
	answerKeysOf,
	type Hidden,
	nothingHidden,
	type Question,
	rightAnswers,
} from '../../explorer/prediction/question.js';
import {attackOn, type Moment, type Variant, variantOf} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {attemptOf, currentOf, isAsked, isDone} from './state.js';
import {letters, type TaskWords} from './task.js';

export type LessonAsking = Asking & {
	/** As typed. */
	readonly answer: readonly string[];
	readonly entries: (text: Text, keys: readonly string[]) => readonly Entry[];
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

		case 'number': {
			return typing(task.right);
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

const kinds = ['test', 'place', 'return', 'solution'] as const;

function predicting(question: Question, variant: Variant): LessonAsking {
	const asking = askToPredict(question, variant);
	return {
		...asking,
		judge(keys) {
			const verdict = asking.judge(keys);
			return verdict.type === 'wrong' ? wrong : verdict;
		},
		answer: rightAnswers(question).flatMap((each) => answerKeysOf(question, each)),
		entries: (text, keys) =>
			keys.length === 0
				? kinds.map((kind) => ({key: answerKeys[kind], words: `${answerKeys[kind]}  ${text.lesson.kinds[kind]}`}))
				: [{key: undefined, words: asking.words(text, keys)}],
	};
}

function choosing(letter: string, {options}: TaskWords): LessonAsking {
	return {
		judge([key]) {
			if (!letters.some((each) => each === key)) {
				return refused;
			}

			return key === letter ? right : wrong;
		},
		choices: () => letters,
		entries: (_, [given]) =>
			letters
				.map((key, index) => ({key, words: `${key}  ${options?.[index] ?? ''}`}))
				.filter(({key}) => given === undefined || key === given),
		// The task has words for each letter.
		whyWrong: () => '',
		whyRefused: ({lesson}) => lesson.refused.letter,
		answer: [letter],
	};
}

/** More digits than any answer has. */
const mostDigits = 6;

function typing(answer: number): LessonAsking {
	const numberOf = (keys: readonly string[]) => Number(keys.filter((key) => key !== 'enter').join(''));
	return {
		judge(keys) {
			const digits = keys.slice(0, -1);
			if (keys.at(-1) === 'enter' && digits.length > 0) {
				return numberOf(digits) === answer ? right : wrong;
			}

			return keys.every((key) => /^\d$/.test(key)) && keys.length <= mostDigits ? more : refused;
		},
		choices: () => [],
		entries({lesson}, keys) {
			const typed = keys.at(-1) === 'enter' ? String(numberOf(keys)) : `${keys.join('')}_`;
			return [{key: undefined, words: lesson.typedNumber(typed)}];
		},
		whyWrong: ({lesson}, keys) => lesson.otherNumber(numberOf(keys)),
		whyRefused: ({lesson}) => lesson.refused.digits,
		answer: [...String(answer), 'enter'],
	};
}

/** For each square of the next row, from column 0 on, one key: the row of an attacker, or that it is safe. */
function naming(moment: Moment, variant: Variant): LessonAsking {
	const row = moment.queens.length;
	const questions = Array.from({length: moment.size}, (_, column): Question => {
		return {type: 'test', moment, next: {type: 'test', row, column, attack: attackOn(moment.queens, row, column)}};
	});
	const askings = questions.map((each) => askToPredict(each, variant));
	return {
		judge(keys) {
			const verdicts = keys.map((key, column) => askings[column]?.judge([key]) ?? refused);
			const failed = verdicts.find(({type}) => type !== 'right');
			if (failed) {
				return failed.type === 'wrong' ? {type: 'wrong', kept: keys.length - 1} : failed;
			}

			return keys.length === askings.length ? right : more;
		},
		choices: () => [],
		entries: ({lesson}, keys) =>
			askings.map((_, column) => ({key: undefined, words: lesson.attackers.filled(column, keys[column] ?? '_')})),
		whyWrong(text, keys) {
			const column = keys.length - 1;
			const attack = attackOn(moment.queens, row, column);
			return keys.at(-1) === 's' && attack
				? text.lesson.attackers.notSafe({row, column}, attack.line)
				: (askings[column]?.whyWrong(text, keys.slice(-1)) ?? '');
		},
		whyRefused: (text, keys) => askings[0]?.whyRefused(text, keys) ?? '',
		answer: questions.flatMap((each) =>
			rightAnswers(each)
				.slice(0, 1)
				.flatMap((answer) => answerKeysOf(each, answer)),
		),
	};
}
