import type {KeyId} from '../../explorer/keymap.js';
import type {Screen} from '../screen.js';
import {chapters} from './chapters.js';
import {keysWith} from './keys.js';
import {Lesson, speech} from './lesson.js';
import {pageOf} from './page.js';
import {afterChange, leave, restored} from './progress.js';
import {currentOf, hostOf, isAsked, itemOf} from './state.js';
import {taskOption} from './task-option.js';

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
		overlays: [],
		counts: undefined,
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
