/** Characters that are invisible or change how others are shown: control, format, bidirectional, separators, lone surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Makes text from outside safe to show: control and invisible characters are escaped, as in `\u{1b}`. */
export function printable(given: string): string {
	return given.replace(invisible, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
