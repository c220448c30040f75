import {windowLayout} from '../../components/display.js';
import {type KeyId, type KeyRow, pair, single} from '../../explorer/keymap.js';
import {codes} from '../../solver/search/listing.js';
import type {Screen} from '../screen.js';
import {chapters, letters} from './chapters.js';
import {Lesson, pageOf, speech} from './lesson.js';
import {
	afterChange,
	answer,
	goByChapter,
	goOn,
	goToUnsolved,
	help,
	leave,
	nextHint,
	restored,
	setUp,
} from './progress.js';
import {currentOf, hostOf, isAsked, isDone, itemOf, openTask, taskOption} from './state.js';

function keysWith(hosts: readonly Screen[]): readonly KeyRow[] {
	return [...ownKeys, ...hostedKeys(hosts)].map((row) => ({
		...row,
		// In a smaller window, nothing would show what the other keys change.
		isActive: (model, knowledge) =>
			(windowLayout(model) === 'panels' || row.label === '') && (row.isActive?.(model, knowledge) ?? true),
	}));
}

const ownKeys: readonly KeyRow[] = [
	{
		id: 'lesson-answer',
		label: 'a-d',
		isActive: isAsked,
		bindings: [
			...letters.flatMap((letter) => single(letter, (model) => answer(model, letter))),
			{keys: ['enter', 'right', 'up', 'down'], change: (model) => ({...model, notice: 'answer-by-letter'})},
		],
	},
	{
		// A letter that is pressed once more must not move the search.
		id: 'lesson-answer',
		label: '',
		isActive: (model) => isDone(model) && currentOf(model)?.task.right !== undefined,
		bindings: letters.flatMap((letter) => single(letter, (model) => model)),
	},
	{
		// A task keeps its board and variant, and so does a board that was filled by hand.
		id: 'lesson-answer',
		label: '',
		isActive: (model) => !isDone(model) || currentOf(model)?.stage.shows === 'play',
		bindings: ['v', 'V', '-', '+', '='].flatMap((key) => single(key, (model) => model)),
	},
	{
		id: 'lesson-on',
		isActive: (model) => !openTask(model) && itemOf(model).type !== 'end',
		bindings: single('enter', goOn),
	},
	{
		id: 'lesson-unsolved',
		isActive: (model) => goToUnsolved(model) !== undefined,
		bindings: single('n', (model) => goToUnsolved(model) ?? model),
	},
	{
		id: 'lesson-code',
		label: 'a-d',
		isActive: (model) => itemOf(model).type === 'start',
		bindings: codes.flatMap(({id}, index) => single(letters[index]!, (model) => ({...model, code: id}))),
	},
	{
		id: 'lesson-help',
		isActive: (model) => openTask(model) !== undefined,
		footerInstead: (model) => (nextHint(model) === undefined ? 'lesson-answer' : undefined),
		bindings: single('i', help),
	},
	{id: 'lesson-again', isActive: (model) => currentOf(model) !== undefined, bindings: single('x', setUp)},
	{id: 'lesson-chapter', bindings: pair(['['], [']'], (model, _, by) => goByChapter(model, by))},
];

function hostedKeys(hosts: readonly Screen[]): readonly KeyRow[] {
	const rows = hosts.flatMap(({keys, lesson}) => keys.filter(({id}) => lesson?.keys.includes(id)));
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

const footer: readonly KeyId[] = [
	'lesson-answer',
	'lesson-on',
	'lesson-unsolved',
	'move',
	'put',
	'look-step',
	'look',
	'step',
	'images',
	'lesson-help',
	'lesson-again',
	'back',
	'lesson-chapter',
	'screen',
	'quit',
	'way-back',
];

export function createLesson(hosts: readonly Screen[]): Screen {
	return {
		id: 'lesson',
		keys: keysWith(hosts),
		options: [taskOption],
		footer: () => footer,
		host: (model) => hostOf(hosts, model),
		marks: [['lesson-task', ({current, safe, skipped}) => `${current} ${safe} ${skipped}`]],
		// Playback must not jump over the state that a task asks for.
		mostSteps: (model) => (isAsked(model) ? 0 : 1),
		// A notice would hide what was said.
		isQuiet: (model) => currentOf(model) !== undefined,
		command(model) {
			const item = itemOf(model);
			return item.type === 'task' ? undefined : pageOf(model, item).command;
		},
		afterChange,
		back: leave,
		onLeave: restored,
		Component: (props) => <Lesson {...props} hosts={hosts} />,
		where: (model) =>
			model.text.lesson.where(Math.min(itemOf(model).chapterIndex + 1, chapters.length), chapters.length),
		queens: (model, knowledge) => hostOf(hosts, model)?.queens(model, knowledge) ?? [],
		speech: (model, knowledge, display) => speech(hosts, model, knowledge, display),
	};
}
