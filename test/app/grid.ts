import {cells} from '../../source/text/width.js';

/** The text in each cell of the lines: a wide character stands in its first cell, and its second one is empty. */
export function gridOf(lines: readonly string[]): readonly (readonly string[])[] {
	return lines.map((line) =>
		[...line].flatMap((character) => (cells(character) === 2 ? [character, ''] : [character])),
	);
}
