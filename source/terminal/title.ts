import {escapeKey} from './control-characters.js';

/**
 * These put the title of the window on the stack of the terminal, and take it from there. Terminals without a stack keep the
 * last title.
 */
export const saveTitle = `${escapeKey}[22;2t`;
export const restoreTitle = `${escapeKey}[23;2t`;

/** The sequence that sets the title of the window. The title has no control characters. */
export function titleSequence(title: string): string {
	return `${escapeKey}]2;${title}${escapeKey}\\`;
}
