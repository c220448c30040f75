import type {Text} from '../text/en.js';
import type {Document} from './document.js';

/** Each solution: a heading, one line per row with `Q` for a queen and `.` for an empty square, and an empty line. */
export function boards(_size: number, text: Text): Document {
	return {
		solution: ({number, queens}) => {
			const rows = queens.map((queen) => queens.map((_, column) => (column === queen ? 'Q' : '.')).join(' '));
			return [text.solutionHeading(number), ...rows, '', ''].join('\n');
		},
	};
}
