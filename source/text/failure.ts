import {printable} from './printable.js';
import {type CommandLineText, ReportedError} from './refusal.js';

export function messageOf(error: unknown, text: CommandLineText): string {
	if (error instanceof ReportedError) {
		return error.words(text);
	}

	return printable(error instanceof Error ? error.message : String(error));
}

/** Without the call and the path, which may be that of a temporary file. */
export function reasonOf(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	const isOfSystem = error instanceof Error && 'syscall' in error;
	return printable(isOfSystem ? (message.split(`, ${error.syscall}`)[0] ?? '') : message);
}

/** Of the system, such as EPIPE; empty for other errors. */
export function codeOf(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : '';
}
