import type {Image} from '../explorer/catalogue.js';
import {text} from '../text/en.js';
import type {Line} from './line.js';
import {tableLines} from './table.js';

/** Which solution each of the eight transforms leads to. Those that lead to the solution itself say so. */
export function symmetryLines(images: readonly Image[], current: number): Line[] {
	return tableLines(
		images.map(({transform, number}) => [
			{text: text.transforms[transform], role: 'dim'},
			number === current && transform !== 'identity'
				? {text: text.itself, isNumber: true}
				: {
						text: number === undefined ? text.unknown : text.number(number),
						isNumber: true,
						role: number === current ? 'accent' : undefined,
					},
		]),
	);
}
