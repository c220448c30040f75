import {expect, test} from 'vitest';
import type {Model} from '../../../source/explorer/model.js';
import {ascii, frameOf, unicode} from '../../app/render.js';
import {atStep, pressed} from '../../pressed.js';

const window = {columns: 120, rows: 80};

/** What the help explains of the marks that are on the screen now. */
function explained(model: Model, display = unicode): string {
	const [now = '', ...others] = frameOf(pressed(model, '?'), display)
		.join('\n')
		.split(/^[│|] Words /m);
	expect(others).toHaveLength(1);
	return now;
}

test('the cursor on a row is named, apart from the line of the program', () => {
	const meaning = 'the cursor, on a row';
	expect(explained(pressed(atStep(8, 5, {window}), ']'))).toContain(meaning);
	expect(explained(pressed(atStep(8, 5, {window}), 'shift-left'))).not.toContain(meaning);
	expect(explained(atStep(8, 5, {window}))).toContain('the line of the program that did this step');
});

test('a hidden total and a hidden part of the timeline are named while a question stands', () => {
	const asked = {...pressed(atStep(8, 51, {window}), 'y'), isPlaying: false};
	expect(frameOf(asked).join('\n')).toMatch(/●\?+┤/);
	expect(explained(asked).match(/until you answer/g)).toHaveLength(2);
	expect(explained(atStep(8, 51, {window}))).not.toContain('until you answer');
});

test('the marks of the tree are named where it is drawn: in ASCII the program has such characters too', () => {
	const atSolution = atStep(4, 60, {window});
	expect(frameOf(atSolution, ascii).join('\n')).toContain('if (!isSafe(');
	expect(explained(atSolution, ascii)).not.toContain('in the tree:');
	expect(explained(pressed(atSolution, 'T'), ascii)).toContain('in the tree: a solution');
});
