import {styledCharsFromTokens, tokenize} from '@alcalzone/ansi-tokenize';

/** `bold 32`, `bold #1c2126 on #e4e0d5`, `underlined reversed`, or '' for plain text. */
export type Run = {readonly text: string; readonly style: string};

export function runsIn(line: string): readonly Run[] {
	const runs: {text: string; style: string; codes: string}[] = [];
	for (const {value, styles} of styledCharsFromTokens(tokenize(line))) {
		const codes = styles.map(({code}) => code).join('');
		const last = runs.at(-1);
		if (last?.codes === codes) {
			last.text += value;
		} else {
			const words = styles.map(({code}) => wordOf(code)).sort((a, b) => rankOf(a) - rankOf(b));
			runs.push({text: value, style: words.join(' '), codes});
		}
	}

	return runs;
}

const attributes: Readonly<Record<number, string>> = {1: 'bold', 2: 'dim', 4: 'underlined', 7: 'reversed'};
/** Attributes come first, and the ground last. */
const rankOf = (word: string) => (word.startsWith('on ') ? 2 : Number(!Object.values(attributes).includes(word)));

/** Of colours, the code, of 38 and 48 with its levels. */
function wordOf(sequence: string): string {
	const [code = 0, , ...levels] = sequence.match(/\d+/g)!.map(Number);
	const hex = levels.map((level) => level.toString(16).padStart(2, '0')).join('');
	const colour = hex === '' ? `${code}` : `#${hex}`;
	const isGround = Math.floor(code / 10) % 2 === 0;
	return attributes[code] ?? (isGround ? `on ${colour}` : colour);
}
