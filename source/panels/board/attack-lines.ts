import type {Model} from '../../explorer/model.js';
import {attackLines} from '../../explorer/step-keys.js';
import {type AttackLine, lineFrom, type Moment, type Queens} from '../../solver/index.js';
import type {Glyphs} from '../glyphs.js';
import type {Marks} from './marks.js';

/** In the order in which they reach a square from the row above: from the left, from the middle, from the right. */
const lines: readonly AttackLine[] = ['diagonal', 'column', 'antidiagonal'];

/**
 * Adds, if the model shows them, the lines on which the queens attack the row at work: the row without a queen that the
 * search looks at. They run from each queen down to that row; those that would leave the board before are left out. Squares with
 * another mark keep it.
 */
export function withAttackLines(model: Model, {queens}: Moment, marks: Marks): Marks {
	const {size} = model;
	if (!attackLines.of(model).isShown || queens.length === size) {
		return marks;
	}

	return (row, column) => {
		const through = row > queens.length ? [] : linesThrough(size, queens, row, column);
		return marks(row, column) ?? (through.length > 0 ? {glyph: through} : undefined);
	};
}

function linesThrough(size: number, queens: Queens, row: number, column: number): readonly AttackLine[] {
	const found = queens.slice(0, row).map((queen, above) => {
		const line = lineFrom(queen, column, row - above);
		const perRow = (column - queen) / (row - above);
		const reached = queen + perRow * (queens.length - above);
		return reached >= 0 && reached < size ? line : undefined;
	});
	return lines.filter((each) => found.includes(each));
}

/** The line through a square; several beside each other, or as one sign if the square is too narrow. */
export function attackLinesText(through: readonly AttackLine[], width: number, glyphs: Glyphs): string {
	const [only, ...others] = through;
	if (only && others.length === 0) {
		return glyphs[only];
	}

	const beside = () => lines.map((each) => (through.includes(each) ? glyphs[each] : ' ')).join('');
	return width >= lines.length ? beside() : glyphs.crossing;
}
