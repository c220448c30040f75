import process from 'node:process';
import {writeErrorLine} from '../terminal/standard-error.js';
import {type CommandLineText, Refusal, ReportedError, reasonOf} from '../text/refusal.js';
import {bytesOf, type Line, linesOf} from './input.js';
import {testIn, traceIn} from './traces.js';

export type TestsSource = {
	/** `-` is standard input. */
	readonly file: string;
	readonly size: number | undefined;
	readonly isFromOne: boolean;
	readonly limit: number | undefined;
};

const mostTests = 20_000;
/** Of which some are tests. */
const mostLines = 200_000;
/** In UTF-16 units; tests are shorter. */
const longestLine = 200;
/** In milliseconds. */
const patience = 2000;

/** The tests that a program has printed, as the search names squares. Throws a Refusal if there are none. */
export async function readTests({file, size: given, isFromOne, limit}: TestsSource, text: CommandLineText) {
	const lines = await linesIn(file, text);
	const trace = traceIn(lines, given);
	if (!trace) {
		throw new Refusal((words) => words.noTests);
	}

	const {size, isColumnFirst, tests: printed} = trace;
	if (size === undefined) {
		throw new Refusal((words) => words.noSizeOfTests);
	}

	const base = isFromOne ? 1 : trace.base;
	const tests = printed
		.slice(0, mostTests)
		.map(({row, column, ...test}) => ({...test, row: row - base, column: column - base}));
	const isCut = lines.length === mostLines || printed.length > mostTests;
	return {file, size, tests, isCut, limit, isRenamed: base !== 0 || isColumnFirst};
}

async function linesIn(file: string, text: CommandLineText): Promise<readonly Line[]> {
	if (file !== '-') {
		return firstLines(file, () => undefined);
	}

	const timer = setTimeout(() => {
		writeErrorLine(text.waitingForTests);
	}, patience);
	// Ctrl+C reaches the other program, too, which ends the pipe.
	let isInterrupted = false;
	const interrupt = () => {
		isInterrupted = true;
	};
	process.once('SIGINT', interrupt);
	const lines = await firstLines(file, () => timer.refresh()).finally(() => {
		clearTimeout(timer);
		process.off('SIGINT', interrupt);
	});
	if (isInterrupted && lines.length === 0) {
		process.kill(process.pid, 'SIGINT');
	}

	process.stdin.unref?.();
	return lines;
}

/** Does not close the file: the program that writes to the pipe would say so on the screen. */
async function firstLines(file: string, onRead: () => void): Promise<readonly Line[]> {
	const lines: Line[] = [];
	let tests = 0;
	try {
		const batches = linesOf(bytesOf(file));
		while (tests <= mostTests && lines.length < mostLines) {
			const {value} = await batches.next();
			if (!value) {
				break;
			}

			onRead();
			const short = value.map(({number, text}) => ({number, text: text.length > longestLine ? '' : text}));
			lines.push(...short.slice(0, mostLines - lines.length));
			tests += short.filter(({text}) => testIn(text)).length;
		}

		return lines;
	} catch (error) {
		throw new ReportedError((words) => words.notRead(file, reasonOf(error)), {cause: error});
	}
}
