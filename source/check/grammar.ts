import {boards} from './boards.js';
import type {Line} from './input.js';
import {emptied, lists} from './lists.js';
import {passagesOf, piecesOf} from './passages.js';
import {traceIn, withoutCutTest} from './traces.js';
import type {Exercise, Form, Reading} from './units.js';
import {longestSentence, type Words, wordsIn} from './words.js';

/** A file as one layout reads it: all of its lines, if none is unread. */
export type Read = Reading & Words;

/** Of Python, Java, C++, JavaScript, Rust, Go, a shell, an IDE. */
const crashes =
	/^Traceback \(most recent|^Exception in thread|^[\w.]*(?:Error|Exception)(?::|$)|^terminate called|segmentation fault|core dumped|^Killed\b|^Aborted\b|stack overflow|panicked at|^panic: |: (?:fatal )?error: |^fatal error|runtime error|(?:exit code|return(?:ed)? value) -?[1-9]|段错误/i;

/**
 * What a file may hold. Every line is understood, or the answer is "cannot tell".
 *
 *     file     one kind of units in one layout, and a trace; around them blank lines, rules, words, numbers, totals
 *     board    n rows of n cells of two signs, or of three if two of them make a chequerboard
 *     row      cells joined (`.Q..`), apart by blanks, commas or `|`, or as wide as one another; perhaps labelled (`3 |`)
 *     list     n columns, all from 0 or all from 1: `1 3 0 2`, `[1, 3, 0, 2]`, `1302`; perhaps numbered; or all are `[]`
 *     squares  n rows with their columns: `(0, 1) (1, 3)`, `{0: 1, 1: 3}`, `b1 d2`; or n lines alike: `row 0: col 1`
 *     trace    lines alike: two numbers, and one of two words for safe or attacked before or after them
 *     rule     one sign again and again, a frame, or names of columns (`0 1 2 3`, `a b c d`, `q1 q2 q3`)
 *     words    no numbers but sizes, times, steps and versions
 *     number   words with one number that counts up from line to line: `Solution 3:`
 *     total    `92 solutions`, `Total: 92`, 一共有 92 种; of classes only beside unique, distinct, fundamental, classes, 本质不同
 *
 * Wrong is what is read to its end in this way, if a board, a list, a test or a total is not true. A file that can be read in
 * several ways is right if one of them is. After an error message of a language nothing more is read.
 */
export function read(printed: readonly Line[], exercise: Exercise) {
	const isCrash = ({text}: Line) => text.length <= longestSentence && crashes.test(text.trim());
	const crashAt = printed.findIndex(isCrash);
	const lines = withoutCutTest(crashAt < 0 ? printed : printed.slice(0, crashAt));
	const trace = traceIn(lines, exercise.size);
	const tested = new Set(trace?.tests.map(({line}) => line));
	const passages = passagesOf(lines.filter(({line}) => !tested.has(line)));
	function* readings(): Generator<Read> {
		for (const form of [boards, lists, emptied, nothing]) {
			for (const reading of form(passages, exercise)) {
				yield {...reading, ...wordsIn(reading.rest)};
			}
		}
	}

	return {
		trace,
		readings: readings(),
		firstLine: trimmed(printed.find(({text}) => text.trim() !== '') ?? printed[0]),
		crash: trimmed(crashAt < 0 ? undefined : printed.findLast(isCrash)),
	};
}

const nothing: Form = (passages) => {
	return [{size: 0, base: 0, boards: [], rest: passages.flatMap((passage) => piecesOf(passage, []))}];
};

export function trimmed(line: Line | undefined): Line | undefined {
	return line && {...line, text: line.text.trim()};
}
