import type {Display} from '../../components/display.js';
import {withKeys} from '../../components/key-labels.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {askingOf, hiddenIn, type LessonAsking} from './asking.js';
import type {TaskItem} from './chapters.js';
import {withFigures} from './figures.js';
import {attemptOf, type Said, standingOf} from './state.js';
import {faultOf} from './target.js';

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
	const asking = askingOf(model, knowledge);
	const answer = said?.type === 'right' ? said.keys : (asking?.answer ?? []);
	const fault = faultOf(model);
	const fill = (words: string) => withKeys(withFigures(words, knowledge, text), display);
	const feedback = [saidWords(model, item, asking) || (fault ?? ''), isOver ? text.lesson.on : ''];
	const entries = asking?.entries(text, isOver ? answer : keys) ?? [];
	return {
		explained: fill(chapter[text.language].explained),
		signs: [...(task.signs ?? []), ...((isOver && task.signsAfter) || [])],
		asks: fill(task[text.language].asks),
		entries: entries.map((each) => ({...each, words: fill(each.words)})),
		chosen,
		feedback: fill(text.joined.sentences(feedback.filter(Boolean))),
		verdict: verdictOf(said) ?? (fault && !said ? 'wrong' : undefined),
		standing,
		isAboutStep: stage.screen === 'search' && (task.type === 'reach' || hiddenIn(model, knowledge).future),
	};
}

function verdictOf(said: Said | undefined): 'right' | 'wrong' | undefined {
	return said?.type === 'right' || said?.type === 'wrong' ? said.type : undefined;
}

function saidWords(model: Model, {task}: TaskItem, asking: LessonAsking | undefined): string {
	const {text} = model;
	const {said} = attemptOf(model);
	const {outcomes} = text.lesson;
	const words = task[text.language];
	switch (said?.type) {
		case undefined: {
			return '';
		}

		case 'hint': {
			return outcomes.hint(words.hints?.[said.hint] ?? '');
		}

		case 'refused': {
			return asking?.whyRefused(text, said.keys) ?? '';
		}

		case 'wrong': {
			const given = said.keys.filter((key) => key !== 'enter').join('');
			const why = words.wrong?.[task.type === 'number' ? Number(given) : given];
			return outcomes.wrong(why ?? asking?.whyWrong(text, said.keys) ?? '');
		}

		case 'right': {
			return outcomes.right(words.after);
		}

		case 'skipped': {
			const keys = asking?.answer.filter((key) => key !== 'enter') ?? [];
			const typed = keys.join(task.type === 'number' ? '' : ' ');
			const why = task.type === 'choose' ? words.wrong?.[said.keys[0] ?? ''] : undefined;
			return text.joined.sentences([
				...(why === undefined ? [] : [outcomes.wrong(why)]),
				outcomes.skipped(words.answer ?? typed, words.after),
			]);
		}
	}
}
