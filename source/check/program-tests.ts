import process from 'node:process';
import type {ProgramTests} from '../judge/judge.js';
import {writeErrorLine} from '../terminal/standard-error.js';
import {type CommandLineText, Refusal} from '../text/refusal.js';
import {bytesIn, linesIn} from './input.js';
import {foundIn} from './report.js';

export type TestsSource = {
	/** `-` is standard input. */
	readonly file: string;
	readonly size: number | undefined;
	readonly isFromOne: boolean;
	readonly limit: number | undefined;
};

const mostTests = 20_000;
/** Some tests, with a board for each. */
const mostBytes = 4_000_000;
/** In milliseconds: until it is said that tests are waited for, and until an interrupted program has ended. */
const [patience, lastWords] = [2000, 300];

/** The tests that a program has printed, as the search names squares. Throws a Refusal if there are none. */
export async function readTests(
	{file, isFromOne, limit, ...source}: TestsSource,
	text: CommandLineText,
): Promise<ProgramTests> {
	const bytes = await bytesOf(file, text);
	const exercise = {size: source.size, base: isFromOne ? (1 as const) : undefined, isFundamentalOnly: false, limit};
	const {trace, beside, crash} = foundIn(linesIn(bytes), exercise);
	if (!trace) {
		throw new Refusal((words) => words.noTests);
	}

	const {size, base, isColumnFirst, tests} = trace;
	if (size === undefined) {
		throw new Refusal((words) => words.noSizeOfTests);
	}

	const isCut = bytes.length > mostBytes || tests.length > mostTests;
	const isRenamed = base !== 0 || isColumnFirst;
	return {file, size, tests: tests.slice(0, mostTests), isCut, limit, isRenamed, beside, crash};
}

async function bytesOf(file: string, text: CommandLineText): Promise<Uint8Array> {
	const timer = setTimeout(() => {
		writeErrorLine(text.waitingForTests);
	}, patience);
	const stop = new AbortController();
	// Ctrl+C reaches the other program, too, which may print what it has kept back.
	let isInterrupted = false;
	const interrupt = () => {
		isInterrupted = true;
		setTimeout(() => stop.abort(), lastWords);
	};
	process.once('SIGINT', interrupt);
	const bytes = await bytesIn(file, mostBytes, () => timer.refresh(), stop.signal).finally(() => {
		clearTimeout(timer);
		process.off('SIGINT', interrupt);
	});
	if (isInterrupted && bytes.length === 0) {
		process.kill(process.pid, 'SIGINT');
	}

	return bytes;
}
