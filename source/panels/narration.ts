import type {Knowledge} from '../explorer/knowledge/knowledge.js';
import type {Model} from '../explorer/model.js';
import {isAtDeadEnd} from '../explorer/stepping.js';
import {type Moment, variantOf} from '../solver/index.js';
import {text} from '../text/en.js';
import {wrap} from '../text/wrap.js';
import {withFoundAttack} from './found-attack.js';
import {type Line, line, type Role} from './line.js';

/** Returns a sentence that says what the last step did. */
export function narration({size, variant}: Model, knowledge: Knowledge, moment: Moment): string {
	const isEnd = moment.index === knowledge.tape(size).end?.index;
	return text.narration(size, withFoundAttack(variantOf(variant), moment), isEnd, isAtDeadEnd(size, moment));
}

/**
 * Returns the sentence as wrapped lines, coloured by the result of the step. A `question` about the next step replaces
 * it.
 */
export function narrationLines(model: Model, knowledge: Knowledge, moment: Moment, question?: string): Line[] {
	const role = question ? 'accent' : roleOf(moment);
	const sentence = question ?? narration(model, knowledge, moment);
	return wrap(sentence, model.window.columns - 1).map((each) => line(` ${each}`, role));
}

function roleOf({step}: Moment): Role {
	if (step?.type === 'test') {
		return step.attack ? 'warning' : 'good';
	}

	return step?.type === 'solution' ? 'good' : 'accent';
}

/**
 * Returns the number of rows that the longest sentence needs. That sentence names two squares, or the column of every
 * queen.
 */
export function narrationRows(size: number, columns: number): number {
	const needsTwoRows = columns < 80 || (size > 10 && columns < 84) || (size > 20 && columns < 120);
	return needsTwoRows ? 2 : 1;
}
