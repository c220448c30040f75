import {isCompact} from '../../components/window.js';
import type {Screen} from '../screen.js';
import {chapters} from './chapters.js';
import {currentOf, type Hosts, hostOf, isAsked, isEscapeAsked} from './current.js';
import {hostedModel} from './hosted.js';
import {keysShown, keysWith} from './keys.js';
import {type FillWith, Lesson, speech} from './lesson.js';
import {pageOf} from './page.js';
import {leaveForAnother, settle} from './progress.js';
import {lesson} from './state.js';
import {taskOption} from './task-option.js';

const lessonMarks = ['lesson-task', 'lesson-done', 'lesson-skipped'] as const;

export function createLesson(hosts: Hosts, fillWith: FillWith): Screen {
	const keys = keysWith(hosts);
	return {
		id: 'lesson',
		keys,
		options: [taskOption],
		helpKeys: (model) => keysShown(hosts, keys, model),
		footer: (model) => [
			'lesson-on',
			'lesson-help',
			'lesson-again',
			...(isEscapeAsked(model) ? [] : (['leave-lesson'] as const)),
			'lesson-chapter',
			'move',
			'put',
			'step',
			'stop',
			'dead-end',
			'images',
			'over',
			'play',
			'view',
			'screen',
			'quit',
			'way-back',
		],
		marks: [...new Set([...lessonMarks, ...hosts.flatMap(({marks}) => marks)])],
		words: [...new Set(hosts.flatMap(({words}) => words))],
		overlays: [],
		counts: undefined,
		pending: (model, knowledge) => hostOf(hosts, model)?.pending(hostedModel(model, knowledge), knowledge) ?? [],
		// Playback must not jump over the state that a task asks for.
		mostSteps: (model) => (isAsked(model) ? 0 : 1),
		// Within a task, also between questions: a user may type 12 where 1 is enough.
		takesDigits: (model) => currentOf(model) !== undefined,
		command: (model) => pageOf(model)?.program?.commands.join(' && '),
		// Answers can have other letters, and a notice would hide what was said.
		onUnknownKey: (model) => (currentOf(model) ? model : undefined),
		settle,
		onLeave: leaveForAnother,
		isCompact,
		Component: (props) => <Lesson {...props} hosts={hosts} fillWith={fillWith} />,
		where: (model) => model.text.lesson.where(Math.min(lesson.of(model).chapter + 1, chapters.length), chapters.length),
		queens: (model, knowledge) => hostOf(hosts, model)?.queens(model, knowledge) ?? [],
		speech: (model, knowledge, display) => speech(hosts, model, knowledge, fillWith(display.label), display),
	};
}
