import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf, stopped} from '../../explorer/model.js';
import {at} from '../../explorer/navigation.js';
import {type Given, give, nothingGiven} from '../../explorer/prediction/asking.js';
import {searchView} from '../../explorer/step-views.js';
import {attempt, beginWith} from '../attempt.js';
import {askingOf, type LessonAsking, standingQuestion} from './asking.js';
import {chapters} from './chapters.js';
import {currentOf, isAway} from './current.js';
import {type Attempt, attemptOf, begunAgain, isDone, lesson, withAttempt} from './state.js';
import {faultOf, isReached} from './target.js';
import type {Chapter} from './task.js';

export function setUp(model: Model): Model {
	return staged(begunAgain(model));
}

function staged(model: Model): Model {
	const current = currentOf(model);
	const still: Model = {
		...stopped(model),
		screen: 'lesson',
		sought: undefined,
		isFundamentalOnly: false,
		direction: 1,
		numbers: current?.stage.numbers ?? 'none',
		own: ownOf(model, {}),
	};
	if (!current) {
		return still;
	}

	const {task, stage} = current;
	const {size, variant, right} = stage;
	const shown = searchView.with({...still, size, variant}, {shown: right});
	const placed = task.at === undefined ? shown : at(shown, {step: task.at});
	const begun = stage.screen === 'solutions' ? at(placed, {solution: 1}) : placed;
	const {queens, cursor = queens?.at(-1)} = task;
	return queens && cursor ? attempt.with(begun, {queens, cursor}) : begun;
}

/** Slots of the whole program and of the lesson, which no screen shows. */
const lasting = ['lesson', 'mouse', 'way-back'];

function ownOf(model: Model, own: Model['own']): Model['own'] {
	const kept = Object.entries(model.own).filter(([name]) => lasting.includes(name));
	return {...own, ...Object.fromEntries(kept)};
}

function goToTask(model: Model, chapter: number, task: number): Model {
	const begun = staged(lesson.with(leaving(model), {chapter, task, page: undefined}));
	const {left} = attemptOf(begun);
	if (!left) {
		return begun;
	}

	const {queens, cursor, ...whereabouts} = left;
	return attempt.with({...begun, ...whereabouts}, {queens, cursor});
}

function leaving(model: Model): Model {
	const {size, variant, places, numbers} = model;
	const {queens, cursor} = attempt.of(model);
	return lesson.of(model).before && currentOf(model)
		? withAttempt(model, {left: {size, variant, places, numbers, queens, cursor}})
		: model;
}

export function goOn(model: Model): Model {
	const {chapter, task, page} = lesson.of(model);
	if (page) {
		return goToTask(model, chapter, task);
	}

	if (task + 1 < (chapters[chapter]?.tasks.length ?? 0)) {
		return goToTask(model, chapter, task + 1);
	}

	const next = goToTask(model, chapter + 1, 0);
	const isPartTwo = chapters[chapter]?.part === 1 && chapters[chapter + 1]?.part === 2;
	return isPartTwo ? lesson.with(next, {page: 'part-one'}) : next;
}

export function goByChapter(model: Model, by: 1 | -1): Model {
	const chapter = Math.max(0, Math.min(lesson.of(model).chapter + by, chapters.length));
	if (chapter === lesson.of(model).chapter) {
		return model;
	}

	const open = attemptsIn(model, chapter).findIndex((each) => !isDone(each));
	return goToTask(model, chapter, Math.max(0, open));
}

function attemptsIn(model: Model, chapter: number): readonly Attempt[] {
	return (chapters[chapter]?.tasks ?? []).map((_, task) => attemptOf(model, {chapter, task}));
}

export function resultsOf(model: Model, chapter: number): readonly Attempt['result'][] {
	return attemptsIn(model, chapter).map(({result}) => result);
}

export function scoreOf(model: Model, part: Chapter['part']) {
	const results = chapters.flatMap((chapter, index) => (chapter.part === part ? resultsOf(model, index) : []));
	return {
		tasks: results.length,
		firstTry: results.filter((each) => each === 'first-try').length,
		skipped: results.filter((each) => each === 'skipped').length,
	};
}

/** A repeated task keeps its first result, unless it was skipped. */
function concluded(model: Model, type: 'right' | 'skipped'): Model {
	const {hasErred, keys, result, said} = attemptOf(model);
	const solved = hasErred || result !== undefined ? 'later' : 'first-try';
	const now = type === 'right' ? solved : 'skipped';
	return withAttempt(stopped(model), {
		...nothingGiven,
		// A second wrong letter is explained before the answer.
		said: {type, keys: said?.type === 'wrong' && type === 'skipped' ? said.keys : keys},
		result: result === undefined || result === 'skipped' ? now : result,
	});
}

function shown(model: Model, asking: LessonAsking | undefined): Model {
	const task = currentOf(model)?.task;
	if (task?.type !== 'reach') {
		const steps = asking?.steps ?? 0;
		const there = steps === 0 ? model : at(model, {step: placeOf(model).step + steps});
		return {...there, numbers: task?.numbersAfter ?? there.numbers};
	}

	const {target} = task;
	if (target.type === 'step') {
		return at(model, {step: target.until});
	}

	return target.type === 'board' ? beginWith(model, target.queens) : model;
}

export function answerWith(model: Model, knowledge: Knowledge, key: string): Model {
	const asking = standingQuestion(model, knowledge);
	if (!asking) {
		return model;
	}

	const {keys, chosen, said, hasChosenWrong} = attemptOf(model);
	if (key === 'backspace' && keys.length === 0 && chosen === undefined) {
		return withAttempt(model, {said: undefined});
	}

	// After a part that was right, the whole answer can be typed again.
	const isBegunAgain = said?.type === 'wrong' && isRefused(asking, [...keys, key]) && !isRefused(asking, [key]);
	const from: Given = {keys: isBegunAgain ? [] : keys, chosen};
	const {given, verdict} = give(asking, from, key);
	switch (verdict?.type) {
		case undefined: {
			return withAttempt(model, given);
		}

		case 'more': {
			const isHelp = said?.type === 'nudge' || said?.type === 'hint';
			return withAttempt(model, {...given, said: isHelp ? said : undefined});
		}

		case 'refused': {
			// Typing on after a wrong answer does not hide why it is wrong.
			return said?.type === 'wrong'
				? model
				: withAttempt(model, {said: {type: 'refused', keys: given.keys}, keys, chosen: undefined});
		}

		case 'wrong': {
			const kept = given.keys.slice(0, verdict.kept);
			const erred = withAttempt(model, {
				said: {type: 'wrong', keys: given.keys},
				keys: kept,
				chosen: undefined,
				hasErred: true,
				hasChosenWrong: currentOf(model)?.task.type === 'choose',
			});
			// Trying one letter after the other does not pass.
			return hasChosenWrong ? skip(erred, knowledge) : erred;
		}

		case 'right': {
			return shown(concluded(withAttempt(model, {keys: given.keys}), 'right'), asking);
		}
	}
}

function isRefused(asking: LessonAsking, keys: readonly string[]): boolean {
	return asking.judge(keys).type === 'refused';
}

export function nextHelp(model: Model): 'nudge' | 'hint' | 'answer' {
	const type = attemptOf(model).said?.type;
	const hint = type === 'nudge' ? 'hint' : 'nudge';
	return currentOf(model)?.task.isUnaided || type === 'hint' ? 'answer' : hint;
}

export function help(model: Model, knowledge: Knowledge): Model {
	const type = nextHelp(model);
	return type === 'answer' ? skip(model, knowledge) : withAttempt(model, {said: {type, keys: []}});
}

function skip(model: Model, knowledge: Knowledge): Model {
	const ready = isAway(model) ? setUp(model) : model;
	return shown(concluded(ready, 'skipped'), askingOf(ready, knowledge));
}

/** Starts the lesson when its screen is entered, then notices what the user does. */
export function settle(before: Model, after: Model): Model {
	if (!lesson.of(after).before) {
		return entered(before, after);
	}

	const begun = hasActed(before, after) ? lesson.with(after, {hasBegun: true}) : after;
	if (isReached(before, begun)) {
		return concluded(begun, 'right');
	}

	// A queen that has stood wrong counts, even if removed again.
	return faultOf(begun) ? withAttempt(begun, {hasErred: true}) : begun;
}

function entered(before: Model, after: Model): Model {
	const {chapter, task, page} = lesson.of(after);
	const {screen, size, variant, places, numbers, isFundamentalOnly, direction, own} = before;
	const from = screen === 'lesson' ? 'solutions' : screen;
	return lesson.with(goToTask(after, chapter, task), {
		before: {screen: from, size, variant, places, numbers, isFundamentalOnly, direction, own},
		hasBegun: false,
		page,
	});
}

function hasActed(before: Model, after: Model): boolean {
	const parts = ['own', 'places', 'size', 'variant'] as const;
	return !(before.overlay || after.overlay) && parts.some((part) => before[part] !== after[part]);
}

/** Tab leads to the board of the task or, if nothing has been done, to what the other screens showed before. */
export function leaveForAnother(after: Model): Model {
	const {before, hasBegun} = lesson.of(after);
	if (!before) {
		return after;
	}

	const {screen, size, variant, places} = after;
	const outside = {...outsideOf(leaving(after)), screen};
	const own = ownOf(outside, {...outside.own, ...after.own});
	return hasBegun ? {...outside, size, variant, places, own, notice: waits(after)} : outside;
}

function outsideOf(model: Model): Model {
	const left = lesson.with(model, {before: undefined});
	const {before} = lesson.of(model);
	return {...left, screen: 'solutions', ...before, own: ownOf(left, before?.own ?? left.own)};
}

function waits(model: Model): Model['notice'] {
	return lesson.of(model).chapter < chapters.length ? 'lesson-left' : undefined;
}

export function leave(model: Model): Model {
	const {keys, chosen} = attemptOf(model);
	if (keys.length > 0 || chosen !== undefined) {
		return withAttempt(model, {...nothingGiven, said: undefined});
	}

	return {...stopped(outsideOf(leaving(model))), cameFrom: undefined, notice: waits(model)};
}
