import type {Line, Run} from './styled-text.js';
import type {Colour} from './theme.js';

type HalfAt = (row: number, column: number) => {readonly colour: Colour; readonly isQueen: boolean};

/** Two rows in each line, in their colours. The last line can have one. */
export function halfBlocks(rows: number, columns: number, halfAt: HalfAt): readonly Line[] {
	return Array.from({length: Math.ceil(rows / 2)}, (_, line) =>
		Array.from({length: columns}, (_, column): Run => {
			const {colour: upper} = halfAt(2 * line, column);
			const {colour: lower, isQueen} =
				2 * line + 1 < rows ? halfAt(2 * line + 1, column) : {colour: '', isQueen: false};
			if (upper === lower) {
				return {text: ' ', backgroundColor: lower};
			}

			// The half of a queen is the figure: in some fonts the ground is seen at the edge of a block.
			return isQueen
				? {text: '▄', color: lower, backgroundColor: upper}
				: {text: '▀', color: upper, backgroundColor: lower};
		}),
	);
}
