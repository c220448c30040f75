import {
	type Answer,
	isRight,
	isWrongKind,
	limitsOf,
	type Question,
	rightAnswers,
} from '../../../explorer/prediction/question.js';
import {answerKeys, type Entry, nothingTyped, typeKey} from '../../../explorer/prediction/typing.js';
import {attackOn} from '../../../solver/index.js';
import type {LessonText} from '../task.js';
import {type Asking, more, refused, right, type Verdict, wrong} from './asking.js';
import {whyWrong} from './why-wrong.js';

/** What the next step finds, or which step is next. */
export function askToPredict(question: Question): Asking {
	const {next, type} = question;
	return {
		hides: question,
		judge(keys) {
			const {typed, answer, isRefused} = typedIn(question, keys);
			if (answer) {
				return isRight(question, answer) ? right : wrongAfter(question, answer);
			}

			const verdict = isRefused ? refused : more;
			return isWrongKind(question, typed.type) ? wrong : verdict;
		},
		words: (text, keys) => questionWords(question, typedIn(question, keys), text),
		whyWrong(text, keys) {
			const {typed, answer} = typedIn(question, keys);
			return whyWrong(question, answer ?? {type: typed.type ?? 'safe', numbers: []}, text);
		},
		whyRefused: (text, keys) => refusalWords(question, keys, text),
		whyRight: (text) => reasonOf(question, text),
		answer: keysOfAnswer(question),
		helps: (text, keys) => [
			nudgeOf(question, keys, text),
			hintOf(question, text),
			text.predict.answer(keysOfAnswer(question).join(' '), reasonOf(question, text)),
		],
		// What a test finds is a question of its own.
		steps: type === 'next' && next.type === 'test' ? 0 : 1,
	};
}

/** A kind of step that is right stays, and only its row and column are asked for again. */
function wrongAfter(question: Question, {type}: Answer): Verdict {
	return {type: 'wrong', kept: question.type === 'next' && !isWrongKind(question, type) ? 1 : 0};
}

/** What these keys lead to, one after the other. */
function typedIn(question: Question, keys: readonly string[]): Entry {
	return keys.reduce<Entry>(({typed}, key) => typeKey(question, typed, key), {typed: nothingTyped});
}

/** The question with what has been typed of an answer, or with the whole answer. */
function questionWords(question: Question, {typed, answer}: Entry, {predict, withTyped}: LessonText): string {
	const {size, queens} = question.moment;
	const {type, numbers} = answer ?? {...typed, numbers: [...typed.numbers, `${typed.digits}_`]};
	const given = numbers.join(', ');
	if (question.type === 'test') {
		const answered = answer?.type === 'safe' ? answerKeys.safe : given;
		return withTyped(predict.test(question.next, queens.length, answerKeys.safe), answered);
	}

	switch (type) {
		case 'test': {
			return predict.testOf(given);
		}

		case 'place': {
			return predict.placeOn(given);
		}

		case 'return': {
			return predict.returnTo(size, given);
		}

		case 'solution': {
			return predict.solution;
		}

		case 'safe':
		case 'attacked':
		case undefined: {
			return predict.next(answerKeys);
		}
	}
}

function refusalWords(question: Question, keys: readonly string[], {refused: words}: LessonText): string {
	if (question.type === 'test') {
		return words.test(question.moment.queens.length, answerKeys.safe);
	}

	const {type, numbers} = typedIn(question, keys.slice(0, -1)).typed;
	const most = type && limitsOf(question, type)[numbers.length];
	return most === undefined ? words.next(answerKeys) : words.coordinate(numbers.length > 0 ? 'column' : 'row', most);
}

/** The right answer, with its reason. */
function reasonOf({type, moment, next}: Question, {predict}: LessonText): string {
	const {size, queens} = moment;
	switch (next.type) {
		case 'test': {
			const attack = attackOn(queens, next.row, next.column);
			const found = attack ? predict.right.attacked(next, attack) : predict.right.safe(next);
			return type === 'test' ? found : predict.right.test(next);
		}

		case 'place': {
			return predict.right.place(next);
		}

		case 'solution': {
			return predict.right.solution(size);
		}

		case 'backtrack': {
			const isFull = queens.length === size;
			return next.column === size - 1 ? predict.right.noneLeft(next, isFull) : predict.right.goesOn(next, isFull);
		}
	}
}

/** About the kind of step, or about its row and column if the kind has been chosen. */
function nudgeOf({type, next}: Question, keys: readonly string[], {predict: {nudge}}: LessonText): string {
	if (type === 'test') {
		return nudge.test;
	}

	const kind = next.type === 'backtrack' ? 'return' : next.type;
	return keys.length === 0 ? nudge.kind[kind] : nudge.where[kind];
}

function hintOf({type, moment, next}: Question, {predict: {hint}}: LessonText): string {
	const {size, queens} = moment;
	switch (next.type) {
		case 'test': {
			const found = attackOn(queens, next.row, next.column) ? hint.attacked : hint.safe;
			return type === 'test' ? found : hint.test;
		}

		case 'place': {
			return hint.place;
		}

		case 'solution': {
			return hint.solution;
		}

		case 'backtrack': {
			return hint.return(queens.length, queens.length === size);
		}
	}
}

/** What to type, for example `r`, `1` and `3`: on a board of less than ten columns each number is one key. */
function keysOfAnswer(question: Question): readonly string[] {
	const [answer] = rightAnswers(question);
	if (!answer) {
		return [];
	}

	const letter = answer.type === 'attacked' ? [] : [answerKeys[answer.type]];
	return [...letter, ...answer.numbers.map(String)];
}
