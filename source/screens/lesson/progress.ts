import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, type ScreenId, stopped} from '../../explorer/model.js';
import {at, searchMoment} from '../../explorer/navigation.js';
import {tree} from '../../explorer/tree-shown.js';
import type {Screen} from '../screen.js';
import type {LessonAsking} from './asking/asking.js';
import {chapters} from './chapters/index.js';
import {awayOf, currentOf} from './current.js';
import type {State} from './goal.js';
import {indexBefore} from './next-step.js';
import {lesson, type Result} from './state.js';
import type {Task} from './task.js';

/** The screens that the lesson shows. */
export type Hosts = readonly Screen[];

/** The screen that the current task shows; undefined when the lesson is over. */
export function hostOf(hosts: Hosts, model: Model): Screen | undefined {
	const screen = currentOf(model)?.stage.screen;
	return hosts.find(({id}) => id === screen);
}

/** Sets the current task up: its board, its step of the search, and nothing of an answer. */
export function setUp(hosts: Hosts, model: Model, knowledge: Knowledge): Model {
	const fresh = lesson.with(model, {isDone: false, keys: [], said: undefined, helped: 0});
	const current = currentOf(fresh);
	if (!current) {
		return fresh;
	}

	const {task, stage} = current;
	const {size, variant} = stage;
	const still: Model = {
		...stopped(fresh),
		screen: 'lesson',
		sought: undefined,
		isAttackedShown: false,
		size,
		variant,
	};
	const staged = tree.with(still, {isShown: stage.isTreeShown});
	const placed = task.at ? at(staged, {step: indexBefore(knowledge.tape(size), task.at)}) : staged;
	return withQueens(hosts, placed, task.queens);
}

/** With these queens on the board of the screen that is shown, if there are some to show. */
function withQueens(hosts: Hosts, model: Model, queens: Task['queens']): Model {
	return (queens && hostOf(hosts, model)?.withQueens?.(model, queens)) ?? model;
}

/** Goes to a chapter, and to one of its tasks. Before the first chapter and after the end there is none. */
export function goToTask(hosts: Hosts, model: Model, knowledge: Knowledge, chapter: number, task = 0): Model {
	const within = Math.max(0, Math.min(chapter, chapters.length));
	return setUp(hosts, lesson.with(model, {chapter: within, task, hasErred: false}), knowledge);
}

/** Goes on with the next task, or the next chapter. */
export function goOn(hosts: Hosts, model: Model, knowledge: Knowledge): Model {
	const {chapter, task} = lesson.of(model);
	const isLast = task + 1 >= (chapters[chapter]?.tasks.length ?? 0);
	return isLast ? goToTask(hosts, model, knowledge, chapter + 1) : goToTask(hosts, model, knowledge, chapter, task + 1);
}

/** Ends the current task. A task that is done again keeps its first result. */
export function concluded(model: Model, type: 'right' | 'skipped'): Model {
	const {task, hasErred, keys, results} = lesson.of(model);
	const answered: Result = hasErred ? 'later' : 'first-try';
	const result = type === 'skipped' ? type : answered;
	const name = resultName(currentOf(model)?.chapter.id ?? '', task);
	return lesson.with(stopped(model), {
		isDone: true,
		said: {type, keys},
		keys: [],
		helped: 0,
		results: {[name]: result, ...results},
	});
}

/** Shows what the current task was about: the steps after its question, or the state that was to be reached. */
export function shown(hosts: Hosts, model: Model, knowledge: Knowledge, asking: LessonAsking | undefined): Model {
	const task = currentOf(model)?.task;
	if (task?.type !== 'reach') {
		const steps = asking?.steps ?? 0;
		return steps === 0 ? model : at(model, {step: searchMoment(model, knowledge).index + steps});
	}

	const {until, queens} = task.goal;
	const placed = until ? at(model, {step: indexBefore(knowledge.tape(model.size), until)}) : model;
	return withQueens(hosts, placed, queens);
}

/** The name under which the result of a task is kept. */
export function resultName(chapter: string, task: number): string {
	return `${chapter} ${task}`;
}

/** Starts the lesson when its screen is entered, and notices when the state that a task asks for is reached. */
export function settle(hosts: Hosts, before: Model, after: Model, knowledge: Knowledge): Model {
	const {before: origin, isDone, chapter, task, hasBegun} = lesson.of(after);
	if (!origin) {
		const {screen, size, variant, places} = before;
		const from: ScreenId = screen === 'lesson' ? 'solutions' : screen;
		const started = lesson.with(after, {before: {screen: from, size, variant, places}, hasBegun: false});
		return goToTask(hosts, started, knowledge, chapter, task);
	}

	const current = currentOf(after);
	const state = stateOf(hosts, after, knowledge);
	const isReached = state && !isDone && current?.task.type === 'reach' && current.task.goal.isReached(state);
	const begun = hasBegun || !hasActed(before, after) ? after : lesson.with(after, {hasBegun: true});
	return isReached ? concluded(begun, 'right') : begun;
}

/** Whether a change is more than a look at the menu or the help. */
function hasActed(before: Model, after: Model): boolean {
	const parts = ['own', 'places', 'size', 'variant'] as const;
	return !(before.overlay || after.overlay) && parts.some((part) => before[part] !== after[part]);
}

/** What the screen of the task shows, if it is the board that the task is about. */
export function stateOf(hosts: Hosts, model: Model, knowledge: Knowledge): State | undefined {
	const host = hostOf(hosts, model);
	return host && !awayOf(model, knowledge)
		? {
				model,
				tape: knowledge.tape(model.size),
				moment: searchMoment(model, knowledge),
				queens: host.queens(model, knowledge),
			}
		: undefined;
}

/**
 * What follows when Tab leaves the lesson: the other screens show the board of the task, or, if nothing has been done in the
 * lesson, what they showed before it.
 */
export function leaveForAnother(after: Model): Model {
	const {before, hasBegun} = lesson.of(after);
	if (!before) {
		return after;
	}

	const {size, variant, places} = before;
	return hasBegun
		? {...after, notice: 'lesson-left'}
		: {...lesson.with(after, {before: undefined}), size, variant, places};
}

/** Leaves the lesson: back to where the user was before it. */
export function leave(model: Model): Model {
	const {before} = lesson.of(model);
	return {
		...stopped(lesson.with(model, {before: undefined})),
		screen: 'solutions',
		...before,
		notice: 'lesson-left',
	};
}
