import type {Environment} from './capabilities.js';

export const escapeKey = '\u001B';

export const clear = `${escapeKey}[2J${escapeKey}[H`;
const bell = '\u0007';
/** Ctrl+C and Ctrl+Z. */
export const interrupt = '\u0003';
export const suspend = '\u001A';

/**
 * OSC 52. tmux takes it with `set-clipboard on`, and passes it on to the terminal around it with `allow-passthrough on`
 * or before version 3.3; else it drops both.
 */
export function clipboardSequence(text: string, environment: Environment): string {
	const sequence = `${escapeKey}]52;c;${Buffer.from(text).toString('base64')}${bell}`;
	const wrapped = `${escapeKey}Ptmux;${sequence.replaceAll(escapeKey, escapeKey.repeat(2))}${escapeKey}\\`;
	return environment['TMUX'] ? sequence + wrapped : sequence;
}
