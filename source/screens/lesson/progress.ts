import {type Model, stopped, withPlace} from '../../explorer/model.js';
import type {Score} from '../../text/en/lesson.js';
import {playBoard} from '../play-board.js';
import {hiding} from '../screen.js';
import {items, type Letter, stateOf, usualStage} from './chapters.js';
import {
	type Attempt,
	attemptOf,
	currentOf,
	faultOf,
	isAsked,
	isDone,
	isReached,
	itemOf,
	lesson,
	openTask,
	withAttempt,
	wordsOf,
} from './state.js';

/** The task begins again, but earlier mistakes still count. */
export function setUp(model: Model): Model {
	return staged(withAttempt(model, {said: undefined}));
}

/** Sets up the stage of the task; a task that is done stands where it ended. */
function staged(model: Model): Model {
	const item = currentOf(model);
	const {size, variant, numbers} = item?.stage ?? usualStage;
	const {step, checksShown, queens} = stateOf(item?.task ?? {}, isDone(model));
	const cursor = openTask(model) && !isAsked(model) ? {row: queens.length, column: 0} : queens.at(-1);
	const changes = {size, variant, numbers, checksShown, isFundamentalOnly: false, slots: {}};
	const begun = lesson.with({...stopped(model), screen: 'lesson', ...changes}, lesson.of(model));
	return playBoard.with(withPlace(begun, {step, solution: Math.max(1, step)}), {queens, ...(cursor && {cursor})});
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
	return item ? goTo(model, items.indexOf(item)) : {...model, notice: by < 0 ? 'none-before' : 'none-after'};
}

/** Of the tasks before this item, from the first one of this run on. */
export function scoreOf(model: Model): Score {
	const {index, first} = lesson.of(model);
	const tasks = items.slice(first, index).filter((item) => item.type === 'task');
	const unsolved = tasks.filter((item) => attemptOf(model, item).said?.type !== 'right');
	return {tasks: tasks.length, unsolved: unsolved.map(({name}) => name)};
}

/** Sets up the first task that the page calls not solved; undefined if there is none. */
export function goToUnsolved(model: Model): Model | undefined {
	const [name] = itemOf(model).type === 'task' ? [] : scoreOf(model).unsolved;
	const index = items.findIndex((item) => item.type === 'task' && item.name === name);
	return index < 0 ? undefined : setUp(goTo(model, index));
}

function concluded(model: Model, said: Attempt['said']): Model {
	return withAttempt(stopped(model), {said});
}

/** A second mistake shows the answer: trying one letter after the other does not pass. */
export function answer(model: Model, letter: Letter): Model {
	if (letter === openTask(model)?.right) {
		return staged(concluded(model, {type: 'right'}));
	}

	return attemptOf(model).hasErred
		? staged(concluded(model, {type: 'skipped', letter}))
		: withAttempt(model, {said: {type: 'wrong', letter}, hasErred: true});
}

/** The number of the next hint; undefined if the answer comes next. */
export function nextHint(model: Model): number | undefined {
	const {said} = attemptOf(model);
	const next = said?.type === 'hint' ? said.hint + 1 : 0;
	const item = currentOf(model);
	return item && wordsOf(model, item).hints?.[next] !== undefined ? next : undefined;
}

export function help(model: Model): Model {
	const hint = nextHint(model);
	return hint === undefined
		? staged(concluded(model, {type: 'skipped', letter: undefined}))
		: withAttempt(stopped(model), {said: {type: 'hint', hint}});
}

export function afterChange(before: Model, after: Model): Model {
	const model = followed(before, after);
	const isOpen = isAsked(model);
	return hiding.with(model, {
		isTask: true,
		// When a task is done, the next question can be about it.
		nextLine: isOpen || isDone(model),
		future: isOpen,
		asked: (isOpen && currentOf(model)?.task.asked) || [],
	});
}

/** Starts the lesson when its screen is entered, then notices what the user does. */
function followed(before: Model, after: Model): Model {
	if (!lesson.of(after).outside) {
		const screen = before.screen === 'lesson' ? 'solutions' : before.screen;
		return lesson.with(staged(after), {outside: {...before, screen, notice: undefined}});
	}

	if (isDone(after)) {
		return after;
	}

	// A task keeps its size and variant.
	const {size, variant} = currentOf(after)?.stage ?? usualStage;
	const isOther = after.size !== size || after.variant !== variant;
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
	const {size, variant, places, numbers, isFundamentalOnly, slots} = lesson.of(after).outside ?? after;
	const changes = {size, variant, places, numbers, isFundamentalOnly, slots, notice: undefined};
	return lesson.with({...stopped(after), ...changes}, {...lesson.of(after), outside: undefined});
}

export function leave(model: Model): Model {
	return model.checksShown > 0
		? {...model, checksShown: 0}
		: {...model, screen: lesson.of(model).outside?.screen ?? 'solutions', cameFrom: undefined};
}
