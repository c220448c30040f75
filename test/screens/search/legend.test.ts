import {expect, test} from 'vitest';
import {bodySize} from '../../../source/components/window.js';
import type {Model} from '../../../source/explorer/model.js';
import {search} from '../../../source/screens/search/index.js';
import {atStep, knowledge, pressed} from '../../pressed.js';

const marksOf = (model: Model) => search.marks(model, knowledge, bodySize(model));

test('the cursor on a row is named, apart from the line of the program', () => {
	const at = atStep(8, 5);
	expect(marksOf(at)).toContain('running');
	expect(marksOf(at)).not.toContain('row-cursor');
	const onSquare = pressed(at, 'shift-left');
	expect(marksOf(onSquare)).toContain('cursor');
	const onRow = pressed(onSquare, ...Array.from({length: 8}, () => 'shift-left'));
	expect([...marksOf(onRow)].some((each) => each === 'row-cursor' || each === 'cursor')).toBe(true);
});

test('what is hidden until a question is answered is named while it stands', () => {
	const asked = {...pressed(atStep(8, 51), 'y'), isPlaying: false};
	expect(marksOf(asked)).toContain('unknown-total');
	expect(marksOf(atStep(8, 51))).not.toContain('unknown-total');
});
