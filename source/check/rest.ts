import {isHeading, isRule, longestSentence} from './sheet.js';
import {measures} from './totals.js';

const measured = '\u0002';

/** Whether it may be a unit: three numbers without words between, a pair in brackets or alone, names of squares, cells. */
export function looksLikeData(text: string, signs: ReadonlySet<string>): boolean {
	if (text.length > longestSentence) {
		return !isRule(text) && (/\d\D{1,9}\d/.test(text) || areCells(text.slice(0, 2000), signs));
	}

	const bare = text.replace(measures, measured).replace(/(?<![^\s])#?\d+[:.)](?=\s|$)/g, ' ');
	return (
		text !== '' &&
		!isRule(text) &&
		!isHeading(text) &&
		(/(?<!\d)\d+(?:[^\p{L}\d\u0001\u0002]+\d+){2,}/u.test(bare) ||
			/[[({<]\s*-?\d+\s*[,;:. ]\s*-?\d+/.test(bare) ||
			/^[^\p{L}\d]*\d+[^\p{L}\d\u0001\u0002]+\d+[^\p{L}\d]*$/u.test(bare) ||
			(bare.match(/(?<!\w)Q?[a-z]\d{1,2}(?!\w)/gi) ?? []).length > 1 ||
			areCells(bare, signs))
	);
}

/** `QEEE`, `Empty Queen Empty Empty`; of known signs three are enough. */
function areCells(text: string, signs: ReadonlySet<string>): boolean {
	const words = text.match(/[^\s,;|'"[\](){}\u0001\u0002]+/g) ?? [];
	const areOfTwo = (cells: readonly string[]) => cells.length > 3 && new Set(cells).size === 2;
	const areSigns = (cells: readonly string[]) =>
		cells.length > 2 && new Set(cells).size > 1 && cells.every((cell) => signs.has(cell));
	return (
		areOfTwo(words) ||
		words.some((word) => (areOfTwo([...word]) && !/^[1-9]\d*\W?$/.test(word)) || areSigns([...word])) ||
		words.some((_, at) => areSigns(words.slice(at, at + 3)))
	);
}
