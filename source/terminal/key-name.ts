import type {Key} from 'ink';

export function keyName(input: string, key: Key): string {
	const special = specialName(key);
	if (special) {
		return key.shift ? `shift-${special}` : special;
	}

	if (input === ' ') {
		return 'space';
	}

	return key.ctrl ? `ctrl-${input}` : input;
}

function specialName(key: Key): string | undefined {
	const names = {
		left: key.leftArrow,
		right: key.rightArrow,
		up: key.upArrow,
		down: key.downArrow,
		pageup: key.pageUp,
		pagedown: key.pageDown,
		home: key.home,
		end: key.end,
		enter: key.return,
		escape: key.escape,
		tab: key.tab,
		backspace: key.backspace,
		delete: key.delete,
	};
	return Object.entries(names).find(([, isPressed]) => isPressed)?.[0];
}
