import type {Display} from '../../components/display.js';
import {withKeys} from '../../components/key-labels.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {choiceNames} from '../../explorer/prediction/asking.js';
import {answerOf, askingOf, type LessonAsking} from './asking.js';
import type {TaskItem} from './chapters.js';
import {attemptOf, standingOf} from './state.js';
import {faultOf} from './target.js';
import {stateOf} from './task.js';

export type LessonContent = ReturnType<typeof contentOf>;

export function contentOf(
	model: Model,
	item: TaskItem,
	knowledge: Knowledge,
	display: Pick<Display, 'label' | 'text'>,
) {
	const {text} = model;
	const {chapter, task, stage} = item;
	const attempt = attemptOf(model);
	const {said, keys, chosen} = attempt;
	const standing = standingOf(attempt);
	const isOver = standing !== 'current';
	// What is said about the task is about this step.
	const isSearch = stage.screen === 'search';
	const hasMoved = isSearch && isOver && placeOf(model).step !== stateOf(task, true).step;
	const asking = askingOf(model, knowledge);
	const fault = faultOf(model);
	const feedback = [saidWords(model, item, asking) || (fault ?? ''), isOver ? text.lesson.on : ''];
	const fill = (words: string) => withKeys(words, display);
	return {
		explained: item.taskIndex === 0 ? fill(chapter[text.language].explained) : '',
		signs: task.signs ?? [],
		asks: fill(task[text.language].asks),
		entries: asking?.entries(text, {keys: isOver ? answerOf(asking) : keys, chosen}) ?? [],
		chosen,
		feedback: hasMoved ? '' : fill(text.joined.sentences(feedback.filter(Boolean))),
		verdict: said?.type === 'right' || said?.type === 'wrong' ? said.type : fault && !said && ('wrong' as const),
		standing,
		isAboutStep: isSearch && (task.type === 'reach' || hasMoved),
	};
}

function saidWords(model: Model, {task}: TaskItem, asking: LessonAsking | undefined): string {
	const {text} = model;
	const {said, keys} = attemptOf(model);
	const {outcomes} = text.lesson;
	const words = task[text.language];
	const whyWrong = (given: readonly string[]) =>
		outcomes.wrong(asking?.parts[given.length - 1]?.whyWrong(text, given.at(-1) ?? '') ?? '');
	switch (said?.type) {
		case undefined: {
			return '';
		}

		case 'hint': {
			return outcomes.hint(words.hints?.[said.hint] ?? '');
		}

		case 'refused': {
			return text.prediction.refused(choiceNames(asking?.parts[keys.length]?.choices ?? []));
		}

		case 'wrong': {
			return whyWrong(said.keys);
		}

		case 'right': {
			return outcomes.right(words.after);
		}

		case 'skipped': {
			const shown = asking ? outcomes.answer(answerOf(asking).join(' '), words.after) : outcomes.shown(words.after);
			return text.joined.sentences([...(said.keys.length === 0 ? [] : [whyWrong(said.keys)]), shown]);
		}
	}
}
