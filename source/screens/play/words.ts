import type {KeyId} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {totalOf} from '../../explorer/total.js';
import {attackersOf, type Square} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import type {SquareContent} from '../../text/facts.js';
import {blockedRows, conflictsOf, fromTheTop, isSame, solutionOf} from '../conflicts.js';
import {attempt, givenOf} from './attempt.js';
import {type Completions, completionsOf, continuations, hintOf} from './completions.js';
import {isConcealed, shownNumbers} from './numbers.js';

/** Returns what the board is: solved, or how many queens it has and, if this is not hidden, how many solutions contain them. */
export function stateSentences(model: Model, knowledge: Knowledge): readonly string[] {
	const {size, text} = model;
	const {queens} = attempt.of(model);
	const solution = solutionOf(size, queens);
	if (solution) {
		return [solvedText(model, solution, knowledge)];
	}

	const given = givenOf(model).length;
	const placed =
		given > 0 && queens.length <= size
			? text.play.puzzle.placed(given, queens.length - given, size - given)
			: text.play.placed(queens.length, size);
	return isConcealed(model)
		? [placed]
		: [placed, completionsText(completionsOf(size, queens, knowledge), queens.length === 0, text)];
}

/**
 * Returns why no solution contains the queens: the row that cannot be filled, first the one of the cursor; or that none of
 * the ways to fill the rows works, and what the search below the queens meets. Conflicts are not among these sentences.
 * Empty if a solution may exist.
 */
export function reasonSentences(model: Model, knowledge: Knowledge, label: (id: KeyId) => string): readonly string[] {
	const {size, text} = model;
	const {queens, cursor} = attempt.of(model);
	const rows = blockedRows(size, queens);
	const first = rows.find(({row}) => row === cursor.row) ?? rows[0];
	if (first) {
		const others = rows.flatMap(({row}) => (row === first.row ? [] : [row]));
		return [text.play.blocked(first.row, first.by), ...(others.length > 0 ? [text.play.alsoBlocked(others)] : [])];
	}

	// To say why there is no solution is to say that there is none.
	if (isConcealed(model)) {
		return [];
	}

	const {type, count} = completionsOf(size, queens, knowledge);
	const isExplained = type !== 'counted' || count > 0 || conflictsOf(queens).length > 0;
	if (isExplained) {
		return [];
	}

	const deadEnds = deadEndsBelow(size, queens, knowledge);
	const below = deadEnds === undefined ? [] : [text.play.deadEndsBelow(deadEnds, label('hand-over'))];
	return [text.play.noWay(queens.length === 0), ...below];
}

/**
 * Returns how many dead ends the search meets below these queens; undefined if they do not fill the first rows, as those of
 * a node do, or if it has not been read that far.
 */
function deadEndsBelow(size: number, queens: readonly Square[], knowledge: Knowledge): number | undefined {
	const sorted = fromTheTop(queens);
	if (queens.length === 0 || sorted.some(({row}, index) => row !== index)) {
		return undefined;
	}

	const tape = knowledge.tape(size);
	const columns = sorted.map(({column}) => column);
	const [from, to] = [tape.placing(columns), tape.removing(columns)];
	return from && to && to.deadEnds - from.deadEnds;
}

/** Returns the hint, or '' if it is hidden. */
export function hintSentence(model: Model, knowledge: Knowledge): string {
	const {queens, isHintShown} = attempt.of(model);
	if (!isHintShown) {
		return '';
	}

	const {hints} = model.text.play;
	const hint = hintOf(model.size, queens, knowledge, givenOf(model));
	return 'square' in hint ? hints[hint.type](hint.square) : hints[hint.type];
}

/** Returns what is on the square of the cursor. */
export function contentAtCursor(model: Model): SquareContent {
	const {queens, cursor} = attempt.of(model);
	const isAtCursor = (queen: Square) => isSame(queen, cursor);
	if (givenOf(model).some(isAtCursor)) {
		return 'given';
	}

	return queens.some(isAtCursor) ? 'queen' : 'empty';
}

/** Returns how many solutions continue from the square of the cursor; undefined if it is not free, or nothing is shown. */
export function continuingHere(
	model: Model,
	knowledge: Knowledge,
): {readonly square: Square; readonly count: number; readonly isExact: boolean} | undefined {
	const {queens, cursor} = attempt.of(model);
	if (shownNumbers(model) !== 'solutions' || attackersOf(queens, cursor).length > 0) {
		return undefined;
	}

	const {type, count} = continuations(model.size, queens, knowledge)(cursor);
	return {square: cursor, count, isExact: type === 'counted'};
}

function completionsText(completions: Completions, isEmpty: boolean, text: Text): string {
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

function solvedText({size, text}: Model, solution: readonly number[], knowledge: Knowledge): string {
	const tape = knowledge.tape(size);
	const number = tape.report(solution)?.solutions;
	return number === undefined
		? text.play.solvedUnknown
		: text.play.solved(text.number(number), totalOf(tape, 'solutions', text));
}
