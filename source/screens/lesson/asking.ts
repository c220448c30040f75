import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {type Asking, more, refused, right, wrong} from '../../explorer/prediction/asking.js';
import {askToPredict} from '../../explorer/prediction/predict.js';
import {answerKeys, answerKeysOf, type Question, rightAnswers} from '../../explorer/prediction/question.js';
import {attackersOf, attackOn, type Moment, squaresOf, type VariantId, variantOf} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {longest} from '../../text/width.js';
import {currentOf, isAsked} from './current.js';
import {attemptOf} from './state.js';
import {letters, type Task, type TaskWords} from './task.js';

export type LessonAsking = Asking & {
	readonly hides: Question | undefined;
	/** As typed. */
	readonly answer: readonly string[];
	/** Made after the answer. */
	readonly steps: number;
	readonly entries: (text: Text, keys: readonly string[]) => readonly Entry[];
};

export type Entry = {readonly words: string; readonly key: string | undefined};

export function standingQuestion(model: Model, knowledge: Knowledge): LessonAsking | undefined {
	return isAsked(model) ? askingOf(model, knowledge) : undefined;
}

export function askingOf(model: Model, knowledge: Knowledge): LessonAsking | undefined {
	const current = currentOf(model);
	if (!current) {
		return undefined;
	}

	const {task, stage} = current;
	const {at = 0, steps = 0, showsAll = task.at === undefined} = task;
	const tape = knowledge.tape(stage.size);
	const moment = tape.at(at) ?? tape.horizon;
	const next = tape.at(at + 1)?.step;
	const about: Question | undefined = next && {type: 'next', moment, next};
	const tested: Question | undefined = next?.type === 'test' ? {type: 'test', moment, next} : about;
	const asked = steps > 0 ? tested : about;
	const common: Common = {hides: showsAll ? undefined : asked, steps};
	const words = task[model.text.language];
	switch (task.type) {
		case 'reach': {
			return undefined;
		}

		case 'predict': {
			return about && predicted(about, stage.variant);
		}

		case 'choose': {
			return choosing(task, words, common);
		}

		case 'number': {
			const answer = typeof task.right === 'number' ? task.right : task.right(knowledge);
			return typing(answer, common);
		}

		case 'attackers': {
			// The square that is asked about next has the question mark.
			const column = attemptOf(model).keys.length;
			const hides = asked?.type === 'test' ? {...asked, next: {...asked.next, column}} : asked;
			return naming(moment, {...common, hides});
		}
	}
}

type Common = Pick<LessonAsking, 'hides' | 'steps'>;

const kinds = ['test', 'place', 'return', 'solution'] as const;

function predicted(question: Question, variant: VariantId): LessonAsking {
	const asking = askToPredict(question, variantOf(variant));
	return {
		...asking,
		hides: question,
		answer: rightAnswers(question).flatMap((each) => answerKeysOf(question, each)),
		// What a test finds is a question of its own.
		steps: question.next.type === 'test' ? 0 : 1,
		entries: (text, keys) =>
			keys.length === 0
				? kinds.map((kind) => ({key: answerKeys[kind], words: `${answerKeys[kind]}  ${text.lesson.kinds[kind]}`}))
				: [{key: undefined, words: longest(asking.words(text, keys))}],
	};
}

function choosing({right: letter}: Extract<Task, {type: 'choose'}>, words: TaskWords, common: Common): LessonAsking {
	const isLetter = (key = '') => letters.some((each) => each === key);
	return {
		...common,
		judge([key]) {
			if (!isLetter(key)) {
				return refused;
			}

			return key === letter ? right : wrong;
		},
		choices: () => letters,
		entries: (_, [given]) =>
			letters
				.map((key, index) => ({key, words: `${key}  ${words.options?.[index] ?? ''}`}))
				.filter(({key}) => given === undefined || key === given),
		// The task has words for each letter.
		whyWrong: () => '',
		whyRefused: ({lesson}) => lesson.refused.letter,
		answer: [letter],
	};
}

/** More digits than any answer has. */
const mostDigits = 6;

function typing(answer: number, common: Common): LessonAsking {
	const numberOf = (keys: readonly string[]) => Number(keys.filter((key) => key !== 'enter').join(''));
	const isDigits = (keys: readonly string[]) => keys.every((key) => /^\d$/.test(key));
	return {
		...common,
		judge(keys) {
			const digits = keys.slice(0, -1);
			if (keys.at(-1) === 'enter' && digits.length > 0) {
				return numberOf(digits) === answer ? right : wrong;
			}

			return isDigits(keys) && keys.length <= mostDigits ? more : refused;
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
function naming({size, queens}: Moment, common: Common): LessonAsking {
	const row = queens.length;
	const isRightAt = (key: string, column: number) => {
		const attackers = attackersOf(squaresOf(queens), {row, column});
		return key === 's' ? attackers.length === 0 : attackers.some((queen) => String(queen.row) === key);
	};
	const columns = Array.from({length: size}, (_, column) => column);
	return {
		...common,
		judge(keys) {
			if (!keys.every((key) => key === 's' || Number(key) < row)) {
				return refused;
			}

			if (!keys.every(isRightAt)) {
				return {type: 'wrong', kept: keys.length - 1};
			}

			return keys.length === size ? right : more;
		},
		choices: () => [],
		entries: ({lesson}, keys) =>
			columns.map((column) => ({key: undefined, words: lesson.attackers.filled(column, keys[column] ?? '_')})),
		whyWrong({prediction, lesson}, keys) {
			const square = {row, column: keys.length - 1};
			const by = Number(keys.at(-1));
			const attack = attackOn(queens, row, square.column);
			return keys.at(-1) === 's' && attack
				? lesson.attackers.notSafe(square, attack.line)
				: prediction.wrong.noAttack(square, {row: by, column: queens[by] ?? 0});
		},
		whyRefused: ({lesson}) => lesson.refused.attacker(row - 1),
		answer: columns.map((column) => String(attackersOf(squaresOf(queens), {row, column}).at(-1)?.row ?? 's')),
	};
}
