import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {attackOn, type Square} from '../../solver/index.js';
import type {Fault} from '../../text/lesson-words.js';
import {conflictsOf, isAmong} from '../conflicts.js';
import type {Screen} from '../screen.js';
import {askingOf, type LessonAsking} from './asking.js';
import {chapters} from './chapters.js';
import {indexBefore} from './next-step.js';
import {lesson} from './state.js';
import type {Current, Goal} from './task.js';

/** The screens that the lesson shows. */
export type Hosts = readonly Screen[];

/** The current task; undefined on a page, and when the lesson is over. */
export function currentOf(model: Model): Current | undefined {
	const {chapter: chapterIndex, task: taskIndex, page} = lesson.of(model);
	const chapter = chapters[chapterIndex];
	const task = chapter?.tasks[taskIndex];
	return chapter && task && !page
		? {chapter, task, stage: {...chapter.stage, ...task.stage}, isFirst: taskIndex === 0}
		: undefined;
}

/** The screen that the current task shows. */
export function hostOf(hosts: Hosts, model: Model): Screen | undefined {
	const screen = currentOf(model)?.stage.screen;
	return hosts.find(({id}) => id === screen);
}

/** Why the current task cannot go on as the screen stands: another size of board, or another step or variant than it asks about. */
export function awayOf(model: Model, knowledge: Knowledge): 'size' | 'step' | 'variant' | undefined {
	const current = currentOf(model);
	if (!current || lesson.of(model).isDone) {
		return undefined;
	}

	const {task, stage} = current;
	if (model.size !== stage.size) {
		return 'size';
	}

	if (task.type === 'reach') {
		return undefined;
	}

	if (task.at && placeOf(model).step !== indexBefore(knowledge.tape(model.size), task.at)) {
		return 'step';
	}

	return model.variant === stage.variant ? undefined : 'variant';
}

/** Whether a question waits for its answer. */
export function isAsked(model: Model, knowledge: Knowledge): boolean {
	const current = currentOf(model);
	return (
		current !== undefined && current.task.type !== 'reach' && !lesson.of(model).isDone && !awayOf(model, knowledge)
	);
}

/** The question that waits for its answer; undefined if there is none, or the screen stands elsewhere. */
export function standingQuestion(model: Model, knowledge: Knowledge): LessonAsking | undefined {
	const current = currentOf(model);
	return current && isAsked(model, knowledge) ? askingOf(current, knowledge) : undefined;
}

/** All that the screen says about the current task, computed once for a frame. */
export type Standing = Current & {
	readonly host: Screen;
	/** The question of the task, answered or not. */
	readonly asking: LessonAsking | undefined;
	/** Whether the question waits for its answer. */
	readonly isAsked: boolean;
	readonly away: ReturnType<typeof awayOf>;
	readonly fault: Fault | undefined;
};

/** Undefined on a page, and when the lesson is over. */
export function standingOf(hosts: Hosts, model: Model, knowledge: Knowledge): Standing | undefined {
	const current = currentOf(model);
	const host = hostOf(hosts, model);
	return (
		current &&
		host && {
			...current,
			host,
			asking: askingOf(current, knowledge),
			isAsked: isAsked(model, knowledge),
			away: awayOf(model, knowledge),
			fault: faultOf(hosts, model, knowledge),
		}
	);
}

/** The goal of the current task, if it has one and the screen shows the board that it is about. */
function goalIn(model: Model, knowledge: Knowledge): Goal | undefined {
	const task = currentOf(model)?.task;
	return task?.type === 'reach' && !lesson.of(model).isDone && !awayOf(model, knowledge) ? task.goal : undefined;
}

/** Whether a change has led to what the task asks for. */
export function isReached(hosts: Hosts, before: Model, after: Model, knowledge: Knowledge): boolean {
	const goal = goalIn(after, knowledge);
	switch (goal?.type) {
		case undefined: {
			return false;
		}

		case 'step': {
			return searchMoment(after, knowledge).index === indexBefore(knowledge.tape(after.size), goal.until);
		}

		case 'board': {
			const queens = hostOf(hosts, after)?.queens(after, knowledge) ?? [];
			return queens.length === goal.queens.length && goal.queens.every((queen) => isAmong(queens, queen));
		}

		case 'overlay': {
			return before.overlay === goal.id && after.overlay === undefined;
		}
	}
}

/** What is wrong with what has been done of a task with the keys of its screen. */
export function faultOf(hosts: Hosts, model: Model, knowledge: Knowledge): Fault | undefined {
	const goal = goalIn(model, knowledge);
	const {pressed} = lesson.of(model);
	switch (goal?.type) {
		case undefined: {
			return undefined;
		}

		case 'step': {
			const {index, step} = searchMoment(model, knowledge);
			if (index > indexBefore(knowledge.tape(model.size), goal.until)) {
				return {type: 'elsewhere', keys: [...(step?.type === 'solution' ? ['n'] : []), 'past']};
			}

			return pressed === undefined ? undefined : {type: 'elsewhere', keys: [pressed]};
		}

		case 'board': {
			const queens = hostOf(hosts, model)?.queens(model, knowledge) ?? [];
			return boardFault(model, goal, queens);
		}

		case 'overlay': {
			return pressed === undefined ? undefined : {type: 'elsewhere', keys: [pressed]};
		}
	}
}

function boardFault(
	model: Model,
	{queens: wanted, row}: Extract<Goal, {type: 'board'}>,
	queens: readonly Square[],
): Fault | undefined {
	const [conflict] = conflictsOf(queens);
	if (conflict) {
		const [upper, lower] = conflict.squares;
		return {type: 'attack', upper, lower, line: conflict.line};
	}

	const given = currentOf(model)?.task.queens ?? [];
	const missing = given.find((queen) => !isAmong(queens, queen));
	if (missing) {
		return {type: 'missing', wanted: missing};
	}

	const added = queens.find((queen) => !isAmong(given, queen));
	if (row === undefined || !added || isAmong(wanted, added)) {
		return undefined;
	}

	const columns = [...queens].sort((a, b) => a.row - b.row).map(({column}) => column);
	const safe = Array.from({length: model.size}, (_, column) => column).find(
		(column) => !attackOn(columns, row + 1, column),
	);
	return added.row !== row || safe === undefined
		? {type: 'wrong-row', queen: added, wanted: row}
		: {type: 'not-stuck', safe: {row: row + 1, column: safe}};
}
