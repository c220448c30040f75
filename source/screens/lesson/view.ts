import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Display} from '../../panels/display.js';
import {line} from '../../panels/line.js';
import {insideOf, isWithin} from '../../panels/panel-size.js';
import {type View, wholePanel} from '../../panels/view.js';
import {bodySize} from '../../panels/window.js';
import {wrap} from '../../text/wrap.js';
import {chapters} from './chapters/index.js';
import {hostedView} from './hosted.js';
import {leastLessonWindow, lessonLayout, longestLine} from './layout.js';
import {chapterList, listWidth, withList} from './panel/chapter-list.js';
import {endLines} from './panel/end.js';
import {lessonLines} from './panel/panel.js';
import type {Hosts} from './progress.js';
import {standingOf} from './standing.js';
import {lesson} from './state.js';

/** Returns the screen of the task with the lesson below it; at the end what has been done. */
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

	const standing = standingOf(hosts, model, knowledge);
	if (!standing) {
		const size = bodySize(model);
		const lines = endLines(model, insideOf(size).width, fill, display);
		return wholePanel(size, {title: text.lesson.end.title, lines});
	}

	const layout = lessonLayout(window, standing.task.panelRows ?? standing.chapter.panelRows);
	const {direction, groups, sentence} = hostedView(standing, model, knowledge, layout.screen, display);
	const inside = insideOf(layout.lesson);
	const list = chapterList(model, display.glyphs);
	const left = inside.width - listWidth(list);
	const hasList = inside.height >= list.length && left >= insideOf({...inside, width: leastLessonWindow.columns}).width;
	const width = Math.min(hasList ? left : inside.width, longestLine);
	const lines = lessonLines(model, standing, sentence, {...inside, width}, fill, display);
	return {
		direction,
		groups,
		below: [],
		foot: {
			...layout.lesson,
			title: titleOf(model),
			lines: hasList ? withList(lines, list, width, display.glyphs) : lines,
		},
	};
}

/** Which chapter and task this is. */
export function titleOf(model: Model): string {
	const {chapter, task} = lesson.of(model);
	const current = chapters[chapter];
	const {lesson: text} = model.text;
	return current
		? text.title(chapter + 1, chapters.length, text.chapters[current.id].title, task + 1, current.tasks.length)
		: text.end.title;
}
