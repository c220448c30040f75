import type {KeyId, KeyRow} from '../../explorer/keymap.js';
import {pair, single} from '../../explorer/keymap.js';
import type {Model} from '../../explorer/model.js';
import {answerKeys} from '../../explorer/prediction/typing.js';
import {answerWith, help, skip} from './answering.js';
import {currentOf, standingQuestion} from './current.js';
import {goOn, goToTask, type Hosts, hostOf, leave, setUp} from './progress.js';
import {lesson} from './state.js';
import {letters} from './task.js';

/** The rows of the screens that do not belong into a lesson: they ask questions of their own, or lead to another screen or board. */
const excluded: readonly KeyId[] = [
	'predict',
	'answer',
	'skip',
	'to-solution',
	'hand-over',
	'puzzle',
	'reveal',
	'leave-puzzle',
];

const answerable = [...new Set([...Object.values(answerKeys), ...letters, ...'0123456789', 'enter', 'backspace'])];

const isUndone = (model: Model) => currentOf(model) !== undefined && !lesson.of(model).isDone;

/** The keys of the lesson, then those of the screens that it shows, which act while their screen is shown and nothing is asked. */
export function keysWith(hosts: Hosts): readonly KeyRow[] {
	return [...ownKeys(hosts), ...hostedKeys(hosts)];
}

/** Those of the lesson, and of the screen that it shows now. */
export function keysShown(hosts: Hosts, keys: readonly KeyRow[], model: Model): readonly KeyRow[] {
	const shown = hostOf(hosts, model)?.keys.map(({id}) => id) ?? [];
	const hosted = hosts.flatMap((host) => host.keys.map(({id}) => id));
	return keys.filter(({id}) => shown.includes(id) || !hosted.includes(id));
}

function ownKeys(hosts: Hosts): readonly KeyRow[] {
	return [
		{
			id: 'lesson-answer',
			label: 's t p r a-d 0-9',
			isActive: (model, knowledge) => standingQuestion(model, knowledge) !== undefined,
			bindings: answerable.map((key) => ({
				// Terminals send one or the other for the same key.
				keys: key === 'backspace' ? ['backspace', 'delete'] : [key],
				change: (model, knowledge) => answerWith(hosts, model, knowledge, key),
			})),
		},
		{
			id: 'lesson-on',
			isActive: (model) => lesson.of(model).isDone,
			bindings: single('enter', (model, knowledge) => goOn(hosts, lesson.with(model, {said: undefined}), knowledge)),
		},
		{
			id: 'lesson-help',
			isActive: (model) => isUndone(model) && lesson.of(model).helped < 3,
			bindings: single('?', help),
		},
		{
			id: 'lesson-skip',
			isActive: isUndone,
			stopsPlayback: true,
			bindings: single('S', (model, knowledge) => skip(hosts, model, knowledge)),
		},
		{
			id: 'lesson-again',
			stopsPlayback: true,
			bindings: single('R', (model, knowledge) => setUp(hosts, lesson.with(model, {said: undefined}), knowledge)),
		},
		{
			id: 'lesson-chapter',
			stopsPlayback: true,
			bindings: pair(['P'], ['N'], (by) => (model, knowledge) => {
				const {chapter, task} = lesson.of(model);
				// Within a chapter, back is first the beginning of this one.
				const to = by < 0 && task > 0 ? chapter : chapter + by;
				return goToTask(hosts, lesson.with(model, {said: undefined}), knowledge, to);
			}),
		},
		{id: 'leave-lesson', stopsPlayback: true, bindings: single('L', leave)},
	];
}

/** Each row once: screens share some. */
function hostedKeys(hosts: Hosts): readonly KeyRow[] {
	// Rows that act only sometimes stand first on their own screens, too.
	const all = hosts.flatMap(({keys}) => [
		...keys.filter(({isActive}) => isActive),
		...keys.filter(({isActive}) => !isActive),
	]);
	const rows = [...new Set(all)].filter(({id}) => !excluded.includes(id));
	return rows.map((row) => ({
		...row,
		isActive: (model, knowledge) =>
			hostOf(hosts, model)?.keys.includes(row) === true &&
			standingQuestion(model, knowledge) === undefined &&
			(row.isActive?.(model, knowledge) ?? true),
	}));
}
