import type {KeyId, KeyRow} from '../../explorer/keymap.js';
import {pair, single} from '../../explorer/keymap.js';
import type {Model} from '../../explorer/model.js';
import {answerBindings} from '../../explorer/prediction/asking.js';
import {answerWith, help, skip} from './answering.js';
import {currentOf, isAsked} from './current.js';
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

const helps = {0: 'lesson-nudge', 1: 'lesson-hint', 2: 'lesson-answer', 3: undefined} as const;

/** What the key of help shows next, if there is something. */
function nextHelp(model: Model): 'lesson-nudge' | 'lesson-hint' | 'lesson-answer' | undefined {
	const hasHelp = isUndone(model) && !currentOf(model)?.task.isUnaided;
	return hasHelp ? helps[lesson.of(model).helped] : undefined;
}

function ownKeys(hosts: Hosts): readonly KeyRow[] {
	return [
		{
			id: 'lesson-answer',
			label: 's t p r a-d 0-9',
			isActive: isAsked,
			bindings: answerBindings((key) => (model, knowledge) => answerWith(hosts, model, knowledge, key), letters),
		},
		{
			id: 'lesson-on',
			isActive: (model) => lesson.of(model).isDone,
			bindings: single('enter', (model, knowledge) => goOn(hosts, model, knowledge)),
		},
		{
			id: 'lesson-help',
			isActive: (model) => nextHelp(model) !== undefined,
			footerInstead: nextHelp,
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
			bindings: single('R', (model, knowledge) => setUp(hosts, model, knowledge)),
		},
		{
			id: 'lesson-chapter',
			stopsPlayback: true,
			bindings: pair(['P'], ['N'], (by) => (model, knowledge) => {
				const {chapter, task} = lesson.of(model);
				// Within a chapter, back is first the beginning of this one.
				const to = by < 0 && task > 0 ? chapter : chapter + by;
				return goToTask(hosts, model, knowledge, to);
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
			!isAsked(model, knowledge) &&
			(row.isActive?.(model, knowledge) ?? true),
	}));
}
