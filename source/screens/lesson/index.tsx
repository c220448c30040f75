import type {KeyId} from '../../explorer/keymap.js';
import type {Screen} from '../screen.js';
import {hostedModel} from './asking.js';
import {chapters, items} from './chapters.js';
import {keysWith} from './keys.js';
import {Lesson, speech} from './lesson.js';
import {pageOf} from './page.js';
import {restored, settle} from './progress.js';
import {currentOf, hostOf, isAsked, itemOf} from './state.js';
import {taskOption} from './task-option.js';

const footer: readonly KeyId[] = [
	'lesson-answer',
	'lesson-on',
	'move',
	'put',
	'look-step',
	'look',
	'step',
	'images',
	'lesson-help',
	'lesson-again',
	'leave-lesson',
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
		host(model, knowledge) {
			const screen = hostOf(hosts, model);
			return screen && {screen, model: hostedModel(model, knowledge)};
		},
		overlays: [],
		counts: undefined,
		// Playback must not jump over the state that a task asks for.
		mostSteps: (model) => (isAsked(model) ? 0 : 1),
		// Digits are answers in the whole task: a user may type 12 where 1 is enough.
		takesDigits: (model) => currentOf(model) !== undefined,
		command(model) {
			const item = itemOf(model);
			return item.type === 'task' ? undefined : pageOf(model, item).command;
		},
		// Other letters are answers elsewhere, and a notice would hide what was said.
		onUnknownKey: (model) => (currentOf(model) || itemOf(model) === items.at(-1) ? model : undefined),
		settle,
		onLeave: restored,
		Component: (props) => <Lesson {...props} hosts={hosts} />,
		where: (model) =>
			model.text.lesson.where(Math.min(itemOf(model).chapterIndex + 1, chapters.length), chapters.length),
		queens: (model, knowledge) => hostOf(hosts, model)?.queens(model, knowledge) ?? [],
		speech: (model, knowledge, display) => speech(hosts, model, knowledge, display),
	};
}
