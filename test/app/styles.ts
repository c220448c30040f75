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

type Style = {
	readonly weight?: string | undefined;
	readonly line?: string | undefined;
	readonly video?: string | undefined;
	readonly colour?: string | undefined;
	readonly ground?: string | undefined;
};

function wordsOf({weight, line, video, colour, ground}: Style): string {
	return [weight, line, video, colour, ground && `on ${ground}`].filter(Boolean).join(' ');
}

function styledBy(style: Style, [code = 0, ...rest]: readonly number[]): Style {
	switch (code) {
		case 1: {
			return {...style, weight: 'bold'};
		}

		case 2: {
			return {...style, weight: 'dim'};
		}

		case 4: {
			return {...style, line: 'underlined'};
		}

		case 7: {
			return {...style, video: 'reversed'};
		}

		case 22: {
			return {...style, weight: undefined};
		}

		case 24: {
			return {...style, line: undefined};
		}

		case 27: {
			return {...style, video: undefined};
		}

		case 39: {
			return {...style, colour: undefined};
		}

		case 49: {
			return {...style, ground: undefined};
		}

		default: {
			const isGround = Math.floor(code / 10) % 2 === 0;
			return {...style, [isGround ? 'ground' : 'colour']: colourOf(code, rest)};
		}
	}
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
