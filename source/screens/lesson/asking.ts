import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import type {AnswerPart} from '../../explorer/prediction/asking.js';
import {askToPredict, kindKeys, kinds, type Predicting} from '../../explorer/prediction/predict.js';
import {hiddenBy, hiding, nothingHidden, type Question, questionsAt} from '../../explorer/prediction/question.js';
import {variantOf} from '../../solver/index.js';
import type {TaskItem} from './chapters.js';
import {attemptOf, currentOf, isAsked, isDone} from './state.js';
import {letters} from './task.js';

type Asked = Predicting & {readonly question: Question};

/** What Search asks first about each step of the task. */
function predictionsOf({task: {at = 0, steps = 0}, stage}: TaskItem, knowledge: Knowledge): readonly Asked[] {
	const tape = knowledge.tape(stage.size);
	const moments = Array.from({length: steps}, (_, step) => tape.at(at + step));
	return moments
		.flatMap((moment) => (moment ? questionsAt(tape, moment).slice(0, 1) : []))
		.map((question) => ({...askToPredict(question, variantOf(stage.variant)), question}));
}

/** The question about the step that comes next. */
function predictionIn(model: Model, knowledge: Knowledge): Asked | undefined {
	const item = isAsked(model) ? currentOf(model) : undefined;
	const {step} = placeOf(model);
	return item && predictionsOf(item, knowledge).find(({question}) => question.moment.index === step);
}

/** The parts of the answer to the question that is open. */
export function partsOf(model: Model, knowledge: Knowledge): readonly AnswerPart[] {
	const task = currentOf(model)?.task;
	const whyWrong: AnswerPart['whyWrong'] = ({language}, choice) => task?.[language].wrong?.[choice] ?? '';
	return task?.type === 'choose'
		? [{choices: letters, right: [task.right], whyWrong}]
		: (predictionIn(model, knowledge)?.parts ?? []);
}

/** The keys that answer all questions of the task. */
export function answerOf(item: TaskItem, knowledge: Knowledge): readonly string[] {
	const {task} = item;
	const parts = task.type === 'predict' ? predictionsOf(item, knowledge).flatMap((asked) => asked.parts) : [];
	return task.type === 'choose' ? [task.right] : parts.flatMap(({right}) => right.slice(0, 1));
}

type Entry = {readonly key: string | undefined; readonly words: string};

/** The possible answers, or the question with what has been typed. */
export function entriesOf(model: Model, {task}: TaskItem, knowledge: Knowledge): readonly Entry[] {
	const {text} = model;
	if (task.type === 'choose') {
		const {options} = task[text.language];
		return letters
			.map((key, index) => ({key, words: `${key}  ${options[index]}`}))
			.filter(({key}) => !isDone(model) || key === task.right);
	}

	const asked = predictionIn(model, knowledge);
	const {keys, chosen} = attemptOf(model);
	const isOfKind = asked?.question.type === 'next' && keys.length === 0;
	const words = asked ? [{key: undefined, words: asked.words(text, {keys, chosen})}] : [];
	return isOfKind
		? kinds.map((kind) => ({key: kindKeys[kind], words: `${kindKeys[kind]}  ${text.lesson.kinds[kind]}`}))
		: words;
}

/** What the screen of the task shows: an open question hides its answer, a task that is done what may answer the next one. */
export function hostedModel(model: Model, knowledge: Knowledge): Model {
	const asked = predictionIn(model, knowledge);
	const hidden = asked ? hiddenBy(asked.question) : {...nothingHidden, nextLine: isDone(model)};
	return hiding.with(hidden.future ? {...model, numbers: 'none'} : model, {hidden});
}
