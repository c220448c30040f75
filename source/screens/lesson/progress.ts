import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, type ScreenId, stopped} from '../../explorer/model.js';
import {at, searchMoment} from '../../explorer/navigation.js';
import {type Given, give} from '../../explorer/prediction/asking.js';
import {searchView} from '../../explorer/step-views.js';
import type {Square} from '../../solver/index.js';
import type {LessonAsking} from './asking.js';
import {chapters, partTwo} from './chapters.js';
import {awayOf, currentOf, faultOf, type Hosts, hostOf, isReached, standingQuestion} from './current.js';
import {indexBefore} from './next-step.js';
import {type Attempted, type LeftTask, lesson, notAttempted, type Result, type Said} from './state.js';

/** Sets the current task up: its board, its step of the search, and nothing of an answer. What was wrong before still counts. */
export function setUp(hosts: Hosts, model: Model, knowledge: Knowledge): Model {
	const {hasErred} = lesson.of(model);
	return staged(hosts, lesson.with(model, {...notAttempted, hasErred}), knowledge);
}

/** With the board and the step of the current task. */
function staged(hosts: Hosts, model: Model, knowledge: Knowledge): Model {
	const current = currentOf(model);
	const still: Model = {...stopped(model), screen: 'lesson', sought: undefined, isAttackedShown: false};
	if (!current) {
		return still;
	}

	const {task, stage} = current;
	const {size, variant, right} = stage;
	const shown = searchView.with({...still, size, variant}, {shown: right});
	const placed = task.at ? at(shown, {step: indexBefore(knowledge.tape(size), task.at)}) : shown;
	// The first solution, where solutions are shown.
	const begun = stage.screen === 'solutions' ? at(placed, {solution: 1}) : placed;
	return withQueens(hosts, begun, task.queens, task.cursor);
}

/** With these queens on the board of the screen that is shown, if there are some to show. */
function withQueens(hosts: Hosts, model: Model, queens: readonly Square[] | undefined, cursor?: Square): Model {
	return (queens && hostOf(hosts, model)?.withQueens?.(model, queens, cursor)) ?? model;
}

/** Goes to a task, as it was left if it has been begun before. After the last chapter the lesson is over. */
function goToTask(hosts: Hosts, model: Model, knowledge: Knowledge, chapter: number, task = 0): Model {
	const left = leftNow(hosts, model, knowledge);
	const there = lesson.with(model, {...notAttempted, chapter, task, page: undefined, left});
	const kept = left[resultName(there)];
	const begun = staged(hosts, there, knowledge);
	if (!kept) {
		return begun;
	}

	const {attempted, queens, ...shown} = kept;
	return withQueens(hosts, {...lesson.with(begun, attempted), ...shown}, queens);
}

/** The tasks that have been left, with the current one. */
function leftNow(hosts: Hosts, model: Model, knowledge: Knowledge): Readonly<Record<string, LeftTask>> {
	const {left, isDone, keys, chosen, said, helped, pressed, hasErred, before} = lesson.of(model);
	const host = hostOf(hosts, model);
	if (!host || !before) {
		return left;
	}

	const {size, variant, places} = model;
	const attempted: Attempted = {isDone, keys, chosen, said, helped, pressed, hasErred};
	return {...left, [resultName(model)]: {size, variant, places, attempted, queens: host.queens(model, knowledge)}};
}

/** Goes on: from a page to its task, or to the next task, with a page before part two. */
export function goOn(hosts: Hosts, model: Model, knowledge: Knowledge): Model {
	const {chapter, task, page} = lesson.of(model);
	if (page) {
		return goToTask(hosts, model, knowledge, chapter, task);
	}

	const isLast = task + 1 >= (chapters[chapter]?.tasks.length ?? 0);
	const next = isLast
		? goToTask(hosts, model, knowledge, chapter + 1)
		: goToTask(hosts, model, knowledge, chapter, task + 1);
	return isLast && chapter + 1 === partTwo ? lesson.with(next, {page: 'part-one'}) : next;
}

/** Goes to the chapter before or after this one: to its first task that is not done, or to its beginning. */
export function goByChapter(hosts: Hosts, model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const chapter = Math.max(0, Math.min(lesson.of(model).chapter + by, chapters.length));
	if (chapter === lesson.of(model).chapter) {
		return model;
	}

	const left = leftNow(hosts, model, knowledge);
	const tasks = chapters[chapter]?.tasks ?? [];
	const open = tasks.findIndex(({id}) => !left[nameOf(chapter, id)]?.attempted.isDone);
	return goToTask(hosts, model, knowledge, chapter, Math.max(0, open));
}

/** Ends the current task. A task that is done again keeps its first result, unless it was skipped. */
function concluded(model: Model, type: 'right' | 'skipped'): Model {
	const {hasErred, keys, results} = lesson.of(model);
	const answered: Result = hasErred ? 'later' : 'first-try';
	const name = resultName(model);
	const before = results[name];
	const again: Result = type === 'right' ? 'later' : 'skipped';
	const first = type === 'right' ? answered : 'skipped';
	return lesson.with(stopped(model), {
		...notAttempted,
		hasErred,
		isDone: true,
		said: {type, keys},
		results: {...results, [name]: before === 'skipped' ? again : (before ?? first)},
	});
}

/** Shows what the current task was about: the steps after its question, or the state that was to be reached. */
function shown(hosts: Hosts, model: Model, knowledge: Knowledge, asking: LessonAsking | undefined): Model {
	const task = currentOf(model)?.task;
	if (task?.type !== 'reach') {
		const steps = asking?.steps ?? 0;
		return steps === 0 ? model : at(model, {step: searchMoment(model, knowledge).index + steps});
	}

	switch (task.goal.type) {
		case 'step': {
			return at(model, {step: indexBefore(knowledge.tape(model.size), task.goal.until)});
		}

		case 'board': {
			return withQueens(hosts, model, task.goal.queens);
		}

		case 'overlay': {
			return model;
		}
	}
}

/** Adds a key to the answer, or says why it is none. */
export function answerWith(hosts: Hosts, model: Model, knowledge: Knowledge, key: string): Model {
	const asking = standingQuestion(model, knowledge);
	if (!asking) {
		return model;
	}

	const {keys, chosen, said, helped, hasErred} = lesson.of(model);
	if (key === 'backspace' && keys.length === 0 && chosen === undefined) {
		// It closes the help, and the explanation is shown again.
		return lesson.with(model, {said: undefined, helped: 0});
	}

	// The whole answer can be typed again after a part of it that was right.
	const isBegunAgain = said?.type === 'wrong' && isRefused(asking, [...keys, key]) && !isRefused(asking, [key]);
	const from: Given = {keys: isBegunAgain ? [] : keys, chosen};
	const {given, verdict} = give(asking, from, key);
	const told = (type: Said['type'], kept: readonly string[], changes: Partial<Attempted> = {}) =>
		lesson.with(model, {said: {type, keys: given.keys}, keys: kept, chosen: undefined, helped: 0, ...changes});
	switch (verdict?.type) {
		case undefined: {
			return lesson.with(model, given);
		}

		case 'more': {
			return lesson.with(model, {...given, said: undefined, helped});
		}

		case 'refused': {
			// The rest of a wrong answer, typed on, does not hide why it is wrong.
			return said?.type === 'wrong'
				? lesson.with(model, {said: {...said, refused: given.keys}})
				: told('refused', keys);
		}

		case 'wrong': {
			const wrong = told('wrong', given.keys.slice(0, verdict.kept), {hasErred: true});
			// Trying one letter after the other does not pass.
			const isSecond = currentOf(model)?.task.type === 'choose' && hasErred;
			return isSecond ? skip(hosts, wrong, knowledge) : wrong;
		}

		case 'right': {
			return shown(hosts, concluded(lesson.with(model, {keys: given.keys}), 'right'), knowledge, asking);
		}
	}
}

/** Whether these keys cannot be the beginning of an answer. */
function isRefused(asking: LessonAsking, keys: readonly string[]): boolean {
	return asking.judge(keys).type === 'refused';
}

/** Shows a little more help: a nudge, then a hint, then the answer, which ends the task. */
export function help(hosts: Hosts, model: Model, knowledge: Knowledge): Model {
	const {helped} = lesson.of(model);
	const isUnaided = currentOf(model)?.task.isUnaided ?? false;
	if (isUnaided || helped === 2) {
		return skip(hosts, model, knowledge);
	}

	return lesson.with(model, {helped: helped === 0 ? 1 : 2, said: undefined});
}

/** Shows the answer of the task, and what is said about it. */
function skip(hosts: Hosts, model: Model, knowledge: Knowledge): Model {
	const ready = awayOf(model, knowledge) ? setUp(hosts, model, knowledge) : model;
	return shown(hosts, concluded(ready, 'skipped'), knowledge, standingQuestion(ready, knowledge));
}

/** The name under which the result of the current task is kept. */
function resultName(model: Model): string {
	const {chapter, task} = lesson.of(model);
	return nameOf(chapter, chapters[chapter]?.tasks[task]?.id ?? '');
}

function nameOf(chapter: number, task: string): string {
	return `${chapters[chapter]?.id ?? ''} ${task}`;
}

/** How each task of a chapter has ended; undefined where it is not done. */
export function resultsOf(model: Model, chapter: number): readonly (Result | undefined)[] {
	const {results} = lesson.of(model);
	return (chapters[chapter]?.tasks ?? []).map(({id}) => results[nameOf(chapter, id)]);
}

/** Starts the lesson when its screen is entered, and notices when the state that a task asks for is reached. */
export function settle(hosts: Hosts, before: Model, after: Model, knowledge: Knowledge): Model {
	const {before: origin, page, chapter, task, hasBegun} = lesson.of(after);
	if (!origin) {
		const {screen, size, variant, places} = before;
		const from: ScreenId = screen === 'lesson' ? 'solutions' : screen;
		const there = goToTask(hosts, lesson.with(after, {before: undefined}), knowledge, chapter, task);
		return lesson.with(there, {before: {screen: from, size, variant, places}, hasBegun: false, page});
	}

	const opened = after.overlay === 'menu' && before.overlay !== 'menu' ? lesson.with(after, {pressed: 'm'}) : after;
	const begun = hasBegun || !hasActed(before, opened) ? opened : lesson.with(opened, {hasBegun: true});
	if (isReached(hosts, before, begun, knowledge)) {
		return concluded(begun, 'right');
	}

	// A queen that has stood wrong counts, also if it has been removed again.
	const fault = faultOf(hosts, begun, knowledge);
	return fault && fault.type !== 'elsewhere' && !lesson.of(begun).hasErred
		? lesson.with(begun, {hasErred: true})
		: begun;
}

/** Whether a change is more than a look at the menu or the help. */
function hasActed(before: Model, after: Model): boolean {
	const parts = ['own', 'places', 'size', 'variant'] as const;
	return !(before.overlay || after.overlay) && parts.some((part) => before[part] !== after[part]);
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

/** Takes back half an answer; else leaves the lesson: back to where the user was before it. */
export function leave(hosts: Hosts, model: Model, knowledge: Knowledge): Model {
	const {before, keys, chosen} = lesson.of(model);
	if (keys.length > 0 || chosen !== undefined) {
		return lesson.with(model, {keys: [], chosen: undefined, said: undefined});
	}

	const left = leftNow(hosts, model, knowledge);
	return {
		...stopped(lesson.with(model, {before: undefined, left})),
		screen: 'solutions',
		cameFrom: undefined,
		...before,
		notice: 'lesson-left',
	};
}
