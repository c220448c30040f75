import {cells} from '../../text/width.js';

/** How text looks. Colours are written as in `#1c2126`; those that are missing are those of the scheme. */
export type Style = {
	readonly isBold?: boolean;
	readonly foreground?: string | undefined;
	readonly background?: string | undefined;
};

/** Text of one style, and where it begins, in cells. */
export type StyledRun = {readonly column: number; readonly text: string; readonly style: Style};

/** Splits a line into runs. It has the SGR sequences (ECMA-48) that the theme for true colours uses, and no others. */
export function runsOf(line: string): readonly StyledRun[] {
	const runs: StyledRun[] = [];
	let style: Style = {};
	let column = 0;
	for (const {groups} of line.matchAll(/\u001B\[(?<codes>[\d;]*)m|(?<text>[^\u001B]+)/g)) {
		const {codes = '', text} = groups ?? {};
		if (text === undefined) {
			style = {...style, ...changeOf(codes)};
		} else {
			runs.push({column, text, style});
			column += cells(text);
		}
	}

	return runs;
}

function changeOf(codes: string): Style {
	const [code, , ...colour] = codes.split(';').map(Number);
	// 256 more, so that there are two digits after the first.
	const hex = `#${colour.map((value) => (256 + value).toString(16).slice(1)).join('')}`;
	switch (code) {
		case 1: {
			return {isBold: true};
		}

		case 22: {
			return {isBold: false};
		}

		case 38: {
			return {foreground: hex};
		}

		case 39: {
			return {foreground: undefined};
		}

		case 48: {
			return {background: hex};
		}

		case 49: {
			return {background: undefined};
		}

		default: {
			throw new Error(`The picture has no style for SGR ${codes}`);
		}
	}
}
