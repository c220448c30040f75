const escapeKey = '\u001B';
const bell = '\u0007';
const pasteEnd = `${escapeKey}[201~`;

/** Keys that act in the middle of a paste or a sequence, and with Alt: Ctrl+C and Ctrl+Z. */
const interrupt = '\u0003';
const suspend = '\u001A';

/** What a control sequence stands for, in the spelling that Ink understands. Any other sequence is no key of the program. */
const sequences: ReadonlyMap<string, string> = new Map(
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

/** No key has a longer sequence; of what is longer only the end is waited for. */
const longestSequence = 16;

/**
 * What the decoder is in the middle of: an Escape that may be the key, a control sequence (`ESC [`, ends with a letter), a
 * function key (`ESC O`), a control string (`ESC ]` and others, ends with BEL or `ESC \`), a mouse report of the old kind
 * or a function key of the Linux console with so many characters to come, or pasted text.
 */
type State =
	| {readonly type: 'ground' | 'escape' | 'function-key' | 'string' | 'string-escape'}
	| {readonly type: 'sequence'; readonly text: string}
	| {readonly type: 'report'; readonly left: number}
	| {readonly type: 'paste'; readonly matched: number};

const ground: State = {type: 'ground'};
const afterEscape: State = {type: 'escape'};
const controlString: State = {type: 'string'};
const stringEscape: State = {type: 'string-escape'};

/** What may still go on: an Escape that may be a key, a sequence, or a paste. Only time tells whether it ends. */
export type Pending = 'nothing' | 'escape' | 'sequence' | 'paste';

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

/**
 * Splits what a terminal sends into keys, one string each (after Williams, "A parser for DEC's ANSI-compatible video
 * terminals"). Drops what is no key: pasted text in brackets, reports of mouse and focus, replies to queries, keys with
 * Alt, function keys. A sequence may be cut anywhere. Linear in the input, in constant memory.
 */
export class KeyDecoder {
	#state = ground;

	get pending(): Pending {
		return pendingIn[this.#state.type];
	}

	push(input: string): string[] {
		const keys: string[] = [];
		for (const character of input) {
			const key = this.#take(character);
			if (key !== undefined) {
				keys.push(key);
			}
		}

		return keys;
	}

	/** Nothing more has come: an Escape was the key, anything else is dropped. */
	flush(): string[] {
		const keys = this.#state.type === 'escape' ? [escapeKey] : [];
		this.#state = ground;
		return keys;
	}

	/** The key that is complete with this character, if one is. */
	#take(character: string): string | undefined {
		const state = this.#state;
		if (state.type !== 'ground' && (character === interrupt || character === suspend)) {
			this.#state = ground;
			return character;
		}

		switch (state.type) {
			case 'ground': {
				return this.#start(character);
			}

			case 'escape': {
				return this.#takeAfterEscape(character);
			}

			case 'sequence': {
				return this.#takeInSequence(state.text, character);
			}

			case 'function-key': {
				this.#state = ground;
				return character === escapeKey ? this.#start(character) : sequences.get(`O${character}`);
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
				return character === '\\' ? undefined : this.#takeAfterEscape(character);
			}

			case 'paste': {
				const next = character === pasteEnd[state.matched] ? state.matched + 1 : Number(character === escapeKey);
				this.#state = next === pasteEnd.length ? ground : {type: 'paste', matched: next};
				return undefined;
			}
		}
	}

	#start(character: string): string | undefined {
		this.#state = character === escapeKey ? afterEscape : ground;
		return character === escapeKey ? undefined : character;
	}

	#takeAfterEscape(character: string): string | undefined {
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

	#takeInSequence(text: string, character: string): string | undefined {
		if (/^[ -?]$/.test(character)) {
			this.#state = {type: 'sequence', text: text.length < longestSequence ? text + character : text};
			return undefined;
		}

		this.#state = ground;
		if (!/^[@-~]$/.test(character)) {
			// It was no sequence after all.
			return this.#start(character);
		}

		const sequence = text + character;
		switch (sequence) {
			case '[200~': {
				this.#state = {type: 'paste', matched: 0};
				return undefined;
			}

			case '[M': {
				this.#state = {type: 'report', left: 3};
				return undefined;
			}

			case '[[': {
				this.#state = {type: 'report', left: 1};
				return undefined;
			}
		}

		return sequences.get(sequence);
	}
}
