import {isMouseSequence} from './mouse.js';
import {bell, escapeKey, interrupt, suspend} from './sequences.js';

/**
 * What the decoder is reading: nothing (`ground`); an Escape that is a key or starts a sequence; a control sequence (from
 * `ESC [` to a letter); a function key (`ESC O`); a control string (from `ESC ]` and others to BEL or `ESC \`); an X10
 * mouse report or a function key of the Linux console, with `remaining` characters to come; or pasted text, with `matched`
 * characters of its end marker matched.
 */
type State =
	| {readonly type: 'ground' | 'escape' | 'function-key' | 'string' | 'string-escape'}
	| {readonly type: 'sequence'; readonly text: string}
	| {readonly type: 'report'; readonly remaining: number}
	| {readonly type: 'paste'; readonly matched: number};

const ground: State = {type: 'ground'};
const afterEscape: State = {type: 'escape'};
const controlString: State = {type: 'string'};
const stringEscape: State = {type: 'string-escape'};

/** The sequences after which more belongs to them. */
const introducers: ReadonlyMap<string, State> = new Map([
	['[200~', {type: 'paste', matched: 0}],
	['[M', {type: 'report', remaining: 3}],
	['[[', {type: 'report', remaining: 1}],
]);

/** What is incomplete after the last input. The caller decides how long to wait for the rest before it calls `flush`. */
type Pending = 'nothing' | 'escape' | 'sequence' | 'paste';

const pendingIn: Readonly<Record<State['type'], Pending>> = {
	ground: 'nothing',
	escape: 'escape',
	sequence: 'sequence',
	'function-key': 'sequence',
	report: 'sequence',
	string: 'sequence',
	'string-escape': 'sequence',
	paste: 'paste',
};

/** Maps each sequence of a key to the sequence that Ink understands for that key. All other sequences are dropped. */
const keySequences: ReadonlyMap<string, string> = new Map(
	[
		...['A', 'B', 'C', 'D', 'H', 'F'].map((final) => [`[${final}`, [`[${final}`, `O${final}`]] as const),
		...['A', 'B', 'C', 'D'].map((final) => [`[1;2${final}`, [`[1;2${final}`]] as const),
		['[H', ['[1~', '[7~']] as const,
		['[F', ['[4~', '[8~']] as const,
		['[3~', ['[3~']] as const,
		['[5~', ['[5~']] as const,
		['[6~', ['[6~']] as const,
		['[Z', ['[Z']] as const,
	].flatMap(([key, spellings]) => spellings.map((spelling) => [spelling, escapeKey + key] as const)),
);

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
				this.#state = state.remaining > 1 ? {type: 'report', remaining: state.remaining - 1} : ground;
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
