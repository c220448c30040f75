import {expect, test} from 'vitest';
import {type Model, placeOf} from '../../../source/explorer/model.js';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens} from '../../../source/screens/index.js';
import {unicode} from '../../app/render.js';
import {knowledge, pressed} from '../../pressed.js';
import {atTask, places, rightKeys, standing, started} from './walk.js';

function taskOf(model: Model): string | undefined {
	return statementsOf(screens, model, knowledge, unicode)['task'];
}

const jump = /^(?:Now \d queens\. )?(?:At the start|At step [\d,]+): (?:the board is empty|a queen|queens)/;

test('a task says so if, and only if, it begins elsewhere in the search than the last one has ended', () => {
	let model = started();
	let jumps = 0;
	for (const _ of places.slice(1)) {
		const done = pressed(model, ...rightKeys(model), 'escape');
		const next = pressed(done, 'enter');
		const areBothSearch = [model, next].every((each) => standing(each).stage.screen === 'search');
		if (areBothSearch && standing(next).task.at && !standing(next).task.isOpen) {
			const isElsewhere = next.size !== done.size || placeOf(next).step !== placeOf(done).step;
			jumps += isElsewhere ? 1 : 0;
			expect(jump.test(taskOf(next) ?? ''), taskOf(next)).toBe(isElsewhere);
		}

		model = next;
	}

	expect(jumps).toBeGreaterThan(10);
});

test('a jump names the size if it is another, the step, and the queens', () => {
	expect(taskOf(atTask(5, 3))).toMatch(/^Now 6 queens\. At step 172: queens on columns 0, 5, 3\. What happens next/);
	expect(taskOf(atTask(5, 4))).toMatch(/^At step 175: queens on columns 0, 5\. What happens next/);
	expect(taskOf(atTask(5, 5))).toMatch(/^At the start: the board is empty\. Now without help\. What happens next/);
	expect(taskOf(atTask(9, 1))).toMatch(/^At step 47: queens on columns 0, 2, 4\. Step 48 tests row 3, column 5\./);
	expect(taskOf(atTask(2, 3))).toMatch(/^Row 1, column 3: safe/);
});
