import {type BoardRow, rowsOf} from '../../components/board.js';
import type {DrawnSquare as ShownSquare} from '../../components/square.js';
import type {KeyId} from '../../explorer/keymap.js';
import {type Knowledge, totalOf} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {numbersOn, squareNumbers} from '../../explorer/square-numbers.js';
import {attackersOf, isAmong, isSame, type Square, squaresOf} from '../../solver/board.js';
import {publishedCount} from '../../solver/counting/known.js';
import {wrap} from '../../text/wrap.js';
import {
	blockedRows,
	conflictsOf,
	fromTheTop,
	isBetween,
	nodeOf,
	playBoard,
	solutionOf,
	solutionsLeft,
} from '../play-board.js';
import {hiding} from '../screen.js';

export function playRows(model: Model, knowledge: Knowledge): readonly BoardRow[] {
	const {size} = model;
	const {queens, cursor} = playBoard.of(model);
	const conflicts = conflictsOf(queens);
	const isSolved = solutionOf(size, queens) !== undefined;
	const hint = hintOf(model, knowledge);
	const solutions = numbersOn(model) === 'solutions' ? solutionsLeft(model, knowledge) : undefined;
	const numberOn = squareNumbers(model, {queens, atWork: cursor, solutions});

	function squareAt(square: Square): ShownSquare {
		if (hint && 'square' in hint && isSame(hint.square, square)) {
			return {hasQueen: true, role: 'hint', sign: hint.type === 'place' ? 'hint' : 'remove'};
		}

		if (conflicts.some(({squares}) => isAmong(squares, square))) {
			return {hasQueen: true, role: 'conflict', sign: 'attacker'};
		}

		if (isAmong(queens, square)) {
			return {hasQueen: true, role: isSolved ? 'solution' : undefined};
		}

		const conflict = conflicts.find((queens) => isBetween(square, queens));
		return conflict ? {role: 'conflict', line: conflict.line} : {};
	}

	return rowsOf(size, (row, column) => ({
		...squareAt({row, column}),
		number: numberOn({row, column}),
		...(isSame(cursor, {row, column}) && {hasCursor: true}),
	}));
}

/**
 * `place`: a solution contains the queens and one here. `remove`: of the user's queens, the first from the top with
 * which none is left. `unknown`: the search for one takes long.
 */
type Hint = {readonly type: 'place' | 'remove'; readonly square: Square} | {readonly type: 'no-solution' | 'unknown'};

export function hintOf(model: Model, knowledge: Knowledge): Hint | undefined {
	const {size} = model;
	const {queens, isHintShown} = playBoard.of(model);
	if (!isHintShown || solutionOf(size, queens)) {
		return undefined;
	}

	if (publishedCount(size) === 0n) {
		return {type: 'no-solution'};
	}

	const all = knowledge.completion(size, queens);
	if (typeof all === 'object') {
		const square = squaresOf(all).find(({row}) => queens.every((queen) => queen.row !== row));
		return square && {type: 'place', square};
	}

	const sorted = fromTheTop(queens);
	const withUpper = (count: number) => knowledge.completion(size, sorted.slice(0, count));
	const count = [...sorted.keys(), sorted.length].find((upper) => typeof withUpper(upper) !== 'object')!;
	return withUpper(count) === 'unknown' ? {type: 'unknown'} : {type: 'remove', square: sorted[count - 1]!};
}

type Label = (id: KeyId) => string;

export function playSentence(model: Model, knowledge: Knowledge, label: Label, width: number, rows: number): string {
	const {text} = model;
	const {state, left, conflicts, hint, why, next} = sentencesAbout(model, knowledge, label);
	const rule = playBoard.of(model).queens.length === 0 ? [text.rule] : [];
	// Left out if it has no room even alone: half a sentence could say something else.
	return [...hint, ...rule, ...conflicts, ...left, ...why, ...state, ...next].reduce((all, sentence) => {
		const longer = text.joined.sentences(all === '' ? [sentence] : [all, sentence]);
		return wrap(longer, width).length <= rows ? longer : all;
	}, '');
}

/** Each topic has the sentences that there is a reason for now. */
export function sentencesAbout(model: Model, knowledge: Knowledge, label: Label) {
	const {size, text} = model;
	const {queens} = playBoard.of(model);
	const tape = knowledge.tape(size);
	const solution = solutionOf(size, queens);
	const isSolved = solution !== undefined;
	const hint = hintOf(model, knowledge);
	const left = isSolved || hiding.of(model).isTask ? undefined : solutionsLeft(model, knowledge);
	const [conflict, ...others] = conflictsOf(queens);
	const {play} = text;
	const title = text.solutionTitle(solution && tape.report(solution)?.solutions, totalOf(tape, 'solutions', text));
	return {
		isSolved,
		state: [isSolved ? play.solved(title) : play.placed(queens.length, size)],
		left: left ? [play.left(left.length)] : [],
		conflicts: conflict ? [play.conflictSentence(...conflict.squares, conflict.line, others.length)] : [],
		hint: hint ? ['square' in hint ? play.hints[hint.type](hint.square) : play.hints[hint.type]] : [],
		why: [...continuingSentences(model, knowledge), ...reasonSentences(model, knowledge, label)],
		next: isSolved && !hiding.of(model).isTask ? [play.next(label('hand-over'))] : [],
	};
}

function continuingSentences(model: Model, knowledge: Knowledge): readonly string[] {
	const {queens, cursor} = playBoard.of(model);
	if (numbersOn(model) !== 'solutions' || attackersOf(queens, cursor).length > 0) {
		return [];
	}

	const left = solutionsLeft(model, knowledge)?.filter((solution) => solution[cursor.row] === cursor.column);
	return left ? [model.text.play.continuingAt(cursor, left.length)] : [];
}

/**
 * Why no solution contains the queens, apart from conflicts: a row that cannot be filled, first that of the cursor; or
 * what the search below the queens meets. Empty if a solution may exist.
 */
function reasonSentences(model: Model, knowledge: Knowledge, label: Label): readonly string[] {
	const {size, text} = model;
	const {queens, cursor} = playBoard.of(model);
	const rows = blockedRows(size, queens);
	const first = rows.find(({row}) => row === cursor.row) ?? rows[0];
	if (first) {
		return [text.play.blocked(first.row, first.by)];
	}

	// In a task, a reason would tell that there is no solution.
	if (hiding.of(model).isTask || solutionsLeft(model, knowledge)?.length !== 0 || conflictsOf(queens).length > 0) {
		return [];
	}

	const node = queens.length > 0 ? nodeOf(queens) : undefined;
	const tape = knowledge.tape(size);
	const [from, to] = node ? [tape.placing(node), tape.removing(node)] : [];
	const below = from && to ? [text.play.deadEndsBelow(to.deadEnds - from.deadEnds, label('hand-over'))] : [];
	return [text.play.noWay, ...below];
}
