import {attackLines} from '../../explorer/attack-lines.js';
import type {Model} from '../../explorer/model.js';
import {type AttackLine, lineFrom, type Moment} from '../../solver/index.js';
import type {Glyphs} from '../glyphs.js';
import type {Marks} from './marks.js';

/** In the order in which they reach a square from the row above: from the left, from the middle, from the right. */
const lines: readonly AttackLine[] = ['diagonal', 'column', 'antidiagonal'];

/**
 * Adds, if the model shows them, the lines on which the queens attack the row at work: the row without a queen that the
 * search looks at. They run from each queen down to that row. Squares with another mark keep it.
 */
export function withAttackLines(model: Model, {queens}: Moment, marks: Marks): Marks {
	if (!attackLines.of(model).isShown || queens.length === model.size) {
		return marks;
	}

	return (row, column) => {
		const through = row > queens.length ? [] : linesThrough(queens.slice(0, row), row, column);
		return marks(row, column) ?? (through.length > 0 ? {glyph: through} : undefined);
	};
}

function linesThrough(above: readonly number[], row: number, column: number): readonly AttackLine[] {
	const found = above.map((queen, index) => lineFrom(queen, column, row - index));
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
