import process from 'node:process';
import {otherSize, type ProgramTests} from '../judge/judge.js';
import {writeErrorLine} from '../terminal/standard-error.js';
import type {Text} from '../text/en.js';
import {type CommandLineText, Refusal} from '../text/refusal.js';
import {faultBeside} from './findings.js';
import {bytesIn, linesIn} from './input.js';
import {type Found, foundIn} from './report.js';
import type {Exercise} from './units.js';

/** Of a program that prints all solutions, or as many as the limit says; `-` is standard input. */
export type TestsSource = Exercise & {readonly file: string};

const mostTests = 20_000;
/** Some tests, with a board for each. */
const mostBytes = 4_000_000;
/** In milliseconds: until it is said that tests are waited for, and until an interrupted program has ended. */
const [patience, lastWords] = [2000, 300];

/** The tests that a program has printed, as the search names squares. Throws a Refusal if there are none. */
export async function readTests(source: TestsSource, text: CommandLineText): Promise<ProgramTests> {
	const bytes = await bytesOf(source.file, text);
	const found = foundIn(linesIn(bytes), source);
	const tests = testsOf(found, source, bytes.length > mostBytes);
	if (!tests) {
		const {literal} = found;
		throw new Refusal((words) => (literal ? words.literalTests(literal.line, literal.text) : words.noTests));
	}

	const {size} = tests;
	if (size === undefined) {
		throw new Refusal((words) => words.noSizeOfTests);
	}

	const other = otherSize({...tests, size});
	if (other !== undefined) {
		throw new Refusal((words) => words.otherSizeOfTests(other, size));
	}

	return {...tests, size};
}

/** Undefined if there are none. The program has made more if its output `isCut`. */
export function testsOf(found: Found, source: TestsSource, isCut: boolean) {
	const {trace, beside, crash} = found;
	const {file, limit} = source;
	return (
		trace && {
			file,
			size: trace.size,
			tests: trace.tests.slice(0, mostTests),
			isCut: isCut || trace.tests.length > mostTests,
			limit,
			isRenamed: trace.base !== 0 || trace.isColumnFirst,
			beside,
			faultBeside: (text: Text) => faultBeside(found, text, source),
			crash,
		}
	);
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
