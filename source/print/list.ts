import type {Queens} from '../solver/index.js';

/** The columns of the queens from the first row on, in a line: `0 4 7 5 2 6 1 3`. */
export function listText(_number: number, queens: Queens): string {
	return `${queens.join(' ')}\n`;
}
