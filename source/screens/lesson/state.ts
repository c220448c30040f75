import type {ScreenOption} from '../../explorer/keymap.js';
import {createSlot, type Model, placeOf} from '../../explorer/model.js';
import {isAmong} from '../../solver/board.js';
import type {TaskWords} from '../../text/chapter-words.js';
import {notAllowed} from '../../text/refusal.js';
import {conflictsOf, playBoard} from '../play-board.js';
import type {Screen} from '../screen.js';
import {chapters, type Item, items, type Letter, stateOf, type Task, type TaskItem} from './chapters.js';

type Feedback =
	| {readonly type: 'hint'; readonly hint: number}
	| {readonly type: 'right'}
	/** `letter`: the wrong answer, after the second of which the right one is shown. */
	| {readonly type: 'skipped'; readonly letter: Letter | undefined}
	| {readonly type: 'wrong'; readonly letter: Letter};

export type Attempt = {
	readonly said: Feedback | undefined;
	/** The next mistake shows the answer. */
	readonly hasErred: boolean;
};

type Lesson = {
	readonly index: number;
	/** The index with which this run began, or to which it went back. */
	readonly first: number;
	readonly attempts: Readonly<Record<string, Attempt>>;
	/** The other screens show it again after the lesson; undefined outside the lesson. */
	readonly outside: Model | undefined;
};

export const lesson = createSlot<Lesson>('lesson', {index: 0, first: 0, attempts: {}, outside: undefined});

export function itemOf(model: Model): Item {
	return items[lesson.of(model).index]!;
}

export function currentOf(model: Model): TaskItem | undefined {
	const item = itemOf(model);
	return item.type === 'task' ? item : undefined;
}

export function wordsOf({text}: Pick<Model, 'text'>, {chapter, taskIndex}: TaskItem): TaskWords {
	return text.lesson.chapters[chapter.id].tasks[taskIndex]!;
}

export function attemptOf(model: Model, item = currentOf(model)): Attempt {
	return (item && lesson.of(model).attempts[item.name]) ?? {said: undefined, hasErred: false};
}

export function withAttempt(model: Model, changes: Partial<Attempt>): Model {
	const item = currentOf(model);
	const {attempts} = lesson.of(model);
	return item ? lesson.with(model, {attempts: {...attempts, [item.name]: {...attemptOf(model), ...changes}}}) : model;
}

/** The screen that the current task is about; undefined for a chart. */
export function hostOf(hosts: readonly Screen[], model: Model): Screen | undefined {
	return hosts.find(({id}) => id === currentOf(model)?.stage.shows);
}

export function isDone(model: Model, item = currentOf(model)): boolean {
	const said = attemptOf(model, item).said?.type;
	return said === 'right' || said === 'skipped';
}

export function openTask(model: Model): Task | undefined {
	return isDone(model) ? undefined : currentOf(model)?.task;
}

export function isAsked(model: Model): boolean {
	return openTask(model)?.right !== undefined;
}

export function isReached(model: Model): boolean {
	const task = openTask(model);
	if (!task || task.right) {
		return false;
	}

	const end = stateOf(task, true);
	const {queens} = playBoard.of(model);
	const hasQueens = queens.length === end.queens.length && end.queens.every((queen) => isAmong(queens, queen));
	return hasQueens && placeOf(model).step === end.step && model.checksShown === end.checksShown;
}

/** What is wrong with the place or the queens on the board; undefined if nothing is. */
export function faultOf(model: Model): string | undefined {
	const item = currentOf(model);
	const task = openTask(model);
	if (!item || !task || task.right) {
		return undefined;
	}

	const {attack, notAsked, past, removed} = model.text.lesson.faults;
	const end = stateOf(task, true);
	if (placeOf(model).step > end.step) {
		return past;
	}

	const {queens} = playBoard.of(model);
	const [conflict] = conflictsOf(queens);
	if (conflict) {
		return attack(...conflict.squares, conflict.line);
	}

	if (task.queens?.some((queen) => !isAmong(queens, queen))) {
		return removed;
	}

	const wrong = queens.find((queen) => !isAmong(end.queens, queen));
	const words = wordsOf(model, item);
	const whyWrong = 'wrong' in words ? words.wrong : {};
	return wrong && (whyWrong?.[`${wrong.row}${wrong.column}`] ?? notAsked);
}

/** The value is CHAPTER or CHAPTER.TASK, both from 1. */
export const taskOption: ScreenOption = {
	option: 'lesson',
	read(model, [name = '']) {
		const isMeant = (item: Item) => item.type === 'task' && [name, `${name}.1`].includes(item.name);
		const index = name === '1' ? 0 : items.findIndex(isMeant);
		if (index < 0) {
			const [, chapter = ''] = /^(\d+)\.\d+$/.exec(name) ?? [];
			const tasks = chapters[Number(chapter) - 1]?.tasks.length;
			throw notAllowed('--lesson', name, ({allowed}) =>
				tasks ? allowed.task(chapter, tasks) : allowed.chapter(chapters.length),
			);
		}

		return lesson.with(model, {index, first: index});
	},
	write: (model) => [written(itemOf(model))],
};

/** The value of `--lesson` that goes on; undefined before the first task, and after the last one. */
export function taskToResume(model: Model): string | undefined {
	const {index, outside} = lesson.of(model);
	const item = items[isDone(model) ? index + 1 : index];
	const isUnderWay = index > 0 || outside !== undefined;
	return isUnderWay && item && item.chapterIndex < chapters.length ? written(item) : undefined;
}

/** A page has the number of the chapter after it, or else of the last one. */
function written(item: Item): string {
	return item.type === 'task' ? item.name : String(Math.min(item.chapterIndex + 1, chapters.length));
}
