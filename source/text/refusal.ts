import {text as english, type Text} from './en.js';

/** Says something in the language of a text. */
export type Words = (text: Text) => string;

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
