import {displayWidth} from '../../source/text/width.js';

/** A wide character stands in its first cell; its second one is empty. */
export function gridOf(lines: readonly string[]): readonly (readonly string[])[] {
	return lines.map((line) =>
		[...line].flatMap((character) => (displayWidth(character) === 2 ? [character, ''] : [character])),
	);
}
