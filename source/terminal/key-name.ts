import type {Key} from 'ink';

const modifiers = /^(?:ctrl|shift|meta|super|hyper|capsLock|numLock)$/;

/** Keys that are no character have Ink's names in lower case, without `Arrow`; Return is `enter`. */
export function keyName(input: string, key: Key): string {
	const special = Object.entries(key).find(([name, isPressed]) => isPressed === true && !modifiers.test(name))?.[0];
	if (special) {
		const name = special.replace('Arrow', '').replace('return', 'enter').toLowerCase();
		return key.shift ? `shift-${name}` : name;
	}

	if (input === ' ') {
		return 'space';
	}

	return key.ctrl ? `ctrl-${input}` : input;
}
