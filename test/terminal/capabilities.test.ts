import {expect, test} from 'vitest';
import {colourLevel} from '../../source/terminal/capabilities.js';

test.each([
	['the terminal decides', {TERM: 'xterm-256color'}, 2, 2],
	['a terminal without colours has none', {TERM: 'xterm-mono'}, 2, 0],
	['its name may be short', {TERM: 'linux-m'}, 1, 0],
	['FORCE_COLOR=1 is sixteen colours', {FORCE_COLOR: '1', TERM: 'xterm-256color'}, 2, 1],
	['FORCE_COLOR=2 is 256 colours', {FORCE_COLOR: '2', TERM: 'xterm'}, 1, 2],
	['FORCE_COLOR=3 is all colours', {FORCE_COLOR: '3', TERM: 'xterm-256color'}, 2, 3],
	['FORCE_COLOR=0 is none', {FORCE_COLOR: '0', TERM: 'xterm-256color'}, 2, 0],
	['FORCE_COLOR goes before the name of the terminal', {FORCE_COLOR: '3', TERM: 'xterm-mono'}, 3, 3],
	['FORCE_COLOR without a level leaves the choice to the terminal', {FORCE_COLOR: '', TERM: 'xterm'}, 1, 1],
	['NO_COLOR goes before FORCE_COLOR', {NO_COLOR: '1', FORCE_COLOR: '3'}, 3, 0],
	['NO_COLOR that is empty says nothing', {NO_COLOR: '', FORCE_COLOR: '3'}, 1, 3],
] as const)('%s', (_, environment, ofTerminal, expected) => {
	expect(colourLevel(environment, true, ofTerminal)).toBe(expected);
});

test('the option goes before all of them', () => {
	expect(colourLevel({FORCE_COLOR: '3'}, false, 3)).toBe(0);
});
