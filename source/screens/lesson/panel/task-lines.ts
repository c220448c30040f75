import type {Model} from '../../../explorer/model.js';
import type {Glyphs} from '../../../panels/glyphs.js';
import {type Line, type Role, span} from '../../../panels/line.js';
import {cells, padEnd} from '../../../text/width.js';
import {wrap} from '../../../text/wrap.js';
import type {Standing} from '../standing.js';
import {lesson} from '../state.js';
import {taskEntries, taskWords} from './feedback.js';

/** The mark before the words of a task. */
const markWidth = 2;
/** The spaces between entries that stand beside each other. */
const gap = 3;

/** The words of the task with their mark, and what can be chosen or has been filled in. */
export function taskLines(
	model: Model,
	standing: Standing,
	width: number,
	fill: (words: string) => string,
	glyphs: Glyphs,
): readonly Line[] {
	const {isDone} = lesson.of(model);
	const mark = span(`${isDone ? glyphs.safe : glyphs.current} `, isDone ? 'good' : 'accent');
	const words = wrap(fill(taskWords(model, standing)), width - markWidth);
	return [
		...words.map((each, index) => [
			index === 0 ? mark : span(' '.repeat(markWidth)),
			span(each, isDone ? 'dim' : 'strong'),
		]),
		...entryLines(taskEntries(model, standing), width - markWidth, isDone ? 'dim' : undefined),
	];
}

/** The entries beside each other, in columns of the same width, in as few lines as possible. */
function entryLines(entries: readonly string[], width: number, role: Role | undefined): readonly Line[] {
	const widest = Math.max(0, ...entries.map(cells));
	const columns = Math.max(1, Math.floor((width + gap) / (widest + gap)));
	const rows = Math.ceil(entries.length / columns);
	const perLine = Math.ceil(entries.length / Math.max(1, rows));
	return Array.from({length: rows}, (_, row) => {
		const beside = entries.slice(row * perLine, (row + 1) * perLine).map((each) => padEnd(each, widest + gap));
		return [span(' '.repeat(markWidth)), span(beside.join('').trimEnd(), role)];
	});
}
