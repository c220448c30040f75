import type {Work} from '../../explorer/live-run.js';
import type {Model} from '../../explorer/model.js';
import {isAtDeadEnd} from '../../explorer/stepping.js';
import {type AttackLine, attackersOf, type Moment, type Queens, type Square, type Step} from '../../solver/index.js';
import {withFoundAttack} from '../found-attack.js';
import type {Glyphs} from '../glyphs.js';
import type {Ground} from '../line.js';

/**
 * The content of a square, and the background that replaces its normal tone. A number is the row of a queen, or a
 * count. A list names the lines of attack through an empty square.
 */
export type Mark = {
	readonly glyph: SquareGlyph | number | readonly AttackLine[];
	/** The row of the attacker, which stands beside the glyph if the square is wide enough: see `namesAttackers`. */
	readonly attacker?: number;
	/** Shown instead of the glyph, the best first: the first text that fits into the square. */
	readonly texts?: readonly string[];
	readonly ground?: Ground;
};

type SquareGlyph = Extract<
	keyof Glyphs,
	| 'queen'
	| 'given'
	| 'tested'
	| 'rejected'
	| 'safe'
	| 'explored'
	| 'fruitful'
	| 'row'
	| 'column'
	| 'diagonal'
	| 'antidiagonal'
	| 'crossing'
	| 'hint'
	| 'long'
>;

/** Returns the mark of a square, or undefined for an empty square. */
export type Marks = (row: number, column: number) => Mark | undefined;

/** Returns marks that show the queens only. */
export function queensOnly(queens: Queens): Marks {
	return (row, column) => (queens[row] === column ? {glyph: 'queen'} : undefined);
}

/** Adds a question mark on the square that the program asks about. */
export function askedMarks(asked: Square, marks: Marks): Marks {
	return (row, column) =>
		asked.row === row && asked.column === column ? {glyph: 'tested', ground: 'tested'} : marks(row, column);
}

/**
 * Adds the number of attackers to each attacked square without a mark. Returns the marks unchanged if the model hides
 * these numbers.
 */
export function shown(model: Model, marks: Marks, queens: readonly Square[]): Marks {
	if (!model.isAttackedShown) {
		return marks;
	}

	return (row, column) => {
		const mark = marks(row, column);
		const attackers = mark ? 0 : attackersOf(queens, {row, column}).length;
		return mark ?? (attackers > 0 ? {glyph: attackers} : undefined);
	};
}

/**
 * Returns the marks of the queens and of the last step. A test marks its square, the attacker that the variant has found,
 * and the line between them. If the test completes a dead end, every square of its row shows the line to its attacker and
 * the row of that queen, so that it cannot be taken for a count; unless dead ends are not to be shown. `removed` says what the
 * search has found below a queen that it has just removed.
 */
export function marksOf(
	moment: Moment,
	work: Work,
	isDeadEndShown = true,
	removed: 'explored' | 'fruitful' = 'explored',
): Marks {
	const {size, queens, step} = withFoundAttack(work, moment);
	const queenMarks = queensOnly(queens);
	switch (step?.type) {
		case 'test': {
			const tested = isDeadEndShown && isAtDeadEnd(size, moment) ? deadEndMarks(work) : testMarks(step);
			const attack = attackMarks(step);
			return (row, column) => (row === step.row ? tested : attack)(row, column) ?? queenMarks(row, column);
		}

		case 'place': {
			return (row, column) => {
				const mark = queenMarks(row, column);
				return mark && row === step.row ? {...mark, ground: 'tested'} : mark;
			};
		}

		case 'backtrack': {
			return (row, column) =>
				row === step.row && column === step.column ? {glyph: removed, ground: 'removed'} : queenMarks(row, column);
		}

		case 'solution': {
			return (row, column) => {
				const mark = queenMarks(row, column);
				return mark && {...mark, ground: 'good'};
			};
		}

		case undefined: {
			return queenMarks;
		}
	}
}

type TestStep = Extract<Step, {type: 'test'}>;

/** Marks the tested square with the result of the test. */
function testMarks(test: TestStep): Marks {
	const mark: Mark = test.attack ? {glyph: 'rejected', ground: 'attacked'} : {glyph: 'safe', ground: 'good'};
	return (_row, column) => (column === test.column ? mark : undefined);
}

/** Marks each square of a row without a safe square with the attack that the variant finds. */
function deadEndMarks({deadEnd}: Work): Marks {
	return (_row, column) => {
		const attack = deadEnd[column];
		return attack && {glyph: attack.line, attacker: attack.row, ground: 'attacked'};
	};
}

/** Marks the queen that attacks the tested square, and the squares between them. Other squares have no mark. */
function attackMarks({row: testRow, column: testColumn, attack}: TestStep): Marks {
	return (row, column) => {
		if (!attack || row < attack.row || row > testRow) {
			return undefined;
		}

		const distance = testRow - row;
		const attackedColumn = {
			column: testColumn,
			diagonal: testColumn - distance,
			antidiagonal: testColumn + distance,
		}[attack.line];
		if (column !== attackedColumn) {
			return undefined;
		}

		return row === attack.row ? {glyph: 'queen', ground: 'attacker'} : {glyph: attack.line, ground: 'path'};
	};
}
