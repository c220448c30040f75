import type {Display} from '../../components/display.js';
import {withKeys} from '../../components/key-labels.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {choiceNames} from '../../explorer/prediction/asking.js';
import {type Moment, variantOf} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {ratio} from '../../text/numbers.js';
import {answerOf, askingOf, type LessonAsking} from './asking.js';
import type {TaskItem} from './chapters.js';
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
	const answer = said?.type === 'right' ? said.keys : answerOf(asking);
	const fault = faultOf(model);
	const fill = (words: string) => withKeys(withFigures(words, knowledge, text), display);
	const feedback = [saidWords(model, item, asking) || (fault ?? ''), isOver ? text.lesson.on : ''];
	const entries = asking?.entries(text, isOver ? {keys: answer, chosen} : {keys, chosen}) ?? [];
	return {
		explained: fill(chapter[text.language].explained),
		signs: task.signs ?? [],
		asks: fill(task[text.language].asks),
		entries: entries.map((each) => ({...each, words: fill(each.words)})),
		chosen,
		feedback: fill(text.joined.sentences(feedback.filter(Boolean))),
		verdict: verdictOf(said) ?? (fault && !said ? 'wrong' : undefined),
		standing,
		isAboutStep: stage.screen === 'search' && task.type === 'reach',
	};
}

function verdictOf(said: Said | undefined): 'right' | 'wrong' | undefined {
	return said?.type === 'right' || said?.type === 'wrong' ? said.type : undefined;
}

function saidWords(model: Model, {task}: TaskItem, asking: LessonAsking | undefined): string {
	const {text} = model;
	const {said, keys} = attemptOf(model);
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
			return text.prediction.refused(choiceNames(asking?.parts[keys.length]?.choices ?? []));
		}

		case 'wrong': {
			return outcomes.wrong(whyWrong(text, said.keys, asking));
		}

		case 'right': {
			return outcomes.right(words.after);
		}

		case 'skipped': {
			return text.joined.sentences([
				...(said.keys.length === 0 ? [] : [outcomes.wrong(whyWrong(text, said.keys, asking))]),
				outcomes.skipped(words.answer ?? answerOf(asking).join(' '), words.after),
			]);
		}
	}
}

function whyWrong(text: Text, keys: readonly string[], asking: LessonAsking | undefined): string {
	return asking?.parts[keys.length - 1]?.whyWrong(text, keys.at(-1) ?? '') ?? '';
}

type Figure = (end: Moment, knowledge: Knowledge) => number | string;

const nodes = (end: Moment) => end.placements + 1;
const upTo = (last: number) => Array.from({length: last}, (_, index) => index + 1);
/** Each row has a queen, on any column. */
const unpruned = ({size}: Moment) => upTo(size).reduce((sum, depth) => sum + size ** depth, 1);
/** Of all boards with one queen a row, those with one a column, too. */
const columnSaves = ({size}: Moment) => Math.round(upTo(size).reduce((all, each) => all * (size / each), 1));

/** In the words of tasks they stand in braces, with a size up to 12, whose tape is whole at once: `{nodes8}`. */
const figures: Readonly<Record<string, Figure>> = {
	boards: ({size}) => size ** size,
	unpruned,
	nodes,
	timesFewer: (end) => Math.round(unpruned(end) / nodes(end)),
	columnSaves,
	deadEnds: ({deadEnds}) => deadEnds,
	solutions: ({solutions}) => solutions,
	fundamental: ({fundamental}) => fundamental,
	inClasses: ({fundamental}) => 8 * fundamental,
	/** Only one class has fewer than 8 boards. */
	inSmallClass: ({fundamental, solutions}) => solutions - 8 * (fundamental - 1),
	scanChecks: (end) => variantOf('scan').checks(end),
	flagsChecks: (end) => variantOf('flags').checks(end),
	tests: ({tests}) => tests,
	/** By what the tests grow from the size before. */
	factor: ({size, tests}, knowledge) => ratio(BigInt(tests), BigInt(knowledge.tape(size - 1).horizon.tests)),
};

export function withFigures(words: string, knowledge: Knowledge, {number}: Text): string {
	return words.replaceAll(/\{([a-zA-Z]+)(\d+)\}/g, (whole, name: string, size: string) => {
		const figure = figures[name]?.(knowledge.tape(Number(size)).horizon, knowledge) ?? whole;
		return typeof figure === 'number' ? number(figure) : figure;
	});
}
