import {type Completions, completionsOf, conflictsOf, deadRows, hintOf, solutionOf} from '../explorer/completions.js';
import type {BoardLayout} from '../explorer/layout/board-layout.js';
import {type Attempt, attemptOf, type Model} from '../explorer/model.js';
import {tapeOf} from '../explorer/tapes.js';
import {lineBetween, type Square} from '../solver/index.js';
import {text} from '../text/en.js';
import {boardLines} from './board.js';
import type {Display} from './display.js';
import {type Line, line, type Role, wrap} from './line.js';
import {type Mark, type Marks, shown} from './marks.js';
import type {PanelContent} from './panel-content.js';
import {totalOf} from './total.js';

/** The queens that somebody has placed, with the lines between those that attack each other. */
function attemptMarks(size: number, {queens, isHintShown}: Attempt): Marks {
	const conflicts = conflictsOf(queens);
	const isSolved = solutionOf(size, queens) !== undefined;
	const hint = isHintShown ? hintOf(size, queens) : undefined;
	const isAt = (square: Square, row: number, column: number) => square.row === row && square.column === column;
	return (row, column): Mark | undefined => {
		if (queens.some((queen) => isAt(queen, row, column))) {
			if (hint?.type === 'take' && isAt(hint.square, row, column)) {
				return {glyph: 'queen', ground: 'removed'};
			}

			const isInConflict = conflicts.some(({squares}) => squares.some((square) => isAt(square, row, column)));
			const ground = isSolved ? 'good' : undefined;
			return {glyph: 'queen', ...((isInConflict || ground) && {ground: isInConflict ? 'attacked' : 'good'})};
		}

		if (hint?.type === 'place' && isAt(hint.square, row, column)) {
			return {glyph: 'tested', ground: 'tested'};
		}

		const conflict = conflicts.find(({squares: [a, b]}) => isBetween({row, column}, a, b));
		return conflict?.line && {glyph: conflict.line, ground: 'path'};
	};
}

/** The board of Play, with all that is marked on it. */
export function attemptContent(model: Model, board: BoardLayout, display: Display): PanelContent {
	const {size} = model;
	const attempt = attemptOf(model);
	const {queens, cursor} = attempt;
	const marks = shown(model, attemptMarks(size, attempt), queens);
	const lines = boardLines(size, board, cursor.row, marks, display, {cursor, breakpoints: []});
	return {title: text.panels.board, lines, isCentred: true};
}

/** Whether a square lies on the line between two others. */
function isBetween(square: Square, a: Square, b: Square): boolean {
	const kind = lineBetween(a, b);
	const isInside = (value: number, one: number, other: number) =>
		value >= Math.min(one, other) && value <= Math.max(one, other);
	return (
		kind === lineBetween(a, square) &&
		kind === lineBetween(square, b) &&
		isInside(square.row, a.row, b.row) &&
		isInside(square.column, a.column, b.column)
	);
}

/** What there is to say about the board, the most important first, in lines of a given width. */
export function attemptLines(model: Model, width: number, height: number): Line[] {
	const {size} = model;
	const {queens, cursor, isHintShown} = attemptOf(model);
	const conflicts = conflictsOf(queens);
	const say = (words: string, role?: Role) => wrap(words, width).map((each) => line(each, role));
	const solution = solutionOf(size, queens);
	if (solution) {
		return [...say(solvedText(size, solution), 'good'), [], ...say(text.play.cursor(cursor), 'dim')];
	}

	const above = [
		...say(text.play.placed(queens.length, size)),
		...say(
			completionsText(completionsOf(size, queens), queens.length === 0),
			conflicts.length > 0 ? 'warning' : 'accent',
		),
		...deadRows(size, queens)
			.slice(0, 1)
			.flatMap((row) => say(text.play.deadRow(row), 'warning')),
		...(isHintShown ? [[], ...say(hintText(size, queens), 'good')] : []),
	];
	const below = [[], ...say(text.play.cursor(cursor), 'dim')];
	const room = Math.max(1, height - above.length - below.length - conflictHeading);
	const listed = conflicts.length > room ? conflicts.slice(0, room - 1) : conflicts;
	const list = [
		...listed.map(({squares: [a, b], line: kind}) => line(text.play.conflict(a, b, kind ? text.play.lines[kind] : ''))),
		...(listed.length < conflicts.length
			? [line(text.play.moreConflicts(conflicts.length - listed.length), 'dim')]
			: []),
	];
	return [
		...above,
		...(conflicts.length > 0 ? [[], line(text.play.conflicts(conflicts.length), 'warning'), ...list] : []),
		...below,
	];
}

const conflictHeading = 2;

/** The same in a sentence. */
export function attemptSentence(model: Model): string {
	const {size} = model;
	const {queens, isHintShown} = attemptOf(model);
	const solution = solutionOf(size, queens);
	if (solution) {
		return solvedText(size, solution);
	}

	return isHintShown
		? hintText(size, queens)
		: `${text.play.placed(queens.length, size)} ${completionsText(completionsOf(size, queens), queens.length === 0)}`;
}

function completionsText(completions: Completions, isEmpty: boolean): string {
	const {type, count} = completions;
	switch (type) {
		case 'counted': {
			if (isEmpty) {
				return text.play.countedEmpty(count);
			}

			return count === 0 ? text.play.none : text.play.counted(count);
		}

		case 'counting': {
			return text.play.counting(count, Math.floor(completions.progress * 100), isEmpty);
		}

		case 'out-of-reach': {
			return text.play.outOfReach(count, isEmpty);
		}
	}
}

function hintText(size: number, queens: readonly Square[]): string {
	const hint = hintOf(size, queens);
	return 'square' in hint ? text.play.hints[hint.type](hint.square) : text.play.hints[hint.type];
}

function solvedText(size: number, solution: readonly number[]): string {
	const tape = tapeOf(size);
	const number = tape.report(solution)?.solutions;
	return number === undefined
		? text.play.solvedUnknown
		: text.play.solved(text.number(number), totalOf(tape, 'solutions'));
}
