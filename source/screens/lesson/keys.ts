import {windowLayout} from '../../components/window.js';
import {type KeyId, type KeyRow, pair, single} from '../../explorer/keymap.js';
import {answerBindings, choiceNames} from '../../explorer/prediction/asking.js';
import {answerLetters} from '../../explorer/prediction/predict.js';
import {codes} from '../../solver/index.js';
import type {Screen} from '../screen.js';
import {partsOf} from './asking.js';
import {letterOf} from './page.js';
import {answerWith, goByChapter, goOn, help, leave, nextHint, setUp} from './progress.js';
import {attemptOf, currentOf, hostOf, isAsked, isDone, itemOf, openTask} from './state.js';
import {letters} from './task.js';

/** These rows of other screens act on what the stage shows. */
const acting: readonly KeyId[] = [
	...(['move', 'put', 'undo', 'images', 'step', 'over', 'out', 'stop'] as const),
	...(['dead-end', 'page-of-steps', 'ends-of-search', 'play', 'speed', 'look', 'look-step'] as const),
];

export function keysWith(hosts: readonly Screen[]): readonly KeyRow[] {
	return [...ownKeys, ...hostedKeys(hosts)].map((row) => ({
		...row,
		// In a smaller window, nothing would show what the other keys change.
		isActive: (model, knowledge) =>
			(windowLayout(model) === 'panels' || row.id === 'leave-lesson') && (row.isActive?.(model, knowledge) ?? true),
	}));
}

const beforeOthers = () => true;

const allLetters = [...answerLetters, ...letters];

const ownKeys: readonly KeyRow[] = [
	{
		id: 'lesson-answer',
		label: 's t p r f a-d 0-9',
		isActive: isAsked,
		footerLabel(model, knowledge) {
			return choiceNames(partsOf(model, knowledge)[attemptOf(model).keys.length]?.choices ?? []).join(' ');
		},
		bindings: answerBindings(answerWith, [...allLetters, 'right']),
	},
	{
		// A letter that is pressed once more must not move the search.
		id: 'lesson-answer',
		label: '',
		isActive: (model) => isDone(model) && currentOf(model)?.task.type !== 'reach',
		bindings: allLetters.flatMap((key) => single(key, (model) => model)),
	},
	{
		id: 'lesson-on',
		isActive: (model) => !openTask(model) && itemOf(model).type !== 'end',
		stopsPlayback: true,
		bindings: single('enter', goOn),
	},
	{
		id: 'lesson-code',
		label: `a-${letterOf(codes.length - 1)}`,
		isActive: (model) => itemOf(model).type === 'start',
		stopsPlayback: true,
		bindings: codes.map(({id}, index) => ({
			keys: [letterOf(index)],
			change: (model) => ({...model, code: id}),
		})),
	},
	{
		id: 'lesson-help',
		isActive: (model) => openTask(model) !== undefined,
		footerInstead: (model) => (nextHint(model) === undefined ? 'lesson-answer' : 'lesson-hint'),
		stopsPlayback: true,
		bindings: single('i', help),
	},
	{
		id: 'lesson-again',
		isActive: (model) => currentOf(model) !== undefined,
		stopsPlayback: true,
		bindings: single('x', setUp),
	},
	{
		id: 'lesson-chapter',
		isActive: beforeOthers,
		stopsPlayback: true,
		bindings: pair(['['], [']'], (model, _, by) => goByChapter(model, by)),
	},
	{
		id: 'leave-lesson',
		isActive: beforeOthers,
		stopsPlayback: true,
		staysInTest: true,
		bindings: single('escape', leave),
	},
];

function hostedKeys(hosts: readonly Screen[]): readonly KeyRow[] {
	const rows = hosts.flatMap(({keys}) => keys.filter(({id}) => acting.includes(id)));
	// As on their screens, rows that act only sometimes go first.
	return [...new Set([...rows.filter(({isActive}) => isActive), ...rows])].map((row) => ({
		...row,
		isActive: (model, knowledge) =>
			hostOf(hosts, model)?.keys.includes(row) === true &&
			!isAsked(model) &&
			// A board that is filled stays so.
			(openTask(model) !== undefined || currentOf(model)?.stage.shows !== 'play') &&
			(row.isActive?.(model, knowledge) ?? true),
	}));
}
