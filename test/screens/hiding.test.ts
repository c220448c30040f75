import {expect, test} from 'vitest';
import {hiding} from '../../source/screens/hiding.js';
import {search} from '../../source/screens/search/index.js';
import {frameOf, unicode} from '../app/render.js';
import {atStep, knowledge} from '../pressed.js';

/** N = 8: the first step that completes a dead end, and the step after which the board is full for the first time. */
const deadEnd = knowledge.tape(8).deadEnd(1)!.index;
const fullBoard = knowledge.tape(8).solution(1)!.index - 1;

test.each([
	[13, /▹/],
	[deadEnd, /col 7 +[│\\/][0-4] /],
	[fullBoard, /full board/],
])('after step %i nothing says what follows while a question hides it', (step, sign) => {
	const model = atStep(8, step, {window: {columns: 120, rows: 40}});
	const asked = hiding.with(model, {isTask: true, nextLine: true, future: true, asked: []});
	const seen = (shown: typeof model) =>
		frameOf(shown)
			.filter((line) => /^[│╭]/.test(line))
			.join('\n');
	const said = (shown: typeof model) => Object.values(search.speech(shown, knowledge, unicode)).join('\n');
	expect(seen(model)).toMatch(sign);
	expect(seen(asked)).not.toMatch(sign);
	expect(said(asked).length).toBeLessThan(said(model).length);
});
