import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf, stopped} from '../../explorer/model.js';
import {at} from '../../explorer/navigation.js';
import {choiceNames, give, isBegun, noReply} from '../../explorer/prediction/asking.js';
import type {Score} from '../../text/en/lesson.js';
import type {Text} from '../../text/en.js';
import {playBoard} from '../play-board.js';
import {partsOf} from './asking.js';
import {items, partOne, type TaskItem, tasksOf} from './chapters.js';
import {
	type Attempt,
	attemptOf,
	currentOf,
	faultOf,
	isDone,
	isReached,
	itemOf,
	lesson,
	openTask,
	unanswered,
	withAttempt,
} from './state.js';
import {type Chapter, stateOf, usualStage} from './task.js';

export function setUp(model: Model): Model {
	return staged(withAttempt(model, unanswered));
}

/** Sets up the stage of the task; a task that is done stands where it ended. */
function staged(model: Model): Model {
	const item = currentOf(model);
	const {size, variant, numbers} = item?.stage ?? usualStage;
	const {step, looks, queens} = stateOf(item?.task ?? {}, isDone(model));
	const cursor = openTask(model)?.type === 'reach' ? {row: queens.length, column: 0} : queens.at(-1);
	const changes = {size, variant, numbers, looks, isFundamentalOnly: false, slots: {}};
	const begun = lesson.with({...stopped(model), screen: 'lesson', ...changes}, lesson.of(model));
	return playBoard.with(at(begun, {step, solution: Math.max(1, step)}), {queens, ...(cursor && {cursor})});
}

function goTo(model: Model, index: number): Model {
	const moved = lesson.with(model, {index, first: Math.min(index, lesson.of(model).first)});
	return isDone(moved) ? staged(moved) : setUp(moved);
}

export function goOn(model: Model): Model {
	return goTo(model, lesson.of(model).index + 1);
}

/** Goes to the first task of the chapter that is not done. */
export function goByChapter(model: Model, by: 1 | -1): Model {
	const chapter = itemOf(model).chapterIndex + by;
	const candidates = items.filter(({type, chapterIndex}) => chapterIndex === chapter && type !== 'part-one');
	const item = candidates.find((candidate) => candidate.type === 'task' && !isDone(model, candidate)) ?? candidates[0];
	return item ? goTo(model, items.indexOf(item)) : model;
}

/** Counts the tasks from the first one of this run on; undefined if the run began after this part. */
export function scoreOf(model: Model, part: readonly Chapter[]): Score | undefined {
	const all = tasksOf(part);
	const tasks = all.filter((item) => items.indexOf(item) >= lesson.of(model).first);
	const isSolved = (item: TaskItem) => attemptOf(model, item).said?.type === 'right';
	const [first] = tasks;
	return (
		first && {
			part: part === partOne ? 1 : 2,
			tasks: tasks.length,
			unsolved: tasks.filter((item) => !isSolved(item)).map(({name}) => name),
			from: first === all[0] ? undefined : first.name,
		}
	);
}

function concluded(model: Model, said: Attempt['said']): Model {
	return withAttempt(stopped(model), {...noReply, said});
}

export function answerWith(model: Model, knowledge: Knowledge, key: string): Model {
	const task = openTask(model);
	const {keys, chosen, said, hasErred} = attemptOf(model);
	const parts = partsOf(model, knowledge);
	const part = parts[keys.length];
	if (!task || !part) {
		return model;
	}

	const {reply, verdict} = give(parts, {keys, chosen}, key);
	switch (verdict) {
		case 'chosen': {
			return withAttempt(model, reply);
		}

		case 'more': {
			return withAttempt(model, {...reply, said: said?.type === 'hint' ? said : undefined});
		}

		case 'refused': {
			// The rest of a wrong answer may still be typed: what is wrong with it stays to be read.
			const notice = ({prediction}: Text) => prediction.refused(choiceNames(part.choices));
			return said?.type === 'wrong' ? model : {...model, notice};
		}

		case 'wrong': {
			const why = (text: Text) => part.whyWrong(text, reply.keys.at(-1) ?? '');
			// Trying one choice after the other does not pass.
			return hasErred && task.type === 'choose'
				? staged(concluded(model, {type: 'skipped', why}))
				: withAttempt(model, {keys, chosen: undefined, said: {type: 'wrong', why}, hasErred: true});
		}

		case 'right': {
			const step = placeOf(model).step + 1;
			return task.type === 'predict' && step < stateOf(task, true).step
				? {...at(withAttempt(model, unanswered), {step}), notice: ({lesson}) => lesson.outcomes.more}
				: staged(concluded(model, {type: 'right'}));
		}
	}
}

/** The number of the next hint; undefined if the answer comes next. */
export function nextHint(model: Model): number | undefined {
	const {said} = attemptOf(model);
	const next = said?.type === 'hint' ? said.hint + 1 : 0;
	return currentOf(model)?.task[model.text.language].hints?.[next] === undefined ? undefined : next;
}

export function help(model: Model): Model {
	const hint = nextHint(model);
	return hint === undefined
		? staged(concluded(model, {type: 'skipped', why: undefined}))
		: withAttempt(model, {said: {type: 'hint', hint}});
}

/** Starts the lesson when its screen is entered, then notices what the user does. */
export function settle(before: Model, after: Model): Model {
	if (!lesson.of(after).outside) {
		const screen = before.screen === 'lesson' ? 'solutions' : before.screen;
		return lesson.with(staged(after), {outside: {...before, screen, notice: undefined}});
	}

	const item = currentOf(after);
	if (!item || isDone(after)) {
		return after;
	}

	const {size, variant} = item.stage;
	const isOther = after.size !== size || after.variant !== variant;
	// The task keeps its size and variant.
	const now = isOther ? {...after, size, variant, notice: undefined} : after;
	if (isReached(now)) {
		return concluded(now, {type: 'right'});
	}

	const fault = faultOf(now);
	// A new fault takes the place of a hint.
	return fault && fault !== faultOf(before) ? withAttempt(now, {said: undefined}) : now;
}

/** Other screens show again what they showed before the lesson. */
export function restored(after: Model): Model {
	const {index, outside = after} = lesson.of(after);
	const {size, variant, places, numbers, isFundamentalOnly, slots} = outside;
	const notice = index > 0 && index < items.length - 1 ? 'lesson-left' : undefined;
	const changes = {size, variant, places, numbers, isFundamentalOnly, slots, notice} as const;
	return lesson.with({...stopped(after), ...changes}, {...lesson.of(after), outside: undefined});
}

export function leave(model: Model): Model {
	if (model.looks > 0) {
		return {...model, looks: 0};
	}

	return isBegun(attemptOf(model))
		? withAttempt(model, unanswered)
		: {...model, screen: lesson.of(model).outside?.screen ?? 'solutions', cameFrom: undefined};
}
