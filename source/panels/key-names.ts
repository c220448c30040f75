/** The names of keys that are not printable characters, by the name that the keymap uses. */
export type KeyNames = Readonly<Record<string, string>>;

const wordKeys = {
	pageup: 'PgUp',
	pagedown: 'PgDn',
	home: 'Home',
	end: 'End',
	space: 'Space',
	enter: 'Enter',
	tab: 'Tab',
	'shift-tab': 'Shift+Tab',
	escape: 'Esc',
	backspace: 'Backspace',
	'ctrl-c': 'Ctrl+C',
	'ctrl-l': 'Ctrl+L',
	'ctrl-r': 'Ctrl+R',
	'ctrl-z': 'Ctrl+Z',
};

/** `Shift+` stands before the first of the four arrows only, because the help lists them together. */
export function keyNames(left: string, right: string, up: string, down: string): KeyNames {
	const shifted = {'shift-left': `Shift+${left}`, 'shift-right': right, 'shift-up': up, 'shift-down': down};
	return {...wordKeys, left, right, up, down, ...shifted};
}
