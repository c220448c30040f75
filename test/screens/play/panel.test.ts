import {expect, test} from 'vitest';
import {textOf} from '../../../source/panels/line.js';
import {attempt} from '../../../source/screens/play/attempt.js';
import {attemptLines} from '../../../source/screens/play/panel.js';
import {squaresOf} from '../../../source/solver/index.js';
import {ascii, complete} from '../../app/render.js';
import {knowledge, modelWith} from '../../pressed.js';

test('names the keys that lead on from a solution in full, in as many lines as they need', () => {
	const model = attempt.with(modelWith({screen: 'play'}), {queens: squaresOf([0, 4, 7, 5, 2, 6, 1, 3])});
	complete(model, knowledge);
	const lines = attemptLines(model, knowledge, {width: 26, height: 19}, ascii).map((line) => textOf(line).trimEnd());
	const first = lines.indexOf('What to do next:');
	expect(lines.slice(first, first + 10)).toEqual([
		'What to do next:',
		't    next solution of this',
		'     class',
		's    watch the search find',
		'     it',
		'p n  solve a puzzle',
		'x    start with an empty',
		'     board',
		'- +  a smaller, a larger',
		'     board',
	]);
});
