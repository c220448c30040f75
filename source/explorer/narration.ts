import {type Attack, type Moment, memoryType, type Queens, type Step, safeColumns, variantOf} from '../solver/index.js';
import type {Text} from '../text/en.js';
import type {ReturnReason} from '../text/facts.js';
import {longest, shortest, type Wordings} from '../text/width.js';
import type {Knowledge} from './knowledge/knowledge.js';
import type {Model} from './model.js';
import {isAtDeadEnd} from './stepping.js';
import {workAt} from './work.js';

/** What the step did and why. On this `board` the marks of a dead end are explained. */
export function narration(model: Model, knowledge: Knowledge, moment: Moment, board?: SquareWidth): Wordings {
	const {size, variant, text} = model;
	const {queens, step} = moment;
	const words = ofStep(model, knowledge, moment, board);
	const isShifting = step?.type === 'place' && queens.length < size && memoryType(variantOf(variant)) === 'masks';
	return isShifting ? [text.joined.sentences([longest(words), text.narration.masksShift]), shortest(words)] : words;
}

function ofStep(
	{size, variant, text}: Model,
	knowledge: Knowledge,
	moment: Moment,
	board: SquareWidth | undefined,
): Wordings {
	const {queens} = moment;
	const {step} = workAt(variantOf(variant), moment);
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
	const {size} = moment;
	const {row, column, attack} = test;
	if (column < size - 1) {
		return text.narration.attacked(row, column, attack);
	}

	if (isAtDeadEnd(size, moment)) {
		const marks = board && (namesAttackers(row, board) ? 'rows' : 'lines');
		return text.narration.deadEnd(row, attack, marks);
	}

	return text.narration.rowEnds(row, column, attack);
}

type BacktrackStep = Extract<Step, {type: 'backtrack'}>;

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

export type SquareWidth = {readonly square: {readonly width: number}};

/** Each square of this row has room for the line to an attacker above and for that row's number. */
export function namesAttackers(row: number, {square}: SquareWidth): boolean {
	return String(row - 1).length < square.width;
}
