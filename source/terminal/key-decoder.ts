import {escapeKey, interrupt, suspend} from './sequences.js';

const tokens = new RegExp(
	[
		/[^\u001B]/,
		/\u001B(?=\u001B)/,
		/\u001B\[200~.*?\u001B\[201~/,
		// A function key of the Linux console.
		/\u001B\[\[./,
		// A control sequence; a character that it cannot have ends it, and is read by itself.
		/\u001B\[(?!200~|\[)[ -?]*(?:[@-~]|(?=[^ -~]))/,
		// A function key.
		/\u001BO(?:[^\u001B]|(?=\u001B))/,
		/\u001B[\]P_^X][^\u0007\u001B]*(?:\u0007|\u001B\\|(?=\u001B[^\\]))/,
		// A key with Alt.
		/\u001B[^\u001B[O\]P_^X]/,
	]
		.map(({source}) => source)
		.join('|'),
	'gsuy',
);

/** The keys as Ink understands them: arrows, with Shift too, Home, End, Delete, the page keys, Shift+Tab. */
const keys = /^(?:[^\u001B]|\u001B(?:O[A-DFH]|\[(?:1;2)?[A-D]|\[[FHZ]|\[[1345678]~)?)$/u;

const cursorReport = /^\u001B\[\d+;(?<column>\d+)R$/;

/** The column of the cursor, from 1; undefined if this is no report of it. */
export function reportedColumn(sequence: string): number | undefined {
	const column = cursorReport.exec(sequence)?.groups?.['column'];
	return column === undefined ? undefined : Number(column);
}

const groundReport = /^\u001B\]11;rgb:(?<red>[\da-f]{2})[\da-f]*\/(?<green>[\da-f]{2})[\da-f]*\/(?<blue>[\da-f]{2})/i;

/** The brightness of the ground, from 0 to 255, by Rec. 709; undefined if this is no report of it. */
export function reportedBrightness(sequence: string): number | undefined {
	const [, ...parts] = groundReport.exec(sequence) ?? [];
	const [red, green, blue] = parts.map((part) => Number.parseInt(part, 16));
	return red === undefined ? undefined : 0.2126 * red + 0.7152 * green! + 0.0722 * blue!;
}

const pasteStart = `${escapeKey}[200~`;
/** The kept start is longer than that of any known sequence; the kept end is what may have arrived of the end of a paste. */
const [longestStart, longestEnd] = [32, 5];

/** What a Chinese input method sends for the punctuation keys that it knows no full-width form of. */
const punctuation: Readonly<Record<string, string>> = {
	'【': '[',
	'】': ']',
	'《': '<',
	'》': '>',
	'、': '/',
	'。': '.',
	'\u3000': ' ',
};

/** Full-width forms are those of ASCII in the same order. */
function withoutInputMethod(key: string): string {
	const isFullWidth = /^[！-～]$/.test(key);
	return isFullWidth
		? String.fromCharCode(key.charCodeAt(0) - '！'.charCodeAt(0) + '!'.charCodeAt(0))
		: (punctuation[key] ?? key);
}

/**
 * Splits input, which may break anywhere, into keys and reports. Drops what the program does not act on: pasted text,
 * mouse reports, focus reports, replies to queries, keys with Alt, function keys. Linear time, constant memory.
 */
export class KeyDecoder {
	/** The middle of a long sequence is left out. */
	#rest = '';

	/** The caller decides how long to wait for the rest before it calls `flush`. */
	get pending(): 'nothing' | 'escape' | 'sequence' | 'paste' {
		if (this.#rest.length <= 1) {
			return this.#rest === '' ? 'nothing' : 'escape';
		}

		return this.#rest.startsWith(pasteStart) ? 'paste' : 'sequence';
	}

	push(input: string): string[] {
		// These two are keys even inside a paste or a sequence, and with Alt.
		return input.split(/([\u0003\u001A])/).flatMap((part) => {
			if (part === interrupt || part === suspend) {
				this.#rest = '';
				return [part];
			}

			return this.#read(part);
		});
	}

	/** Returns a lone Escape as a key, and drops anything else that is incomplete. */
	flush(): string[] {
		const isEscape = this.pending === 'escape';
		this.#rest = '';
		return isEscape ? [escapeKey] : [];
	}

	#read(input: string): string[] {
		const text = this.#rest + input;
		const read = [...text.matchAll(tokens)].map(([token]) => token);
		const rest = text.slice(read.join('').length);
		const isLong = rest.length > longestStart + longestEnd;
		// The space keeps the two parts from forming the end of a paste.
		this.#rest = isLong ? `${rest.slice(0, longestStart)} ${rest.slice(-longestEnd)}` : rest;
		return read
			.filter((token) => [keys, cursorReport, groundReport].some((known) => known.test(token)))
			.map(withoutInputMethod);
	}
}
