import {expect, test} from 'vitest';
import {fitting, isFitting, withNotes, withNotesBeside} from '../../source/panels/fitting.js';
import {line} from '../../source/panels/line.js';
import {plain} from './marked.js';

test('the longest wording that fits is taken, in cells, or else the shortest', () => {
	const wordings = ['three queens', '三个皇后', 'three'];
	expect(fitting(wordings, 12)).toBe('three queens');
	expect(fitting(wordings, 11)).toBe('三个皇后');
	expect(fitting(wordings, 7)).toBe('three');
	expect(fitting(wordings, 4)).toBe('three');
});

test('lines fit if neither their number nor their width is too large', () => {
	const lines = [line('one'), line('three')];
	expect(isFitting(lines, {width: 5, height: 2})).toBe(true);
	expect(isFitting(lines, {width: 4, height: 2})).toBe(false);
	expect(isFitting(lines, {width: 5, height: 1})).toBe(false);
});

test('each note stands below the lines, or beside them where it needs no more lines', () => {
	const lines = [line('one'), line('three')];
	const notes = ['a note', 'a'];
	expect(withNotes(lines, notes, {width: 5, height: 4}).map(plain)).toEqual([
		['one', 'three', 'a', 'note'],
		['one', 'three', 'a'],
	]);
	expect(withNotesBeside(lines, notes, {width: 11, height: 2}).map(plain)).toEqual([
		['one    a', 'three  note'],
		['one    a', 'three'],
	]);
	expect(withNotesBeside(lines, ['a note is long'], {width: 11, height: 2})).toEqual([]);
});
