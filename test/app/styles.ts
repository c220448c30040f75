const names = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];

/** `bold 32`, `bold #1c2126 on #e4e0d5`, `underlined reversed`, or '' for plain text. */
export type Run = {readonly text: string; readonly style: string};

export function runsIn(line: string): readonly Run[] {
	const runs: Run[] = [];
	let style: Style = {};
	for (const [, codes, text] of line.matchAll(/\u001B\[([\d;]*)m|([^\u001B]+)/g)) {
		if (text === undefined) {
			style = styledBy(style, (codes ?? '').split(';').map(Number));
			continue;
		}

		const words = wordsOf(style);
		const last = runs.at(-1);
		if (last?.style === words) {
			runs[runs.length - 1] = {text: last.text + text, style: words};
		} else {
			runs.push({text, style: words});
		}
	}

	return runs;
}

/** In this order. */
const parts = ['weight', 'line', 'video', 'colour', 'ground'] as const;
type Part = (typeof parts)[number];
type Style = Readonly<Partial<Record<Part, string>>>;

/** What the codes say that name no colour; 22 and more end what others begin. */
const attributes: Readonly<Record<number, readonly [part: Part, word: string]>> = {
	1: ['weight', 'bold'],
	2: ['weight', 'dim'],
	4: ['line', 'underlined'],
	7: ['video', 'reversed'],
	22: ['weight', ''],
	24: ['line', ''],
	27: ['video', ''],
	39: ['colour', ''],
	49: ['ground', ''],
};

function wordsOf(style: Style): string {
	return parts
		.map((part) => style[part] && (part === 'ground' ? `on ${style.ground}` : style[part]))
		.filter(Boolean)
		.join(' ');
}

function styledBy(style: Style, [code = 0, ...rest]: readonly number[]): Style {
	const isGround = Math.floor(code / 10) % 2 === 0;
	const [part, word] = attributes[code] ?? [isGround ? 'ground' : 'colour', colourOf(code, rest)];
	return {...style, [part]: word};
}

/** 30 to 37 and 40 to 47, bright ones plus 60; 38 and 48 with a palette index, or with red, green and blue. */
function colourOf(code: number, rest: readonly number[]): string {
	if (code === 38 || code === 48) {
		const [kind, ...values] = rest;
		const hex = values.map((value) => value.toString(16).padStart(2, '0')).join('');
		return kind === 2 ? `#${hex}` : `${values[0]}`;
	}

	return `${code >= 90 ? 'bright ' : ''}${names[code % 10]}`;
}
