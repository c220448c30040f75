import type {Text} from './en.js';
import {ReportedError} from './refusal.js';

/** Describes an error for standard error: one line, and the stack if DEBUG is set. */
export function describeFailure(
	error: unknown,
	environment: Readonly<Record<string, string | undefined>>,
	text: Text,
): string {
	const stack = environment['DEBUG'] && error instanceof Error ? `${error.stack}\n` : '';
	const message = messageOf(error, text);
	return `${text.title}: ${error instanceof ReportedError ? message : text.failure(message)}\n${stack}`;
}

/** What an error says, in the language of the text if it is one of the program. */
export function messageOf(error: unknown, text: Text): string {
	if (error instanceof ReportedError) {
		return error.words(text);
	}

	return error instanceof Error ? error.message : String(error);
}

/** What the system says of a file, without the call and the path. */
export function reasonOf(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	return message.replace(/, \w+(?: '.*')?$/, '');
}

/** The error code of the system, such as EPIPE; empty for other errors. */
export function codeOf(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : '';
}
