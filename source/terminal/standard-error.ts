import process from 'node:process';
import {printable} from '../text/printable.js';
import {programName} from '../text/program.js';
import {type CommandLineText, messageOf, Refusal, ReportedError} from '../text/refusal.js';

/** Where nothing can be written, the exit status still tells. */
const ignore = () => undefined;

/** The only writer to standard error: file names and system messages may contain line breaks and escape sequences. */
export function writeErrorLine(line: string, end: '\n' | '\r' = '\n'): void {
	process.stderr.off('error', ignore).on('error', ignore);
	process.stderr.write(`${printable(line)}${end}`);
}

/** In one line. If DEBUG is set, the stack follows, unless the request of the user is wrong. */
export function reportFailure(error: unknown, text: CommandLineText): void {
	const message = messageOf(error, text);
	writeErrorLine(`${programName}: ${error instanceof ReportedError ? message : text.failure(message)}`);
	if (process.env['DEBUG'] && error instanceof Error && !(error instanceof Refusal)) {
		for (const line of error.stack?.split('\n') ?? []) {
			writeErrorLine(line);
		}
	}
}

export function isErrorTerminal(): boolean {
	return process.stderr.isTTY;
}
