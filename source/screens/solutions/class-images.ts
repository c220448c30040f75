import type {Image} from '../../explorer/knowledge/catalogue.js';
import type {Line} from '../../panels/line.js';
import {tableLines} from '../../panels/table.js';
import type {Text} from '../../text/en.js';

/**
 * Returns one line for each of the eight transforms: the number of the image, or a note if the image is the solution
 * itself.
 */
export function classImageLines(images: readonly Image[], current: number, text: Text): Line[] {
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
