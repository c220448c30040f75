import {isAtDeadEnd} from '../explorer/calls.js';
import type {Model} from '../explorer/model.js';
import {askedSquare} from '../explorer/prediction.js';
import {attackersOf, attackOn, type Moment, type Queens, type Square, type Step} from '../solver/index.js';
import type {Glyphs} from './glyphs.js';
import type {Ground} from './line.js';

/** What stands on a square, and what it is painted with instead of its own tone. A number is the row of a queen, or a count. */
export type Mark = {readonly glyph: SquareGlyph | number; readonly ground?: Ground};

type SquareGlyph = Extract<
	keyof Glyphs,
	'queen' | 'tested' | 'rejected' | 'safe' | 'explored' | 'row' | 'column' | 'diagonal' | 'antidiagonal'
>;

/** The marks of the squares that are not empty, by row and column. */
export type Marks = (row: number, column: number) => Mark | undefined;

/** Nothing but queens. */
export function queensOnly(queens: Queens): Marks {
	return (row, column) => (queens[row] === column ? {glyph: 'queen'} : undefined);
}

/** The marks, the square of a question, and, if the model asks for it, on every square without one how many queens attack it, if any does. */
export function shown(model: Model, given: Marks, queens: readonly Square[]): Marks {
	const asked = askedSquare(model);
	const marks: Marks = (row, column) =>
		asked?.row === row && asked.column === column ? {glyph: 'tested', ground: 'tested'} : given(row, column);
	if (!model.isAttackedShown) {
		return marks;
	}

	return (row, column) => {
		const mark = marks(row, column);
		const attackers = mark ? 0 : attackersOf(queens, {row, column}).length;
		return mark ?? (attackers > 0 ? {glyph: attackers} : undefined);
	};
}

/** The queens, and what the last step did: the square it was about, its attacker and the line between them; at a dead end all attackers, if wanted. */
export function marksOf(size: number, moment: Moment, hasDeadEnd: boolean): Marks {
	const {queens, step} = moment;
	const standing = queensOnly(queens);
	switch (step?.type) {
		case 'test': {
			const tested = hasDeadEnd && isAtDeadEnd(size, moment) ? deadEndMarks(step, queens) : testMarks(step);
			const attack = attackMarks(step);
			return (row, column) => (row === step.row ? tested : attack)(row, column) ?? standing(row, column);
		}

		case 'place': {
			return (row, column) => {
				const mark = standing(row, column);
				return mark && row === step.row ? {...mark, ground: 'tested'} : mark;
			};
		}

		case 'backtrack': {
			return (row, column) =>
				row === step.row && column === step.column ? {glyph: 'explored', ground: 'removed'} : standing(row, column);
		}

		case 'solution': {
			return (row, column) => {
				const mark = standing(row, column);
				return mark && {...mark, ground: 'good'};
			};
		}

		case undefined: {
			return standing;
		}
	}
}

type Test = Extract<Step, {type: 'test'}>;

/** In the row of the test: what has come out. */
function testMarks(test: Test): Marks {
	const mark: Mark = test.attack ? {glyph: 'rejected', ground: 'attacked'} : {glyph: 'safe', ground: 'good'};
	return (_row, column) => (column === test.column ? mark : undefined);
}

/** In a row without safe square: on each square the row of the queen that rules it out. */
function deadEndMarks(test: Test, queens: Queens): Marks {
	return (_row, column) => {
		const attack = attackOn(queens, test.row, column);
		return attack && {glyph: attack.row, ground: 'attacked'};
	};
}

/** Above the row of the test: the queen that attacks the square, and the line to it. */
function attackMarks({row: testRow, column: testColumn, attack}: Test): Marks {
	return (row, column) => {
		if (!attack || row < attack.row || row > testRow) {
			return undefined;
		}

		const distance = testRow - row;
		const onLine = {
			column: testColumn,
			diagonal: testColumn - distance,
			antidiagonal: testColumn + distance,
		}[attack.line];
		if (column !== onLine) {
			return undefined;
		}

		return row === attack.row ? {glyph: 'queen', ground: 'attacker'} : {glyph: attack.line, ground: 'path'};
	};
}
