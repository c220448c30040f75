import {text} from './en.js';

/** What is said on standard error when something went wrong that nobody foresaw: a line, and the stack with DEBUG set. */
export function describeFailure(error: unknown, environment: Readonly<Record<string, string | undefined>>): string {
	const message = error instanceof Error ? error.message : String(error);
	const stack = environment['DEBUG'] && error instanceof Error ? `${error.stack}\n` : '';
	return `${text.title}: ${text.failure(message)}\n${stack}`;
}

/** What the system calls an error, such as EPIPE; nothing if it is not one of the system's. */
export function codeOf(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : '';
}
