/** Invisible, or changing how others are shown: control, format, bidirectional, separators, lone surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** For text from outside: escapes control and invisible characters, as in `\u{1b}`. */
export function printable(given: string): string {
	return given.replace(invisible, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
