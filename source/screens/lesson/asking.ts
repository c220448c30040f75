import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Asking, more, refused, right, type Verdict, wrong} from '../../explorer/prediction/asking.js';
import {askToPredict} from '../../explorer/prediction/predict.js';
import type {Question} from '../../explorer/prediction/question.js';
import {attackersOf, attackOn, type Moment, squaresOf, variantOf} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import type {TaskWords} from '../../text/lesson-words.js';
import {factsIn} from './facts.js';
import {indexBefore} from './next-step.js';
import {type Current, letters, type Task} from './task.js';

/** A question of the lesson. Its words are those of the task; what has been typed or can be chosen stands below them. */
export type LessonAsking = Asking & {
	readonly entries: (text: Text, keys: readonly string[]) => readonly Entry[];
};

/** What has been filled in, or an answer that can be chosen, by its key. */
export type Entry = {readonly words: string; readonly key: string | undefined};

/** The chapter of a task in these texts. */
export function chapterWords({chapter}: Pick<Current, 'chapter'>, text: Text, knowledge: Knowledge) {
	return text.lesson.chapters[chapter.id](factsIn(knowledge));
}

const noWords: TaskWords = {asks: '', after: '', answer: '', wrong: {}};

/** What the lesson says about a task. */
export function taskWords(current: Pick<Current, 'chapter' | 'task'>, text: Text, knowledge: Knowledge): TaskWords {
	const tasks: Readonly<Record<string, TaskWords>> = chapterWords(current, text, knowledge).tasks;
	return tasks[current.task.id] ?? noWords;
}

/** Returns the question of a task; undefined if the task asks nothing. */
export function askingOf(current: Current, knowledge: Knowledge): LessonAsking | undefined {
	const {task, stage} = current;
	const tape = knowledge.tape(stage.size);
	const index = indexBefore(tape, task.at ?? {type: 'start'});
	const moment = tape.at(index) ?? tape.horizon;
	const next = tape.at(index + 1)?.step;
	const about: Question | undefined = next && {type: 'next', moment, next};
	const tested: Question | undefined = next?.type === 'test' ? {type: 'test', moment, next} : about;
	const hides = task.at && !task.isOpen ? tested : undefined;
	const words = (text: Text) => taskWords(current, text, knowledge);
	const common: Common = {
		// Where the search does not go on, the square that is tested next is not asked about.
		hides: task.steps === 0 && !task.isOpen && task.at ? about : hides,
		words: (text) => [words(text).asks],
		whyRight: (text) => [words(text).after],
		steps: task.steps ?? (hides?.type === 'test' ? 1 : 0),
	};
	switch (task.type) {
		case 'reach': {
			return undefined;
		}

		case 'predict': {
			return about && predicted(about, stage.variant, common);
		}

		case 'choose': {
			return choosing(task, words, common);
		}

		case 'number': {
			return typing(task.right(knowledge), words, common);
		}

		case 'attackers': {
			return naming(moment, common);
		}
	}
}

type Common = Pick<Asking, 'hides' | 'words' | 'whyRight' | 'steps'>;
type WordsIn = (text: Text) => TaskWords;

/** A prediction, as in Search, with the words of the task. */
function predicted(question: Question, variant: Current['stage']['variant'], {words, whyRight}: Common): LessonAsking {
	const asking = askToPredict(question, variantOf(variant));
	return {
		...asking,
		words,
		whyRight,
		entries: (text, keys) =>
			keys.length === 0
				? asking.choices(keys).map((key) => ({key, words: key}))
				: [{key: undefined, words: asking.words(text, keys)[0] ?? ''}],
	};
}

/** One of four answers. */
function choosing({right: letter}: Extract<Task, {type: 'choose'}>, words: WordsIn, common: Common): LessonAsking {
	const isLetter = (key = '') => letters.some((each) => each === key);
	return {
		...common,
		judge([key]) {
			const verdict = key === letter ? right : wrong;
			return isLetter(key) ? verdict : refused;
		},
		choices: () => letters,
		// Of an answer given, only that one is left.
		entries: (text, [given]) =>
			letters
				.map((key, index) => ({key, words: `${key}  ${words(text).options?.[index] ?? ''}`}))
				.filter(({key}) => given === undefined || key === given),
		whyWrong: (text, [key = '']) => words(text).wrong[key] ?? '',
		whyRefused: ({lesson}) => lesson.refused.letter,
		answer: [letter],
	};
}

/** More digits than any answer has. */
const mostDigits = 6;

/** A number, with Enter at its end. */
function typing(answer: number, words: WordsIn, common: Common): LessonAsking {
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
		whyWrong: (text, keys) => words(text).wrong[numberOf(keys)] ?? text.lesson.otherNumber(numberOf(keys)),
		whyRefused: ({lesson}) => lesson.refused.digits,
		answer: [...String(answer), 'enter'],
	};
}

/** For each square of the next row, from column 0 on, one key: the row of a queen that attacks it, or that it is safe. */
function naming({size, queens}: Moment, common: Common): LessonAsking {
	const row = queens.length;
	const isRightAt = (key: string, column: number) => {
		const attackers = attackersOf(squaresOf(queens), {row, column});
		return key === 's' ? attackers.length === 0 : attackers.some((queen) => String(queen.row) === key);
	};
	const columns = Array.from({length: size}, (_, column) => column);
	const verdictOn = (keys: readonly string[]): Verdict => {
		if (!keys.every(isRightAt)) {
			return {type: 'wrong', kept: keys.length - 1};
		}

		return keys.length === size ? right : more;
	};
	return {
		...common,
		judge: (keys) => (keys.every((key) => key === 's' || Number(key) < row) ? verdictOn(keys) : refused),
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
