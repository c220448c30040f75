const escapeKey = '\u001B';
const pasteStart = `${escapeKey}[200~`;
const pasteEnd = `${escapeKey}[201~`;

/** What a control sequence stands for, in the spelling that Ink understands. Others are not keys of ours. */
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
	].flatMap(([key, spellings]) => spellings.map((spelling) => [escapeKey + spelling, escapeKey + key] as const)),
);

/** One sequence at the start of the input, complete. The control strings end with BEL or ESC \, the others with a letter. */
const controlString = /^\u001B[\]P_^X][^\u0007\u001B]*(?:\u0007|\u001B\\)/;
const controlStringStart = /^\u001B[\]P_^X][^\u0007\u001B]*\u001B?$/;
const oldMouseReport = /^\u001B\[M[\s\S]{3}/;
const linuxFunctionKey = /^\u001B\[\[[A-E]/;
const controlSequence = /^\u001B\[[0-?]*[ -/]*[@-~]/;
const singleShift = /^\u001BO[ -~]/;
const sequenceStart = /^\u001B(?:\[\[?|\[M[\s\S]{0,2}|\[[0-?]*[ -/]*|O)?$/;
const altKey = /^\u001B[^\u001B]/u;

/**
 * Splits what a terminal sends into keys, one string each. Swallows all that is no key of a person at work: pasted text
 * (in brackets), reports of mouse and focus, replies to queries, keys with Alt, function keys. Sequences may be cut
 * anywhere; the rest is kept until it comes.
 */
export class KeyDecoder {
	#pending = '';
	#isPasting = false;

	/** Whether an Escape is pending that may be the key or the start of a sequence: only time can tell. */
	get isUndecided(): boolean {
		return this.#pending !== '' && !this.#isPasting;
	}

	/** Whether it is the Escape alone. */
	get isEscape(): boolean {
		return this.#pending === escapeKey;
	}

	push(input: string): string[] {
		this.#pending += input;
		const keys: string[] = [];
		while (this.#pending !== '') {
			const key = this.#isPasting ? this.#skipPaste() : this.#take();
			if (key === undefined) {
				break;
			}

			if (key !== '') {
				keys.push(key);
			}
		}

		return keys;
	}

	/** Nothing more has come: an Escape was the key, the start of a sequence was nothing. */
	flush(): string[] {
		const keys = this.#pending === escapeKey ? [escapeKey] : [];
		this.#pending = '';
		return keys;
	}

	/** The next key; '' for something that is none; undefined when more must come first. */
	#take(): string | undefined {
		const input = this.#pending;
		if (!input.startsWith(escapeKey)) {
			return this.#consume(String.fromCodePoint(input.codePointAt(0)!));
		}

		if (input.startsWith(pasteStart)) {
			this.#isPasting = true;
			this.#consume(pasteStart);
			return '';
		}

		if (input.startsWith(escapeKey + escapeKey)) {
			return this.#consume(escapeKey);
		}

		const known = oldMouseReport.exec(input) ?? linuxFunctionKey.exec(input) ?? controlString.exec(input);
		if (known) {
			this.#consume(known[0]);
			return '';
		}

		if (sequenceStart.test(input) || controlStringStart.test(input)) {
			return undefined;
		}

		const sequence = controlSequence.exec(input) ?? singleShift.exec(input) ?? altKey.exec(input);
		return sequence ? (sequences.get(this.#consume(sequence[0])) ?? '') : this.#drop();
	}

	#skipPaste(): string | undefined {
		const end = this.#pending.indexOf(pasteEnd);
		if (end === -1) {
			// Its end may have come in part.
			this.#pending = this.#pending.slice(-(pasteEnd.length - 1));
			return undefined;
		}

		this.#isPasting = false;
		this.#pending = this.#pending.slice(end + pasteEnd.length);
		return '';
	}

	#consume(text: string): string {
		this.#pending = this.#pending.slice(text.length);
		return text;
	}

	#drop(): string {
		this.#consume(escapeKey);
		return '';
	}
}
