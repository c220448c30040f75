import type {Model} from '../../../explorer/model.js';
import type {Glyphs} from '../../../panels/glyphs.js';
import {type Line, span, widthOf} from '../../../panels/line.js';
import {padStart} from '../../../text/width.js';
import {chapters} from '../chapters/index.js';
import {resultName} from '../progress.js';
import {lesson} from '../state.js';

/** The border between the list and what stands at its left, with its margins. */
const borderWidth = 3;

/** All chapters, each with a mark if it is done, or the current one. */
export function chapterList(model: Model, glyphs: Glyphs): readonly Line[] {
	const {chapter, results} = lesson.of(model);
	const {chapters: texts} = model.text.lesson;
	const digits = String(chapters.length).length;
	return chapters.map(({id, tasks}, index) => {
		const isDone = tasks.every((_, task) => results[resultName(id, task)] !== undefined);
		const name = `${padStart(String(index + 1), digits)} ${texts[id].title}`;
		if (index === chapter) {
			return [span(`${glyphs.current} `, 'accent'), span(name, 'strong')];
		}

		return [span(`${isDone ? glyphs.safe : ' '} `, 'good'), span(name, 'dim')];
	});
}

/** The width that the list takes beside something else: the widest line, with the border before it. */
export function listWidth(list: readonly Line[]): number {
	return Math.max(...list.map(widthOf)) + borderWidth;
}

/** The lines, at most `width` wide, with the list at their right. */
export function withList(
	lines: readonly Line[],
	list: readonly Line[],
	width: number,
	glyphs: Glyphs,
): readonly Line[] {
	return Array.from({length: Math.max(lines.length, list.length)}, (_, index) => {
		const line = lines[index] ?? [];
		const border = span(` ${glyphs.border.left} `, 'dim');
		return [...line, span(' '.repeat(width - widthOf(line))), border, ...(list[index] ?? [])];
	});
}
