import {expect, test} from 'vitest';
import {colourLevel, isLinuxConsole, supportsUnicode} from '../../source/terminal/capabilities.js';
import {clipboardSequence} from '../../source/terminal/sequences.js';

test.each([
	['the terminal decides', {TERM: 'xterm-256color'}, 2, 2],
	['FORCE_COLOR=1 means 16 colours', {FORCE_COLOR: '1', TERM: 'xterm-256color'}, 2, 1],
	['FORCE_COLOR=2 means 256 colours', {FORCE_COLOR: '2', TERM: 'xterm'}, 1, 2],
	['FORCE_COLOR=3 means 16 million colours', {FORCE_COLOR: '3', TERM: 'xterm-256color'}, 2, 3],
	['FORCE_COLOR=0 means no colours', {FORCE_COLOR: '0', TERM: 'xterm-256color'}, 2, 0],
	['with FORCE_COLOR without a level the terminal decides', {FORCE_COLOR: '', TERM: 'xterm'}, 1, 1],
	['NO_COLOR overrides FORCE_COLOR', {NO_COLOR: '1', FORCE_COLOR: '3'}, 3, 0],
	['an empty NO_COLOR is ignored', {NO_COLOR: '', FORCE_COLOR: '3'}, 1, 3],
] as const)('%s', (_, environment, terminalLevel, expected) => {
	expect(colourLevel(environment, true, terminalLevel)).toBe(expected);
	// --no-color
	expect(colourLevel(environment, false, 3)).toBe(0);
});

test('the Linux console is known by its name, and lacks most glyphs', () => {
	expect(isLinuxConsole({TERM: 'linux'})).toBe(true);
	expect(supportsUnicode({TERM: 'linux', LANG: 'C.UTF-8'})).toBe(false);
	expect(supportsUnicode({TERM: 'xterm-256color', LC_ALL: '', LANG: 'C.UTF-8'})).toBe(true);
});

// Manual: only Windows Terminal is taken to display more than ASCII
test('Windows Terminal displays UTF-8, unless a locale says otherwise', () => {
	expect(supportsUnicode({WT_SESSION: 'c9d1'})).toBe(true);
	expect(supportsUnicode({WT_SESSION: 'c9d1', LC_ALL: 'C'})).toBe(false);
	expect(supportsUnicode({})).toBe(false);
});

const sequence = '\u001B]52;c;cXVlZW5zLXR1aSA4\u0007';

// Manual: by the sequence OSC 52
test('a text is sent to the clipboard in base 64, in tmux also wrapped for the terminal around it', () => {
	expect(clipboardSequence('queens-tui 8', {})).toBe(sequence);
	expect(clipboardSequence('queens-tui 8', {TMUX: '/tmp/tmux-0/default,1,0'})).toBe(
		`${sequence}\u001BPtmux;\u001B${sequence}\u001B\\`,
	);
});
