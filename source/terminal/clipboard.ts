import type {Environment} from './capabilities.js';
import {bell, escapeKey} from './control-characters.js';

/**
 * The sequence that sends a text to the clipboard (OSC 52). tmux takes it with `set-clipboard on`, and passes it on to the
 * terminal around it, where it is wrapped, with `allow-passthrough on` or before version 3.3; else it drops both.
 */
export function clipboardSequence(text: string, environment: Environment): string {
	const sequence = `${escapeKey}]52;c;${Buffer.from(text).toString('base64')}${bell}`;
	const wrapped = `${escapeKey}Ptmux;${sequence.replaceAll(escapeKey, escapeKey.repeat(2))}${escapeKey}\\`;
	return environment['TMUX'] ? sequence + wrapped : sequence;
}
