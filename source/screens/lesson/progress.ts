import type {Change, KeyRow} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model, ScreenId} from '../../explorer/model.js';
import {at, searchMoment} from '../../explorer/navigation.js';
import {tree} from '../../explorer/tree-shown.js';
import type {Screen} from '../screen.js';
import {chapters} from './chapters/index.js';
import {awayOf, currentOf} from './current.js';
import {indexBefore} from './next-step.js';
import {lesson, type Result, type Said} from './state.js';

/** The screens that the lesson shows. */
export type Hosts = readonly Screen[];

export function hostOf(hosts: Hosts, model: Model): Screen | undefined {
	const screen = currentOf(model)?.stage.screen;
	return hosts.find(({id}) => id === screen);
}

/** Sets the current task up: its board, its step of the search, and nothing of an answer. */
export function setUp(hosts: Hosts, model: Model, knowledge: Knowledge): Model {
	const fresh = lesson.with(model, {isStarted: true, isDone: false, keys: [], helped: 0});
	const current = currentOf(fresh);
	if (!current) {
		return fresh;
	}

	const {task, stage} = current;
	const {size, variant} = stage;
	const still: Model = {
		...fresh,
		screen: 'lesson',
		sought: undefined,
		isPlaying: false,
		lead: 0,
		isAttackedShown: false,
		size,
		variant,
	};
	const shown = tree.with(still, {isShown: stage.isTreeShown});
	const placed = task.at ? at(shown, {step: indexBefore(knowledge.tape(size), task.at)}) : shown;
	const rows = hostOf(hosts, placed)?.keys ?? [];
	return (task.prepare ?? []).reduce((prepared, id) => changeOf(rows, id)(prepared, knowledge), placed);
}

/** What the first key of a row does. */
function changeOf(rows: readonly KeyRow[], wanted: KeyRow['id']): Change {
	return rows.find(({id}) => id === wanted)?.bindings[0]?.change ?? ((model) => model);
}

/** Goes to a chapter, and to one of its tasks. Before the first chapter and after the end there is none. */
export function goToTask(hosts: Hosts, model: Model, knowledge: Knowledge, chapter: number, task = 0): Model {
	const within = Math.max(0, Math.min(chapter, chapters.length));
	return setUp(hosts, lesson.with(model, {chapter: within, task, hasErred: false}), knowledge);
}

/** Goes on with the next task, or the next chapter. */
export function goOn(hosts: Hosts, model: Model, knowledge: Knowledge): Model {
	const {chapter, task} = lesson.of(model);
	const isLast = task + 1 >= (chapters[chapter]?.tasks.length ?? 0);
	return isLast ? goToTask(hosts, model, knowledge, chapter + 1) : goToTask(hosts, model, knowledge, chapter, task + 1);
}

/** Ends the current task. The next one follows at once if it belongs to it. */
export function concluded(
	hosts: Hosts,
	model: Model,
	knowledge: Knowledge,
	type: 'right' | 'skipped',
	steps: number,
): Model {
	const {chapter, task, hasErred, keys, results} = lesson.of(model);
	const current = currentOf(model);
	const said: Said = {chapter, task, type, keys};
	const answered: Result = hasErred ? 'later' : 'first-try';
	const result = type === 'skipped' ? type : answered;
	const name = resultName(current?.chapter.id ?? '', task);
	// A task that is done again keeps its first result.
	const still = {...model, isPlaying: false, lead: 0};
	const told = lesson.with(still, {isDone: true, said, keys: [], helped: 0, results: {[name]: result, ...results}});
	const isFollowed = current?.chapter.tasks[task + 1]?.isFlowing;
	return isFollowed ? goOn(hosts, told, knowledge) : movedOn(told, knowledge, steps);
}

/** Shows what the question was about. */
function movedOn(model: Model, knowledge: Knowledge, steps: number): Model {
	return steps === 0 ? model : at(model, {step: searchMoment(model, knowledge).index + steps});
}

export function resultName(chapter: string, task: number): string {
	return `${chapter} ${task}`;
}

/** Starts the lesson when its screen is entered, and notices when the state that a task asks for is reached. */
export function settle(hosts: Hosts, before: Model, after: Model, knowledge: Knowledge): Model {
	const {isStarted, isDone, chapter, task} = lesson.of(after);
	if (!isStarted) {
		const {screen, size, variant, places} = before;
		const from: ScreenId = screen === 'lesson' ? 'solutions' : screen;
		return goToTask(
			hosts,
			lesson.with(after, {before: {screen: from, size, variant, places}}),
			knowledge,
			chapter,
			task,
		);
	}

	const current = currentOf(after);
	const host = hostOf(hosts, after);
	if (!host || isDone || current?.task.type !== 'reach' || awayOf(after, knowledge)) {
		return after;
	}

	const state = {model: after, moment: searchMoment(after, knowledge), queens: host.queens(after, knowledge)};
	return current.task.isReached(state) ? concluded(hosts, after, knowledge, 'right', 0) : after;
}

/** Leaves the lesson: back to where the user was before it. */
export function leave(model: Model): Model {
	const {before} = lesson.of(model);
	return {
		...lesson.with(model, {isStarted: false}),
		screen: 'solutions',
		...before,
		isPlaying: false,
		lead: 0,
		notice: 'lesson-left',
	};
}
