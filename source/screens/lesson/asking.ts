import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Part, Reply} from '../../explorer/prediction/asking.js';
import {askToPredict, kindKeys, kinds, type Predicting} from '../../explorer/prediction/predict.js';
import {
	type Hidden,
	hiddenBy,
	hiding,
	nothingHidden,
	type Question,
	questionsAt,
} from '../../explorer/prediction/question.js';
import {variantOf} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import type {TaskItem} from './chapters.js';
import {attemptOf, currentOf, isAsked, isDone} from './state.js';
import {type Choice, letters} from './task.js';

export type LessonAsking = {
	readonly parts: readonly Part[];
	readonly entries: (text: Text, reply: Reply) => readonly {readonly words: string; readonly key: string | undefined}[];
};

/** One of the questions of a task, whose parts stand behind those of the questions before it. */
type Asked = Predicting & {readonly question: Question; readonly partsBefore: number};

export function askingOf(model: Model, knowledge: Knowledge): LessonAsking | undefined {
	const item = currentOf(model);
	if (!item || item.task.type === 'reach') {
		return undefined;
	}

	const {task} = item;
	return task.type === 'choose' ? choosing(task) : predicting(questionsOf(item, knowledge));
}

/** What Search asks about the steps of the task. */
function questionsOf({task, stage}: TaskItem, knowledge: Knowledge): readonly Asked[] {
	const {at = 0, steps = 0} = task;
	const tape = knowledge.tape(stage.size);
	const moments = Array.from({length: steps}, (_, step) => tape.at(at + step));
	let partsBefore = 0;
	return moments
		.flatMap((moment) => (moment ? questionsAt(tape, moment) : []))
		.map((question) => {
			const asked = {...askToPredict(question, variantOf(stage.variant)), question, partsBefore};
			partsBefore += asked.parts.length;
			return asked;
		});
}

function askedAfter(questions: readonly Asked[], keys: readonly string[]): Asked | undefined {
	return questions.findLast(({partsBefore}) => partsBefore <= keys.length);
}

/** The question that is open. */
export function questionIn(model: Model, knowledge: Knowledge): Question | undefined {
	const item = isAsked(model) ? currentOf(model) : undefined;
	return item && askedAfter(questionsOf(item, knowledge), attemptOf(model).keys)?.question;
}

/** The part of the answer that is given next. */
export function openPart(model: Model, knowledge: Knowledge): Part | undefined {
	return askingOf(model, knowledge)?.parts[attemptOf(model).keys.length];
}

export function answerOf(asking: LessonAsking | undefined): readonly string[] {
	return asking?.parts.flatMap(({right}) => right.slice(0, 1)) ?? [];
}

/** What the screens hide, because it answers the task; of a task that is done, what may answer the next one. */
export function hiddenIn(model: Model, knowledge: Knowledge): Hidden {
	const question = questionIn(model, knowledge);
	return question ? hiddenBy(question) : {...nothingHidden, nextLine: isDone(model)};
}

/** For the screen that the task is about: without anything that answers its question. */
export function hostedModel(model: Model, knowledge: Knowledge): Model {
	const hidden = hiddenIn(model, knowledge);
	return hiding.with(hidden.future ? {...model, numbers: 'none'} : model, {hidden});
}

function predicting(questions: readonly Asked[]): LessonAsking {
	return {
		parts: questions.flatMap(({parts}) => parts),
		entries(text, {keys, chosen}) {
			const asked = askedAfter(questions, keys);
			const given = keys.slice(asked?.partsBefore);
			return asked?.question.type === 'next' && given.length === 0
				? kinds.map((kind) => ({key: kindKeys[kind], words: `${kindKeys[kind]}  ${text.lesson.kinds[kind]}`}))
				: [{key: undefined, words: asked?.words(text, {keys: given, chosen}) ?? ''}];
		},
	};
}

function choosing(task: Choice): LessonAsking {
	return {
		parts: [
			{choices: letters, right: [task.right], whyWrong: ({language}, choice) => task[language].wrong?.[choice] ?? ''},
		],
		entries: ({language}, {keys: [given]}) =>
			letters
				.map((key, index) => ({key, words: `${key}  ${task[language].options[index]}`}))
				.filter(({key}) => given === undefined || key === given),
	};
}
