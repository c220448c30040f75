/** What a terminal sends for a key that is no character, by the name that rows of keys have. */
export const sequences = {
	left: '\u001B[D',
	right: '\u001B[C',
	up: '\u001B[A',
	down: '\u001B[B',
	home: '\u001B[H',
	end: '\u001B[F',
	pageup: '\u001B[5~',
	pagedown: '\u001B[6~',
	tab: '\t',
	'shift-tab': '\u001B[Z',
	space: ' ',
	enter: '\r',
	escape: '\u001B',
	backspace: '\u007F',
	delete: '\u001B[3~',
	'ctrl-c': '\u0003',
	'ctrl-l': '\u000C',
	'ctrl-r': '\u0012',
	'ctrl-z': '\u001A',
} as const;

export function sequenceOf(name: string): string {
	return new Map<string, string>(Object.entries(sequences)).get(name) ?? name;
}
