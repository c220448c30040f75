/** `[3][5]=true`, perhaps with a name before it. */
export const testLine =
	/^[\s\w.:>-]*[[(]\s*(\d{1,4})\s*(?:\]\s*\[|,)\s*(\d{1,4})\s*[\])]\s*(?:=+|:|->|=>)?\s*(true|false)\b/i;
/** The words of headings and sentences about solutions, in the languages that programs of learners often use. */
export const headings =
	/queen|solu|soluci|lösung|answer|result|board|total|count|found|number|no\b|none|time|second|\bms\b|\bn\b|size|case|row|col|place|start|done|end|press|enter|step|test|call|node|backtrack|[皇后棋解答共第行列种个时]/i;
/** The lines of a drawn grid. */
const drawn = /[─━═╌┄┈┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯]/g;
const bars = /[│┃║¦]/g;

/** The text with the lines of a drawn grid as ASCII characters. */
export function withoutDrawing(text: string): string {
	return text.replace(bars, '|').replace(drawn, '-');
}

/** Words between spaces and other separators. */
export function wordsIn(text: string): readonly string[] {
	return text.split(/[\s,;|]+/).filter(Boolean);
}

/** Words, strings in quotation marks, and brackets. */
export function partsOf(text: string): readonly string[] {
	return text.match(/"[^"]*"|(?<=[[({,\s])'[^']*'|[[\](){}]|[^\s,;|[\](){}"]+/g) ?? [];
}

/** Whether these are hyphens and the like, or the names of the columns. */
export function isRule(tokens: readonly string[]): boolean {
	const isDecoration = tokens.every((token) => /^[-=_*+~#|:.<>/\\]+$/.test(token));
	const isNames =
		tokens.length > 1 && tokens.every((token, index) => token.length === 1 && isNext(token, tokens[index - 1]));
	return isDecoration || isNames;
}

/** Whether a letter comes after another in the alphabet. */
function isNext(letter: string, before: string | undefined): boolean {
	return /[a-z]/i.test(letter) && (before === undefined || letter.charCodeAt(0) === before.charCodeAt(0) + 1);
}

/** Whether it is a word of a sentence: not in quotation marks, not a name before a colon, and not a value. */
export function isProse(part: string): boolean {
	return !/^["'\d]/.test(part) && /\p{L}{2}/u.test(part) && !/^(?:true|false|null|none|[.QqXx]+|.*:)$/i.test(part);
}
