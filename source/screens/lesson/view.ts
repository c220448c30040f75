import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Display} from '../../panels/display.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {type Line, line, span, widthOf} from '../../panels/line.js';
import {insideOf, isWithin} from '../../panels/panel-size.js';
import {type View, wholePanel} from '../../panels/view.js';
import {bodySize} from '../../panels/window.js';
import {padStart} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {chapterWords} from './asking.js';
import {chapters} from './chapters.js';
import {type Hosts, standingOf} from './current.js';
import {hostedView} from './hosted.js';
import {leastLessonWindow, lessonLayout, longestLine} from './layout.js';
import {pageLines, pageOf} from './pages.js';
import {lessonLines} from './panel.js';
import {resultsOf} from './progress.js';
import {lesson} from './state.js';

/** Returns the screen of the task with the lesson below it, or a page. */
export function view(
	hosts: Hosts,
	model: Model,
	knowledge: Knowledge,
	fill: (words: string) => string,
	display: Display,
): View {
	const {window, text} = model;
	if (!isWithin(leastLessonWindow, window)) {
		const words = fill(text.lesson.tooSmall(leastLessonWindow, window.columns, window.rows));
		const lines = wrap(words, window.columns - 2).map((each) => line(` ${each}`, 'warning'));
		return {direction: 'rows', groups: [], below: lines};
	}

	const page = pageOf(model);
	const standing = standingOf(hosts, model, knowledge);
	if (page || !standing) {
		const size = bodySize(model);
		const width = Math.min(insideOf(size).width, longestLine);
		return wholePanel(size, {title: page?.title ?? '', lines: page ? pageLines(page, width, fill) : []});
	}

	const layout = lessonLayout(window, standing.stage.rows);
	const {sentence, ...shown} = hostedView(standing, model, knowledge, layout.screen, display);
	const inside = insideOf(layout.lesson);
	const list = chapterList(model, knowledge, display.glyphs);
	const left = inside.width - listWidth(list);
	const hasList = inside.height >= list.length && left >= insideOf({...inside, width: leastLessonWindow.columns}).width;
	const width = Math.min(hasList ? left : inside.width, longestLine);
	const lines = lessonLines(model, standing, knowledge, sentence, {...inside, width}, fill, display);
	return {
		...shown,
		below: [],
		foot: {
			...layout.lesson,
			title: titleOf(model, knowledge),
			lines: hasList ? withList(lines, list, width, display.glyphs) : lines,
		},
	};
}

/** Which chapter and task this is. */
export function titleOf(model: Model, knowledge: Knowledge): string {
	const {chapter: index, task} = lesson.of(model);
	const chapter = chapters[index];
	const {text} = model;
	const page = pageOf(model);
	return chapter && !page
		? text.lesson.title(
				index + 1,
				chapters.length,
				chapterWords({chapter}, text, knowledge).title,
				task + 1,
				chapter.tasks.length,
			)
		: (page?.title ?? '');
}

/** The border between the list and what stands at its left, with its margins. */
const borderWidth = 3;

/** All chapters, each with a mark if it is done, with or without skipped tasks, or the current one. */
function chapterList(model: Model, knowledge: Knowledge, glyphs: Glyphs): readonly Line[] {
	const {chapter: current} = lesson.of(model);
	const digits = String(chapters.length).length;
	return chapters.map((chapter, index) => {
		const results = resultsOf(model, index);
		const name = `${padStart(String(index + 1), digits)} ${chapterWords({chapter}, model.text, knowledge).title}`;
		if (index === current) {
			return [span(`${glyphs.current} `, 'accent'), span(name, 'strong')];
		}

		const done = results.includes('skipped') ? glyphs.skipped : glyphs.safe;
		return [span(`${results.includes(undefined) ? ' ' : done} `, 'good'), span(name, 'dim')];
	});
}

/** The width that the list takes beside something else: the widest line, with the border before it. */
function listWidth(list: readonly Line[]): number {
	return Math.max(...list.map(widthOf)) + borderWidth;
}

/** The lines, at most `width` wide, with the list at their right. */
function withList(lines: readonly Line[], list: readonly Line[], width: number, glyphs: Glyphs): readonly Line[] {
	return Array.from({length: Math.max(lines.length, list.length)}, (_, index) => {
		const each = lines[index] ?? [];
		const border = span(` ${glyphs.border.left} `, 'dim');
		return [...each, span(' '.repeat(width - widthOf(each))), border, ...(list[index] ?? [])];
	});
}
