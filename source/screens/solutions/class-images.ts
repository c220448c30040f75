import type {Image} from '../../explorer/knowledge/catalogue.js';
import type {Line} from '../../panels/line.js';
import {tableLines} from '../../panels/table.js';
import {countText} from '../../panels/total.js';
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
						text: countText(number, text),
						isNumber: true,
						role: number === current ? 'accent' : undefined,
					},
		]),
	);
}
