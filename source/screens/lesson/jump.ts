import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Jump} from '../../text/lesson-facts.js';
import {askingOf} from './asking/asking-of.js';
import {chapters} from './chapters/index.js';
import {currentOf} from './current.js';
import {indexBefore, type NextStep} from './next-step.js';
import {lesson} from './state.js';
import {type Current, withStage} from './task.js';

/** A place in a search. */
type Position = {readonly size: number; readonly index: number};

/** Where the current task begins, if that is elsewhere than where the one before it has ended. */
export function jumpOf(model: Model, knowledge: Knowledge): Jump | undefined {
	const current = currentOf(model);
	const last = lastEnd(model, knowledge);
	// A task about any solution is not about a step.
	if (!current?.task.at || current.task.isOpen || !last) {
		return undefined;
	}

	const {size} = current.stage;
	const tape = knowledge.tape(size);
	const index = indexBefore(tape, current.task.at);
	if (size === last.size && index === last.index) {
		return undefined;
	}

	return {
		size: size === last.size ? undefined : size,
		index,
		queens: tape.at(index)?.queens ?? [],
	};
}

/** Where the last task before the current one that belongs to a step of the search has ended. */
function lastEnd(model: Model, knowledge: Knowledge): Position | undefined {
	const {chapter, task} = lesson.of(model);
	const before = chapters
		.slice(0, chapter + 1)
		.flatMap((each, index) =>
			each.tasks.slice(0, index === chapter ? task : undefined).map((one) => withStage(each, one)),
		);
	const last = before.findLast((each) => endingOf(each) !== undefined);
	const ending = last && endingOf(last);
	if (!last || !ending) {
		return undefined;
	}

	const {size} = last.stage;
	const steps = askingOf(last, knowledge)?.steps ?? 0;
	return {size, index: indexBefore(knowledge.tape(size), ending) + steps};
}

/** The step before which a task ends, apart from those that its answer adds. */
function endingOf({task}: Current): NextStep | undefined {
	return task.type === 'reach' ? task.goal.until : task.at;
}
