import type {Model} from '../../../source/explorer/model.js';
import {rightAnswers} from '../../../source/explorer/prediction/question.js';
import {answerKeys} from '../../../source/explorer/prediction/typing.js';
import {askingOf} from '../../../source/screens/lesson/asking/asking-of.js';
import {chapters} from '../../../source/screens/lesson/chapters/index.js';
import {currentOf} from '../../../source/screens/lesson/current.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import type {Current} from '../../../source/screens/lesson/task.js';
import {attackersOf, attackOn, squaresOf} from '../../../source/solver/index.js';
import {text as english, type Text} from '../../../source/text/en.js';
import {text as chinese} from '../../../source/text/zh/index.js';
import {knowledge, modelWith, pressed} from '../../pressed.js';

export const languages: readonly (readonly [string, Text])[] = [
	['English', english],
	['Chinese', chinese],
];

/** The lesson at its first task. */
export function started(changes: Partial<Model> = {}): Model {
	return pressed(modelWith(changes), 'L');
}

/** The lesson at a task, by the numbers that the screen shows. */
export function atTask(chapter: number, task: number, changes: Partial<Model> = {}): Model {
	return pressed(lesson.with(started(changes), {chapter: chapter - 1, task: task - 1}), 'R');
}

/** All places of the lesson. */
export const places = chapters.flatMap(({tasks}, chapter) =>
	tasks.map((task, index) => ({chapter: chapter + 1, task: index + 1, kind: task.type})),
);

/** What a user does who reads the task, where keys of a screen are to be pressed. */
const ways: Readonly<Record<string, readonly string[]>> = {
	'first-queen': ['right', 'space'],
	'second-queen': ['down', 'right', 'right', 'space'],
	finish: ['down', 'left', 'left', 'left', 'space', 'down', 'right', 'right', 'space'],
	'get-stuck': ['space', 'down', 'right', 'right', 'space'],
	'two-queens': ['right', 'right', 'right', 'right', 'right', 'right'],
	'whole-tree': ['end'],
	'second-solution': ['n'],
	'first-dead-end': ['d'],
	'first-solution': ['n'],
	'search-spaces': ['w'],
};

/** The keys of the right answer to the current task. */
export function rightKeys(model: Model): readonly string[] {
	const {task, stage} = standing(model);
	switch (task.type) {
		case 'reach': {
			return ways[task.id] ?? [];
		}

		case 'predict': {
			const question = askingOf({task, stage}, knowledge)?.hides;
			const [answer] = question ? rightAnswers(question) : [];
			const letter = answer && answer.type !== 'attacked' ? [answerKeys[answer.type]] : [];
			return [...letter, ...(answer?.numbers ?? []).flatMap((number) => [...String(number)])];
		}

		case 'choose': {
			return [task.right];
		}

		case 'number': {
			return [...String(task.right(knowledge)), 'enter'];
		}

		case 'attackers': {
			const {queens} = task.at;
			return columns(stage.size).map((column) => String(attackOn(queens, queens.length, column)?.row));
		}

		case 'columns': {
			const {queens} = task.at;
			const attacked = columns(stage.size).filter((column) => attackOn(queens, queens.length, column));
			return [...attacked.map(String), 'enter'];
		}
	}
}

/** The keys of an answer that is wrong. */
export function wrongKeys(model: Model): readonly string[] {
	const {task, stage} = standing(model);
	const [first = ''] = rightKeys(model);
	switch (task.type) {
		case 'reach': {
			return [];
		}

		case 'predict': {
			const rows = task.at.type === 'test' ? task.at.queens.length : 0;
			const other = first === 's' ? ['0'] : ['s'];
			const tested = rows === 0 ? [] : other;
			const next = [first === 't' ? 'p' : 't'];
			return task.asks === 'test' ? tested : next;
		}

		case 'choose': {
			return [first === 'a' ? 'd' : 'a'];
		}

		case 'number': {
			return ['9', '9', 'enter'];
		}

		case 'attackers': {
			const {queens} = task.at;
			const attackers = attackersOf(squaresOf(queens), {row: queens.length, column: 0});
			return [String(queens.findIndex((_, row) => attackers.every((queen) => queen.row !== row)))];
		}

		case 'columns': {
			return [String(stage.size - 1), 'enter'];
		}
	}
}

/** The model after the keys, and after the key that goes on. */
export function answered(model: Model, keys: readonly string[]): Model {
	return pressed(model, ...keys, 'escape', 'enter');
}

export function standing(model: Model): Current {
	const current = currentOf(model);
	if (!current) {
		throw new Error('The lesson is over.');
	}

	return current;
}

function columns(size: number): readonly number[] {
	return Array.from({length: size}, (_, column) => column);
}
