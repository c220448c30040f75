import {expect, test} from 'vitest';
import type {KeyId} from '../../source/explorer/keymap.js';
import type {ScreenId} from '../../source/explorer/model.js';
import {text} from '../../source/text/en.js';
import {longest} from '../../source/text/width.js';
import {atSolution, atStep, messageOf, modelWith, pressed} from '../pressed.js';

const all: readonly ScreenId[] = ['solutions', 'search', 'compare', 'play'];

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
