import {expect, test} from 'vitest';
import type {KeyId} from '../../source/explorer/keymap.js';
import type {ScreenId} from '../../source/explorer/model.js';
import {text} from '../../source/text/en.js';
import {longest} from '../../source/text/width.js';
import {atSolution, atStep, messageOf, modelWith, pressed} from '../pressed.js';
import {atTask, places, rightKeys} from './lesson/walk.js';

const all: readonly ScreenId[] = ['solutions', 'search', 'compare', 'play'];

test('digits never lead to another screen in a task of the lesson, also between questions', () => {
	for (const model of [atTask('rule', 1), pressed(atTask('rule', 5), 'c')]) {
		for (const digit of '0123456789') {
			const after = pressed(model, digit);
			expect([after.screen, after.notice]).toEqual([model.screen, undefined]);
		}
	}
});

test('a key of another screen says what it would do there now, and no key names an answer that nobody asks for', () => {
	const said = (screen: ScreenId, key: string) => messageOf(pressed(modelWith({screen}), key));
	const elsewhere = (key: string, id: KeyId, screen: ScreenId) =>
		text.notices['key-elsewhere'](key, longest(text.keys[id]), text.screens[screen]);
	expect(said('solutions', 's')).toBe(elsewhere('s', 'hand-over', 'play'));
	expect(said('play', 't')).toBe(elsewhere('t', 'view', 'search'));
	expect(said('play', 'f')).toBe(elsewhere('f', 'fundamental', 'solutions'));
	expect(said('play', 'pagedown')).toBe(elsewhere('PgDn', 'page-of-solutions', 'solutions'));
	expect(all.map((screen) => said(screen, '7') || undefined)).toEqual(all.map(() => undefined));
});

test('in a task of the lesson such a key says nothing: the task says what to press', () => {
	expect(pressed(atTask('rule', 5), 'w')).toEqual(atTask('rule', 5));
	expect(pressed(atTask('rule', 5), 'c', 'w')).toEqual(pressed(atTask('rule', 5), 'c'));
	expect(pressed(atTask('rule', 1), 'w')).toEqual(atTask('rule', 1));
});

test('once a question of the lesson is answered, the letters of answers do nothing', () => {
	for (const {chapter, task, en} of places.filter(({content}) => content.right)) {
		const answered = pressed(atTask(chapter, task), ...rightKeys(atTask(chapter, task)));
		expect(pressed(answered, 'a', 'b', 'c', 'd'), en.asks).toEqual(answered);
	}
});

test('Space and Enter at a solution lead back with Escape, and Enter at a step with a solution shows it', () => {
	for (const key of ['space', 'enter']) {
		const there = pressed(atSolution(8, 5), key);
		expect([there.screen, there.isPlaying]).toEqual(['search', key === 'space']);
		expect(pressed(there, 'escape')).toMatchObject({screen: 'solutions', isPlaying: false});
	}

	const found = pressed(atStep(8, 0), 'n', 'enter');
	expect(found.screen).toBe('solutions');
	expect(pressed(found, 'escape').screen).toBe('search');
	const back = pressed(found, 'escape', 'escape');
	expect(pressed(back, 'escape')).toEqual(back);
});

test('in the lesson the keys of Solutions that lead to Search do nothing', () => {
	const shown = atTask('symmetry', 1);
	for (const key of ['space', 'enter']) {
		expect(pressed(shown, key).screen).toBe('lesson');
	}
});
