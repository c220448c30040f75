import type {Line} from './input.js';
import {areCounting} from './numbers.js';

/** Squares outside the board may have negative numbers. */
export const anyNumber = /(?<=^|[\s[({,=:])-\d+|\d{1,3}(?:,\d{3})+|\d+/g;
/** A longer line is no sentence, and would take long to search. */
export const longestSentence = 300;

/** Of Python, Java, C++, JavaScript, Rust, Go, a shell, an IDE. */
const crashes =
	/^Traceback \(most recent|^Exception in thread|^[\w.]*(?:Error|Exception)(?::|$)|^terminate called|segmentation fault|core dumped|^Killed\b|^Aborted\b|stack overflow|panicked at|^panic: |: (?:fatal )?error: |^fatal error|runtime error|(?:exit code|return(?:ed)? value) -?[1-9]|段错误/i;
export const isCrash = ({text}: Line) => text.length <= longestSentence && crashes.test(text.trim());

/** A text without its numbers, and without what may end one of several lines. */
export function templateOf(text: string): string {
	return text
		.replace(anyNumber, '#')
		.replace(/\s+/g, ' ')
		.replace(/^ | ?[,;.]* ?$/g, '');
}

/** A sign of rules, or what frames are drawn with; brackets say nothing: `|---|---|`, `+---+---+`, `|:---:|:---:|` */
export function isRule(text: string): boolean {
	const bare = text.replace(/[\s[\](){},;'"\u0001]/g, '');
	return (
		/^([-=_*~#+.:<>^/\\·|])\1*$|^$|^\+[-=]+\+?$|^[-=]+\+$/.test(bare) ||
		(/^[-=_+:|]*$/.test(bare) && (bare.match(/[+|]/g)?.length ?? 0) > 1 && /[-=]/.test(bare))
	);
}

/** Names of columns: `0 1 2 3`, `q1 q2 q3`, `a b c d`. */
export function isHeading(text: string): boolean {
	const letters = text.replace(/[\s,;|+]/g, '').toLowerCase();
	const digits = text.replace(/[\s*|+#]/g, '');
	const isJoined = digits.length > 2 && ['0123456789101112', '123456789101112'].some((all) => all.startsWith(digits));
	const numbers = (text.match(/\d+/g) ?? []).map(Number);
	return (
		(numbers.length > 2 && areCounting(numbers)) ||
		isJoined ||
		(letters.length > 2 && 'abcdefghijklmnopqrstuvwxyz'.startsWith(letters))
	);
}

/** Dates, times, decimals, numbers of seconds, of bytes, of steps. */
export const measures =
	/\d+(?:-\d+){2}[T ]|\d+(?::\d+)+(?:[.,]\d+)?|\d+[.,]\d+(?:e[-+]?\d+)?|\d+(?=\s*(?:%|[mµun]?s\b|sec|min|[kmg]i?b\b|毫?秒|步|次))/giu;

/** Whether a text around the units may be a unit that is not read: three numbers, a pair in brackets, names of squares, cells. */
export function looksLikeData(raw: string, signs: ReadonlySet<string>): boolean {
	const text = raw.trim();
	if (text.length > longestSentence) {
		return !isRule(text) && (/\d\D{1,9}\d/.test(text) || areCells(text.slice(0, 2000), signs));
	}

	const bare = text.replace(measures, '\u0002').replace(/(?<![^\s])#?\d+[:.)](?=\s|$)/g, ' ');
	return (
		text !== '' &&
		!isRule(text) &&
		!isHeading(text) &&
		(/\d+(?:[^\p{L}\d\u0001\u0002]+\d+){2,}/u.test(bare) ||
			/[[({<]\s*-?\d+\s*[,;:. ]\s*-?\d+/.test(bare) ||
			/^[^\p{L}\d]*\d+[^\p{L}\d\u0001\u0002]+\d+[^\p{L}\d]*$/u.test(bare) ||
			(bare.match(/(?<!\w)Q?[a-z]\d{1,2}(?!\w)/gi) ?? []).length > 1 ||
			areCells(bare, signs))
	);
}

/** `QEEE`, `Empty Queen Empty Empty`; of known signs three are enough. */
function areCells(text: string, signs: ReadonlySet<string>): boolean {
	const isSentence = (text.match(/\p{L}{4,}/gu) ?? []).length > 1;
	const words = (isSentence ? text.replace(/\.{2,}/g, ' ') : text).match(/[^\s,;|'"[\](){}\u0001\u0002]+/g) ?? [];
	const areOfTwo = (cells: readonly string[]) => cells.length > 3 && new Set(cells).size === 2;
	const areSigns = (cells: readonly string[]) =>
		cells.length > 2 && new Set(cells).size > 1 && cells.every((cell) => signs.has(cell));
	return (
		areOfTwo(words) ||
		words.some((word) => (areOfTwo([...word]) && !/^[1-9]\d*\W?$/.test(word)) || areSigns([...word])) ||
		words.some((_, at) => areSigns(words.slice(at, at + 3)))
	);
}
