import {expect, test} from 'vitest';
import {Knowledge} from '../../../source/explorer/knowledge/knowledge.js';
import {nextReading} from '../../../source/explorer/knowledge/pending.js';
import {play} from '../../../source/explorer/playback.js';
import {settled} from '../../../source/explorer/screen.js';
import {screens} from '../../../source/screens/index.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import {taskToResume} from '../../../source/screens/lesson/task-option.js';
import {unicode} from '../../app/render.js';
import {knowledge, modelWith, pressed} from '../../pressed.js';
import {atTask, started} from './walk.js';

const screen = screens.screens.find(({id}) => id === 'lesson')!;

test('playback stops at the state that a task asks for, and cannot jump over it', () => {
	let model = pressed({...atTask(2, 1), speed: 1000}, 'space');
	expect(model.isPlaying).toBe(true);
	for (let frame = 0; frame < 50; frame++) {
		const after = play(model, knowledge, 33, screen.mostSteps?.(model, knowledge));
		model = settled(screens, model, after, knowledge);
	}

	expect(lesson.of(model).isDone).toBe(true);
	expect(model).toMatchObject({isPlaying: false, places: {4: {step: 6}}});
});

test('nothing plays while a question stands', () => {
	const asked = {...atTask(4, 2), isPlaying: true};
	expect(play(asked, knowledge, 1000, screen.mostSteps?.(asked, knowledge))).toEqual(asked);
});

test('the task to go on with is known while the lesson is under way, also after leaving it', () => {
	expect(taskToResume(modelWith({}))).toBeUndefined();
	expect(taskToResume(atTask(6, 2))).toBe('6.2');
	expect(taskToResume(pressed(started(), 'S', 'enter', 'L'))).toBe('1.2');
	expect(taskToResume(pressed(atTask(4, 2), 'S'))).toBe('4.3');
	expect(taskToResume(pressed(atTask(6, 3), 'S'))).toBe('7');
	expect(taskToResume(pressed(atTask(10, 5), 'S'))).toBeUndefined();
	expect(taskToResume(pressed(atTask(10, 1), 'N'))).toBeUndefined();
});

test.each([80, 120])('the lesson comes to rest when all that it shows has been computed, in %i columns', (columns) => {
	const fresh = new Knowledge();
	const model = {...atTask(3, 1), window: {columns, rows: 40}};
	for (let frame = 0; frame < 20; frame++) {
		screen.view!(model, fresh, unicode);
		const reading = nextReading(screens, model, fresh);
		if (reading) {
			fresh.advance(reading, 100);
		}
	}

	screen.view!(model, fresh, unicode);
	expect(nextReading(screens, model, fresh)).toBeUndefined();
});
