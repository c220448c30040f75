/** Invisible, or changing how others are shown: control, format, bidirectional, separators, lone surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** For text from outside: escapes control and invisible characters, as in `\u{1b}`. */
export function printable(text: string): string {
	return text.replace(invisible, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** Printable, and short enough for a sentence. Longer text is cut in the middle: a path says most at both ends. */
export function excerpt(text: string, longest = 40): string {
	const characters = [...text];
	const half = longest / 2;
	const isLong = characters.length > longest;
	return printable(isLong ? [...characters.slice(0, half), '…', ...characters.slice(1 - half)].join('') : text);
}
