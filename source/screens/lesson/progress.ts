import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, stopped} from '../../explorer/model.js';
import {at} from '../../explorer/navigation.js';
import {give, isBegun, noReply} from '../../explorer/prediction/asking.js';
import type {Score} from '../../text/en/lesson.js';
import {playBoard} from '../play-board.js';
import {askingOf, questionIn} from './asking.js';
import {items, partOne, type TaskItem, tasksOf} from './chapters.js';
import {
	attemptOf,
	currentOf,
	faultOf,
	isAsked,
	isDone,
	isReached,
	isUndone,
	itemOf,
	lesson,
	notAttempted,
	standingOf,
	withAttempt,
} from './state.js';
import {type Chapter, stateOf, usualStage} from './task.js';

/** From its start; errors still count. */
export function setUp(model: Model): Model {
	const {hasErred} = attemptOf(model);
	return staged(withAttempt(model, {...notAttempted, hasErred}));
}

/** The stage of the task, as after its answer if that has been given. */
function staged(model: Model): Model {
	const item = currentOf(model);
	const {size, variant, numbers} = item?.stage ?? usualStage;
	const isOpen = isUndone(model) && item?.task.type === 'reach';
	const {step, looks, queens} = stateOf(item?.task ?? {}, isDone(model));
	const cursor = isOpen ? {row: queens.length, column: 0} : queens.at(-1);
	const slots = slotsOf(model, {});
	const begun: Model = {...stopped(model), screen: 'lesson', size, variant, numbers, slots, isFundamentalOnly: false};
	return playBoard.with({...at(begun, {step, solution: Math.max(1, step)}), looks}, {queens, ...(cursor && {cursor})});
}

/** Slots of the whole program and of the lesson, which no screen shows. */
const lasting = ['lesson', 'way-back'];

function slotsOf(model: Model, own: Model['slots']): Model['slots'] {
	const kept = Object.entries(model.slots).filter(([name]) => lasting.includes(name));
	return {...own, ...Object.fromEntries(kept)};
}

function goTo(model: Model, index: number): Model {
	const there = lesson.with(model, {index, first: Math.min(index, lesson.of(model).first)});
	return isDone(there) ? staged(there) : setUp(there);
}

export function goOn(model: Model): Model {
	return goTo(model, lesson.of(model).index + 1);
}

/** To its first task that is not done. */
export function goByChapter(model: Model, by: 1 | -1): Model {
	const chapter = itemOf(model).chapterIndex + by;
	const candidates = items.filter(({type, chapterIndex}) => chapterIndex === chapter && type !== 'part-one');
	const item = candidates.find((candidate) => candidate.type === 'task' && !isDone(model, candidate)) ?? candidates[0];
	return item ? goTo(model, items.indexOf(item)) : model;
}

/** Of the tasks from the first one of this run on; undefined if it began after this part. */
export function scoreOf(model: Model, part: readonly Chapter[]): Score | undefined {
	const all = tasksOf(part);
	const tasks = all.filter((item) => items.indexOf(item) >= lesson.of(model).first);
	const isSolved = (item: TaskItem) => standingOf(attemptOf(model, item)) === 'done';
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

function concluded(model: Model, type: 'right' | 'skipped', keys: readonly string[]): Model {
	return withAttempt(stopped(model), {...noReply, said: {type, keys}});
}

export function answerWith(model: Model, knowledge: Knowledge, key: string): Model {
	const asking = isAsked(model) ? askingOf(model, knowledge) : undefined;
	if (!asking) {
		return model;
	}

	const {keys, chosen, said, hasErred} = attemptOf(model);
	const {given, verdict} = give(asking.parts, {keys, chosen}, key);
	switch (verdict) {
		case 'chosen': {
			return withAttempt(model, given);
		}

		case 'more': {
			const more = withAttempt(model, {...given, said: said?.type === 'hint' ? said : undefined});
			const question = questionIn(more, knowledge);
			return question ? at(more, {step: question.moment.index}) : more;
		}

		case 'refused': {
			// Typing on after a wrong answer does not hide why it is wrong.
			return said?.type === 'wrong' ? model : withAttempt(model, {...given, said: {type: 'refused', keys: []}});
		}

		case 'wrong': {
			// Trying one choice after the other does not pass.
			if (hasErred && currentOf(model)?.task.type === 'choose') {
				return staged(concluded(model, 'skipped', given.keys));
			}

			return withAttempt(model, {keys, chosen: undefined, said: {type: 'wrong', keys: given.keys}, hasErred: true});
		}

		case 'right': {
			return staged(concluded(model, 'right', given.keys));
		}
	}
}

/** Undefined if the answer comes next. */
export function nextHint(model: Model): number | undefined {
	const {said} = attemptOf(model);
	const next = said?.type === 'hint' ? said.hint + 1 : 0;
	return currentOf(model)?.task[model.text.language].hints?.[next] === undefined ? undefined : next;
}

export function help(model: Model): Model {
	const hint = nextHint(model);
	return hint === undefined
		? staged(concluded(model, 'skipped', []))
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
	// The task is about these.
	const now = isOther ? {...after, size, variant, notice: undefined} : after;
	if (isReached(now)) {
		return concluded(now, 'right', []);
	}

	const fault = faultOf(now);
	// It takes the place of a hint.
	return fault && fault !== faultOf(before) ? withAttempt(now, {said: undefined}) : now;
}

/** Other screens show again what they showed before the lesson. */
export function restored(after: Model): Model {
	const {index, outside = after} = lesson.of(after);
	const {size, variant, places, numbers, isFundamentalOnly} = outside;
	const slots = slotsOf(lesson.with(after, {outside: undefined}), outside.slots);
	const notice = index > 0 && index < items.length - 1 ? 'lesson-left' : undefined;
	return {...stopped(after), size, variant, places, numbers, isFundamentalOnly, slots, notice};
}

export function leave(model: Model): Model {
	if (model.looks > 0) {
		return {...model, looks: 0};
	}

	return isBegun(attemptOf(model))
		? withAttempt(model, {...noReply, said: undefined})
		: {...model, screen: lesson.of(model).outside?.screen ?? 'solutions', cameFrom: undefined};
}
