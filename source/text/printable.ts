/** Control, format and bidirectional characters, line and paragraph separators, lone surrogates: all that is not seen as itself. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Text from outside, safe to show: what a terminal would obey or hide is spelled out, `\u{1b}`. */
export function printable(given: string): string {
	return given.replace(invisible, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
