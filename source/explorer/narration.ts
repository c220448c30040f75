import {type Attack, type Moment, memoryType, type Queens, type Step, safeColumns, variantOf} from '../solver/index.js';
import type {Text} from '../text/en.js';
import type {ReturnReason} from '../text/facts.js';
import type {Wordings} from '../text/width.js';
import type {Knowledge} from './knowledge/knowledge.js';
import type {Disagreement, Work} from './live-run.js';
import type {Model} from './model.js';
import {isAtDeadEnd} from './stepping.js';

/**
 * Returns sentences that say what the last step did, why, and what follows. If a variant does something else than the tape says,
 * they say that instead: on a screen of one variant if it is that one.
 */
export function narration(
	model: Model,
	knowledge: Knowledge,
	moment: Moment,
	wrong = wrongIn(model, knowledge, moment),
): string {
	return narrationWordings(model, knowledge, moment, undefined, wrong)[0];
}

/** What the current variant did wrong. */
function wrongIn({variant}: Model, knowledge: Knowledge, moment: Moment): readonly Disagreement[] {
	return knowledge.runs.disagreements(moment).filter((each) => each.variant === variant);
}

/** The same, long and short. Beside a `board`, the sentence about a dead end explains its marks. */
export function narrationWordings(
	model: Model,
	knowledge: Knowledge,
	moment: Moment,
	board: SquareWidth | undefined,
	wrong = wrongIn(model, knowledge, moment),
): Wordings {
	const {text} = model;
	const [first] = wrong;
	if (first) {
		const all = wrong.map((each) => wordsOf(each, text));
		return [text.joined.sentences(all), text.disagreement.short(first.variant, first.index)];
	}

	return withShift(model, moment, ofStep(model, knowledge, moment, board));
}

/** At a placement that shifts masks, the long wording says what the shift does. */
function withShift({size, variant, text}: Model, {queens, step}: Moment, [long, short]: Wordings): Wordings {
	const isShifting = step?.type === 'place' && queens.length < size && memoryType(variantOf(variant)) === 'masks';
	return isShifting ? [text.joined.sentences([long, text.narration.masksShift]), short] : [long, short];
}

/** What the last step did, as the variant has run it. */
function ofStep(
	{size, variant, text}: Model,
	knowledge: Knowledge,
	moment: Moment,
	board: SquareWidth | undefined,
): Wordings {
	const {queens, step} = withFoundAttack(knowledge.runs.at(variant, moment), moment);
	switch (step?.type) {
		case undefined: {
			return text.narration.start();
		}

		case 'test': {
			const {row, column, attack} = step;
			return attack ? ofAttack(moment, {row, column, attack}, board, text) : text.narration.safe(row, column);
		}

		case 'place': {
			return queens.length === size
				? text.narration.lastPlaced(step.row, step.column)
				: text.narration.placed(step.row, step.column);
		}

		case 'solution': {
			return text.narration.solution(step.number, queens);
		}

		case 'backtrack': {
			return ofReturn(knowledge, moment, step, text);
		}
	}
}

type AttackedTest = {readonly row: number; readonly column: number; readonly attack: Attack};

function ofAttack(moment: Moment, test: AttackedTest, board: SquareWidth | undefined, text: Text): Wordings {
	const {size, queens} = moment;
	const {row, column, attack} = test;
	if (column < size - 1) {
		return text.narration.attacked(row, column, attack);
	}

	if (isAtDeadEnd(size, moment)) {
		const marks = board && (namesAttackers(row, board) ? 'rows' : 'lines');
		return text.narration.deadEnd(row, attack, marks);
	}

	return text.narration.rowEnds(row, column, attack, safeColumns(size, queens).length);
}

type BacktrackStep = Extract<Step, {type: 'backtrack'}>;

/** The call below the removed queen has returned. Its own caller goes on, or returns too. */
function ofReturn(knowledge: Knowledge, {size, queens, solutions}: Moment, step: BacktrackStep, text: Text): Wordings {
	const {row, column} = step;
	const placed = [...queens, column];
	const before = knowledge.tape(size).placing(placed)?.solutions ?? 0;
	const reason = returnReason(size, placed, solutions - before);
	if (column < size - 1) {
		return text.narration.goesOn(reason, row, column);
	}

	return row > 0 ? text.narration.returnsNext(reason, row, column) : text.narration.end(reason, column, solutions);
}

/** Why the call for the row below these queens has returned. */
function returnReason(size: number, queens: Queens, solutions: number): ReturnReason {
	if (queens.length === size) {
		return {type: 'solution'};
	}

	if (solutions > 0) {
		return {type: 'found', solutions};
	}

	const explored = safeColumns(size, queens).length;
	return explored > 0 ? {type: 'failed', size, explored} : {type: 'dead-end', size};
}

/**
 * A test on the tape names the uppermost attacker. Returns the moment with the attack that the variant has found instead; if the
 * variant is wrong, the tape is right.
 */
export function withFoundAttack({step, disagreement}: Work, moment: Moment): Moment {
	return disagreement ? moment : {...moment, step};
}

/** The width of the squares of a board, in cells. */
export type SquareWidth = {readonly square: {readonly width: number}};

/** Whether each square of this row has room for the line to an attacker above it and for the number of its row. */
export function namesAttackers(row: number, {square}: SquareWidth): boolean {
	return String(row - 1).length < square.width;
}

/** Says what a variant did wrong, and at which step. */
function wordsOf({variant, index, says, tape, checks, isMemoryWrong}: Disagreement, {disagreement}: Text): string {
	if (isMemoryWrong) {
		return disagreement.memory(variant, index);
	}

	// Where no queen stands on the line that a variant names, its attack has the row of the square.
	const isRight =
		says?.type === 'test' &&
		tape.type === 'test' &&
		says.row === tape.row &&
		says.column === tape.column &&
		says.attack?.row !== says.row &&
		Boolean(says.attack) === Boolean(tape.attack);
	return isRight ? disagreement.checks(variant, index, checks) : disagreement.other(variant, index, says, tape);
}
