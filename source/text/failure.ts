import {text} from './en.js';

/** Describes an unexpected error for standard error: one line, and the stack if DEBUG is set. */
export function describeFailure(error: unknown, environment: Readonly<Record<string, string | undefined>>): string {
	const message = error instanceof Error ? error.message : String(error);
	const stack = environment['DEBUG'] && error instanceof Error ? `${error.stack}\n` : '';
	return `${text.title}: ${text.failure(message)}\n${stack}`;
}

/** The error code of the system, such as EPIPE; empty for other errors. */
export function codeOf(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : '';
}
