import {commandLine as english} from './en/command-line.js';

/** Said outside the screens: all that a start without the explorer loads. */
export type CommandLineText = typeof english;

export type Words = (text: CommandLineText) => string;

/** Reported in the language of the user; `message` is in English. */
export class ReportedError extends Error {
	readonly words: Words;

	constructor(words: Words, options?: ErrorOptions) {
		super(words(english), options);
		this.words = words;
	}
}

/** In the request of the user: says in one line what was given and what is allowed. */
export class Refusal extends ReportedError {}

/** Says what was given and what is allowed, and perhaps which word was meant. */
export function notAllowed(what: string | undefined, given: string, allowed: Words, meant?: string): Refusal {
	return new Refusal((text) => text.notAllowed(what, given, allowed(text), meant));
}
