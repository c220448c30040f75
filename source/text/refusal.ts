import {commandLine as english} from './en/command-line.js';

/** What is said outside the screens: all that a start without the explorer loads. */
export type CommandLineText = typeof english;

/** Says something outside the screens, in the language of a text. */
export type Words = (text: CommandLineText) => string;

/** An error that the program reports in the language of the user. Its `message` is in English. */
export class ReportedError extends Error {
	readonly words: Words;

	constructor(words: Words, options?: ErrorOptions) {
		super(words(english), options);
		this.words = words;
	}
}

/** An error in the request of the user. It says in one line what was given and what is allowed. */
export class Refusal extends ReportedError {}
