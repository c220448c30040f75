import {text} from '../text/en.js';
import type {Document} from './document.js';

/** A heading, and a line a row: `Q` where a queen stands, `.` elsewhere. Ends with an empty line. */
export function boards(): Document {
	return {
		solution: ({number, queens}) => {
			const rows = queens.map((queen) => queens.map((_, column) => (column === queen ? 'Q' : '.')).join(' '));
			return [text.solutionHeading(number), ...rows, '', ''].join('\n');
		},
	};
}
