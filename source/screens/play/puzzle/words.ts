import type {KeyId} from '../../../explorer/keymap.js';
import type {Model} from '../../../explorer/model.js';
import {attempt} from '../attempt.js';
import {isConcealed, type Numbers, shownNumbers} from '../numbers.js';

/** Returns the title of the screen: the puzzle, if there is one, and what the numbers on the board count. */
export function puzzleTitle(model: Model, titles: Readonly<Record<Numbers, string>>): string {
	const {puzzle} = attempt.of(model);
	const shown = shownNumbers(model);
	return puzzle ? model.text.play.puzzle.title(puzzle.number, puzzle.given.length, shown) : titles[shown];
}

/** Returns what is known about the puzzle, and the keys that tell more. */
export function puzzleSentences(model: Model, label: (id: KeyId) => string): readonly string[] {
	const {puzzle} = attempt.of(model);
	const {onlySolution, concealed} = model.text.play.puzzle;
	return [
		...(puzzle?.number === undefined ? [] : [onlySolution(puzzle.given.length)]),
		...(puzzle && isConcealed(model) ? [concealed(label('numbers'), label('hint'))] : []),
	];
}
