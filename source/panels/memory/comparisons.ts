import type {Work} from '../../explorer/live-run.js';
import type {Text} from '../../text/en.js';
import {cells} from '../../text/width.js';
import type {Writing} from '../display.js';
import {type Line, line, widthOf} from '../line.js';
import type {PanelSize} from '../panel-size.js';
import {tableLines} from '../table.js';
import type {ExplanationOf} from './work.js';

/**
 * The array of queens, and what the last step did with it: the comparisons of a test, or the write of another step. If not
 * all comparisons fit, the last ones remain, because the last one decides, and a line counts the others.
 */
export function comparisonLines(
	{name, queens, made}: ExplanationOf<'comparisons'>,
	{step}: Work,
	{width, height}: PanelSize,
	{glyphs, text}: Writing,
): Line[] {
	const arrayText = (separator: string) => `${name} = [${queens.join(separator)}]`;
	const spaced = arrayText(', ');
	const forms = [spaced, arrayText(','), `[${queens.join(',')}]`];
	const memory = line(forms.find((each) => cells(each) <= width) ?? forms[1] ?? '');
	if (step?.type !== 'test') {
		return [memory, ...writtenQueen(name, step)];
	}

	const comparisons = comparisonTable(made, width, text);
	const overflow = comparisons.length - (height - 1);
	if (overflow <= 0) {
		return [memory, ...comparisons];
	}

	// The line that counts the hidden comparisons takes the place of one more.
	const hidden = overflow + 1;
	return [memory, line(text.comparisonsBefore(hidden, glyphs.above), 'dim'), ...comparisons.slice(hidden)];
}

/** What a step writes to the array of queens, as the listing says it with the values put in. */
export function writtenQueen(name: string, step: Work['step']): Line[] {
	switch (step?.type) {
		case 'place': {
			return [line(`${name}[${step.row}] = ${step.column}`, 'accent')];
		}

		case 'backtrack': {
			return [line(`${name}.pop()`, 'accent')];
		}

		case 'test':
		case 'solution':
		case undefined: {
			return [];
		}
	}
}

/** One line for each comparison, with its result. Uses the short words if the long ones are too wide. */
function comparisonTable(made: ExplanationOf<'comparisons'>['made'], width: number, text: Text): Line[] {
	const table = (words: Text['comparison']) =>
		tableLines(
			made.map((each) => [
				{text: words.queen(each.row, each.column)},
				each.line
					? {text: words.attacks[each.line], role: 'warning' as const}
					: {text: words.noAttack, role: 'dim' as const},
			]),
		);
	const full = table(text.comparison);
	return full.every((each) => widthOf(each) <= width) ? full : table(text.shortComparison);
}
