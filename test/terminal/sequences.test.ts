import {expect, test} from 'vitest';
import {clipboardSequence} from '../../source/terminal/sequences.js';

const sequence = '\u001B]52;c;cXVlZW5zLXR1aSA4\u0007';

// Manual: by the sequence OSC 52
test('a text is sent to the clipboard in base 64, in tmux also wrapped for the terminal around it', () => {
	expect(clipboardSequence('queens-tui 8', {})).toBe(sequence);
	expect(clipboardSequence('queens-tui 8', {TMUX: '/tmp/tmux-0/default,1,0'})).toBe(
		`${sequence}\u001BPtmux;\u001B${sequence}\u001B\\`,
	);
});
