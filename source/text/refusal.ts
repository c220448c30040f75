import {commandLine as english} from './en/command-line.js';
import {printable} from './printable.js';

/** Said outside the screens: all that a start without the explorer loads. */
export type CommandLineText = typeof english;

export type Words = (text: CommandLineText) => string;

/** Reported in the language of the user; `message` is in English. */
export class ReportedError extends Error {
	constructor(
		readonly words: Words,
		options?: ErrorOptions,
	) {
		super(words(english), options);
	}
}

/** An error in the request of the user: says in one line what was given and what is allowed. */
export class Refusal extends ReportedError {}

export function notAllowed(what: string | undefined, value: string, allowed: Words): Refusal {
	return new Refusal((text) => text.notAllowed(what, value, allowed(text)));
}

export function messageOf(error: unknown, text: CommandLineText): string {
	if (error instanceof ReportedError) {
		return error.words(text);
	}

	const message = error instanceof Error ? error.message : String(error);
	// A thread needs the current folder.
	return message.endsWith('uv_cwd') ? text.folderGone : printable(message);
}

/** The message without the call and the path, which may be that of a temporary file. */
export function reasonOf(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	const isOfSystem = error instanceof Error && 'syscall' in error;
	return printable(isOfSystem ? (message.split(`, ${error.syscall}`)[0] ?? '') : message);
}

/** The code of an error of the system, such as EPIPE; empty for other errors. */
export function codeOf(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Undefined if none is given; throws a Refusal that names `what` for any other word. */
export function parseWord<Word extends string>(
	what: string | undefined,
	value: string | undefined,
	allowed: readonly Word[],
): Word | undefined {
	const word = allowed.find((choice) => choice === value);
	if (value !== undefined && word === undefined) {
		throw notAllowed(what, value, (text) => text.allowed.words(allowed));
	}

	return word;
}

/** Both are included. Throws a Refusal that names `what` for anything but decimal digits in this range. */
export function parseWholeNumber(what: string | undefined, value: string, least: number, most?: number): number {
	const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
	const largest = most ?? Number.MAX_SAFE_INTEGER;
	if (!(number >= least && number <= largest)) {
		throw notAllowed(what, value, (text) => text.allowed.number(least, number > largest ? largest : most));
	}

	return number;
}
