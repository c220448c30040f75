import {eastAsianWidth} from 'get-east-asian-width';

const token = /\u001B\[[\d;]*m|./gu;

/** The SGR sequences in force, by the code that ends each; `key` is all of them. */
export type Sgr = {readonly codes: ReadonlyMap<string, string>; readonly key: string};

export const unstyled: Sgr = {codes: new Map(), key: ''};

export type Cell = {readonly text: string; readonly width: number; readonly sgr: Sgr};

/** The cells of a line. Not with ansi-tokenize, which asks Intl.Segmenter for each text and takes much longer. */
export function cellsOf(line: string): readonly Cell[] {
	const cells: Cell[] = [];
	let sgr = unstyled;
	for (const [text] of line.matchAll(token)) {
		const code = /^\u001B\[([\d;]*)m$/.exec(text)?.[1];
		if (code === undefined) {
			cells.push({text, width: eastAsianWidth(text.codePointAt(0) ?? 0), sgr});
		} else {
			const end = endOf(code);
			const others = [...sgr.codes].filter(([ended]) => ended !== end);
			const codes = new Map(end === code ? others : [...others, [end, text]]);
			sgr = {codes, key: [...codes.values()].join('')};
		}
	}

	return cells;
}

/** 39 ends a colour of the text, 49 one of the ground, 22 bold, and so on (ECMA-48, SGR). An end is its own. */
function endOf(code: string): string {
	if (/^(?:2\d|[34]9)$/.test(code)) {
		return code;
	}

	const number = Number.parseInt(code, 10);
	if (number < 10) {
		return String(number === 1 ? 22 : 20 + number);
	}

	const isGround = (number >= 40 && number < 50) || number >= 100;
	return isGround ? '49' : '39';
}
