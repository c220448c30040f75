import {bell, escapeKey, interrupt, suspend} from './control-characters.js';
import {
	afterEscape,
	controlString,
	ground,
	introducers,
	type Pending,
	pendingIn,
	type State,
	stringEscape,
} from './decoder-state.js';
import {keySequences} from './key-sequences.js';
import {isMouseSequence} from './mouse.js';

const pasteEnd = `${escapeKey}[201~`;

/** Longer than the sequence of any key, in characters. The rest of a longer sequence is not stored. */
const longestSequence = 16;

/** The reply to the query where the cursor is. */
const cursorReport = /^\[\d+;(?<column>\d+)R$/;

/**
 * Splits the input from a terminal into keys, one string each (after Williams, "A parser for DEC's ANSI-compatible video
 * terminals"). Drops everything that is not a key of the program: bracketed paste, mouse and focus reports, replies to
 * queries, keys with Alt, function keys. The input may be split anywhere. Takes linear time and constant memory.
 */
export class KeyDecoder {
	/** Whether clicks and the wheel count as keys: their reports are returned as the terminal has written them. */
	hasMouse = false;
	#state: State = ground;
	readonly #onColumn: (column: number) => void;

	/** `onColumn` is called with the column of the cursor, from 1, when the terminal reports it. */
	constructor(onColumn: (column: number) => void = () => undefined) {
		this.#onColumn = onColumn;
	}

	get pending(): Pending {
		return pendingIn[this.#state.type];
	}

	push(input: string): string[] {
		const keys: string[] = [];
		for (const character of input) {
			const key = this.#read(character);
			if (key !== undefined) {
				keys.push(key);
			}
		}

		return keys;
	}

	/** Ends what is incomplete: a lone Escape is returned as a key, anything else is dropped. */
	flush(): string[] {
		const keys = this.#state.type === 'escape' ? [escapeKey] : [];
		this.#state = ground;
		return keys;
	}

	/** Reads one character. Returns the key that it completes, if any. */
	#read(character: string): string | undefined {
		const state = this.#state;
		// These are keys even inside a paste or a sequence, and with Alt.
		if (state.type !== 'ground' && (character === interrupt || character === suspend)) {
			this.#state = ground;
			return character;
		}

		switch (state.type) {
			case 'ground': {
				return this.#readFirst(character);
			}

			case 'escape': {
				return this.#readAfterEscape(character);
			}

			case 'sequence': {
				return this.#readInSequence(state.text, character);
			}

			case 'function-key': {
				this.#state = ground;
				return character === escapeKey ? this.#readFirst(character) : keySequences.get(`O${character}`);
			}

			case 'report': {
				this.#state = state.left > 1 ? {type: 'report', left: state.left - 1} : ground;
				return undefined;
			}

			case 'string': {
				if (character === bell) {
					this.#state = ground;
				} else if (character === escapeKey) {
					this.#state = stringEscape;
				}

				return undefined;
			}

			case 'string-escape': {
				this.#state = ground;
				return character === '\\' ? undefined : this.#readAfterEscape(character);
			}

			case 'paste': {
				const next = character === pasteEnd[state.matched] ? state.matched + 1 : Number(character === escapeKey);
				this.#state = next === pasteEnd.length ? ground : {type: 'paste', matched: next};
				return undefined;
			}
		}
	}

	#readFirst(character: string): string | undefined {
		this.#state = character === escapeKey ? afterEscape : ground;
		return character === escapeKey ? undefined : character;
	}

	#readAfterEscape(character: string): string | undefined {
		switch (character) {
			case escapeKey: {
				this.#state = afterEscape;
				return escapeKey;
			}

			case '[': {
				this.#state = {type: 'sequence', text: '['};
				return undefined;
			}

			case 'O': {
				this.#state = {type: 'function-key'};
				return undefined;
			}

			case ']':
			case 'P':
			case '_':
			case '^':
			case 'X': {
				this.#state = controlString;
				return undefined;
			}
		}

		// A key with Alt.
		this.#state = ground;
		return undefined;
	}

	#readInSequence(text: string, character: string): string | undefined {
		if (/^[ -?]$/.test(character)) {
			this.#state = {type: 'sequence', text: text.length < longestSequence ? text + character : text};
			return undefined;
		}

		this.#state = ground;
		if (!/^[@-~]$/.test(character)) {
			// Not a valid sequence: this character starts again.
			return this.#readFirst(character);
		}

		const sequence = text + character;
		this.#state = introducers.get(sequence) ?? ground;
		const {column} = cursorReport.exec(sequence)?.groups ?? {};
		if (column) {
			this.#onColumn(Number(column));
		}

		return this.hasMouse && isMouseSequence(sequence) ? escapeKey + sequence : keySequences.get(sequence);
	}
}
