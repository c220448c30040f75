import {safeColumns} from '../solver/board.js';
import {isAtDeadEnd, type StepOf} from '../solver/search/step.js';
import type {Moment} from '../solver/tape/moment.js';
import type {Text} from '../text/en.js';
import type {Knowledge} from './knowledge.js';
import type {Model} from './model.js';
import {type Work, workOf} from './work.js';

export function narration(model: Model, knowledge: Knowledge, moment: Moment): string {
	const {size, text} = model;
	const {queens} = moment;
	const work = workOf(model, moment);
	const {step, memory} = work;
	switch (step?.type) {
		case undefined: {
			return text.narration.start;
		}

		case 'test': {
			return work.checksShown ? ofLook(work, step, text) : ofTest(moment, step, text);
		}

		case 'place': {
			return text.narration.placed(step.row, step.column, queens.length === size);
		}

		case 'solution': {
			return text.narration.solution(step.number, queens);
		}

		case 'backtrack': {
			const {row, column} = step;
			const reason = returnReason(knowledge, moment, column, text);
			const isLast = column === size - 1;
			const cleared = memory.type === 'comparisons' ? undefined : memory.type;
			return isLast && row === 0
				? text.narration.end(size, moment.solutions)
				: text.joined.sentences([reason, text.narration.goesOn(row, column, isLast, cleared)]);
		}
	}
}

function ofLook({memory, checksShown, checks}: Work, square: StepOf<'test'>, {narration, joined}: Text): string {
	const words = () => {
		if (memory.type === 'comparisons') {
			const {line, ...queen} = memory.made.at(-1)!;
			return narration.compared(queen, square, line);
		}

		const {line, name, index, table} = memory.cells.findLast(({isRead}) => isRead)!;
		return narration.lookedUp(memory.type, name, index, line, table[index]!);
	};
	const isSafe = checksShown === checks && !square.attack;
	return joined.sentences([words(), ...(isSafe ? [narration.lastCheck] : [])]);
}

function ofTest(moment: Moment, {row, column, attack}: StepOf<'test'>, {narration}: Text): string {
	if (!attack) {
		return narration.safe(row, column);
	}

	if (column < moment.size - 1) {
		return narration.attacked(row, column, attack);
	}

	return isAtDeadEnd(moment.size, moment) ? narration.deadEnd(row, attack) : narration.rowEnds(row, column, attack);
}

function returnReason(knowledge: Knowledge, {size, queens, solutions}: Moment, column: number, text: Text): string {
	const {returned} = text.narration;
	const placed = [...queens, column];
	const row = placed.length;
	if (row === size) {
		return returned.solution(row);
	}

	const reported = solutions - (knowledge.tape(size).placing(placed)?.solutions ?? 0);
	if (reported > 0) {
		return returned.found(row, reported);
	}

	const explored = safeColumns(size, placed).length;
	return explored > 0 ? returned.failed(row, size - explored, explored) : returned.deadEnd(row, size);
}
