import type {Line} from '../print/input.js';
import {boards} from './boards.js';
import {lists} from './lists.js';
import {type Passage, partsOf, passagesOf, plain} from './passages.js';
import {type Trace, traceIn} from './traces.js';
import type {Given, Reading} from './units.js';
import {type Meaning, sizeIn, type Words, wordsIn} from './words.js';

/** A file as one layout reads it: all of its lines, if none is unread. */
export type Read = Reading & Words;
export type Told = {readonly line: number; readonly text: string};
export type File = {
	readonly trace: Trace | undefined;
	readonly readings: Iterable<Read>;
	/** Named above the data. */
	readonly heading: number | undefined;
	readonly firstLine: Told | undefined;
	readonly crash: Told | undefined;
};

/** Of Python, Java, C++, JavaScript, Rust, Go, a shell, an IDE. */
const crashes =
	/^Traceback \(most recent|^Exception in thread|^[\w.]*(?:Error|Exception)(?::|$)|^terminate called|segmentation fault|core dumped|^Killed\b|^Aborted\b|stack overflow|panicked at|^panic: |: (?:fatal )?error: |^fatal error|runtime error|(?:exit code|return(?:ed)? value) -?[1-9]|段错误/i;
/** A heading with the size is one of the first. */
const mostHeading = 100;
const longestCrash = 300;

export function read(all: readonly Line[], given: Given): File {
	const isCrash = ({text}: Line) => text.length < longestCrash && crashes.test(text.trim());
	const crashAt = all.findIndex(isCrash);
	const lines = crashAt < 0 ? all : all.slice(0, crashAt);
	const trace = traceIn(lines, given.size);
	const tested = new Set(trace?.tests.map(({line}) => line));
	const passages = passagesOf(lines.filter(({number}) => !tested.has(number)));
	const meanings = new Map<string, Meaning>();
	function* readings(): Generator<Read> {
		for (const form of [boards, lists, nothing]) {
			for (const reading of form(passages, given)) {
				yield {...reading, ...wordsIn(reading.rest, meanings)};
			}
		}
	}

	return {
		trace,
		readings: readings(),
		heading: lines
			.slice(0, mostHeading)
			.map(({text}) => sizeIn(plain(text)))
			.find(Boolean),
		firstLine: toldOf(all.find(({text}) => text.trim() !== '')),
		crash: toldOf(crashAt < 0 ? undefined : all.findLast(isCrash)),
	};
}

function nothing(passages: readonly Passage[]): readonly Reading[] {
	function* rest() {
		for (const passage of passages) {
			yield* partsOf(passage, []);
		}
	}

	return [{size: 0, base: 0, boards: [], rest: rest()}];
}

function toldOf(line: Line | undefined): Told | undefined {
	return line && {line: line.number, text: line.text.trim()};
}
