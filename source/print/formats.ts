import {type Queens, solutions, type Variant} from '../solver/index.js';
import {boardText} from './boards.js';
import {listText} from './list.js';

/** What to print. The variant does the work and never changes the result. */
export type Request = {readonly size: number; readonly variant: Variant; readonly limit: number};

/** Says what a search has found, in pieces of text as it finds them. */
export type Format = (request: Request) => Iterable<string>;

/** The formats of `--print`, by name. */
export const formats = {
	boards: perSolution(boardText),
	list: perSolution(listText),
	count: countText,
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

function perSolution(textOf: (number: number, queens: Queens) => string): Format {
	return function* ({size, variant, limit}) {
		let number = 0;
		for (const queens of solutions(size, variant)) {
			yield textOf(++number, queens);
			if (number === limit) {
				return;
			}
		}
	};
}

/** The number of solutions alone. */
function* countText({size, variant}: Request): Generator<string> {
	let count = 0;
	for (const _ of solutions(size, variant)) {
		count++;
	}

	yield `${count}\n`;
}
