import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {type Line, line, type Role} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import {totalOf} from '../../panels/total.js';
import type {Square} from '../../solver/index.js';
import {text} from '../../text/en.js';
import {wrap} from '../../text/wrap.js';
import {attempt} from './attempt.js';
import {type Completions, completionsOf, conflictsOf, deadRows, hintOf, solutionOf} from './completions.js';

/** The empty line and the heading above the list of conflicts. */
const conflictHeadingRows = 2;

/**
 * Returns the text about the attempt as wrapped lines, the most important first. Long lists of conflicts are cut to the
 * height.
 */
export function attemptLines(model: Model, knowledge: Knowledge, {width, height}: PanelSize): Line[] {
	const {size} = model;
	const {queens, cursor, isHintShown} = attempt.of(model);
	const conflicts = conflictsOf(queens);
	const rows = deadRows(size, queens);
	const wrapped = (words: string, role?: Role) => wrap(words, width).map((each) => line(each, role));
	const solution = solutionOf(size, queens);
	if (solution) {
		return [...wrapped(solvedText(size, solution, knowledge), 'good'), [], ...wrapped(text.play.cursor(cursor), 'dim')];
	}

	const above = [
		...wrapped(text.play.placed(queens.length, size)),
		...wrapped(
			completionsText(completionsOf(size, queens, knowledge), queens.length === 0),
			conflicts.length > 0 ? 'warning' : 'accent',
		),
		...(rows.length > 0 ? wrapped(text.play.deadRows(rows), 'warning') : []),
		...(isHintShown ? [[], ...wrapped(hintText(size, queens, knowledge), 'good')] : []),
	];
	const below = [[], ...wrapped(text.play.cursor(cursor), 'dim')];
	const room = Math.max(1, height - above.length - below.length - conflictHeadingRows);
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

/** Returns the most important part of the same text, in one or two sentences. */
export function attemptSentence(model: Model, knowledge: Knowledge): string {
	const {size} = model;
	const {queens, isHintShown} = attempt.of(model);
	const solution = solutionOf(size, queens);
	if (solution) {
		return solvedText(size, solution, knowledge);
	}

	if (isHintShown) {
		return hintText(size, queens, knowledge);
	}

	const completions = completionsText(completionsOf(size, queens, knowledge), queens.length === 0);
	return `${text.play.placed(queens.length, size)} ${completions}`;
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

function hintText(size: number, queens: readonly Square[], knowledge: Knowledge): string {
	const hint = hintOf(size, queens, knowledge);
	return 'square' in hint ? text.play.hints[hint.type](hint.square) : text.play.hints[hint.type];
}

function solvedText(size: number, solution: readonly number[], knowledge: Knowledge): string {
	const tape = knowledge.tape(size);
	const number = tape.report(solution)?.solutions;
	return number === undefined
		? text.play.solvedUnknown
		: text.play.solved(text.number(number), totalOf(tape, 'solutions'));
}
