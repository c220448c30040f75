import {expect, test} from 'vitest';
import {leastForPanels, unicodeGlyphs} from '../../../source/components/display.js';
import {panelRows} from '../../../source/components/panel.js';
import {textOf} from '../../../source/components/styled-text.js';
import type {Model} from '../../../source/explorer/model.js';
import {letters} from '../../../source/screens/lesson/chapters.js';
import {lessonRows} from '../../../source/screens/lesson/lesson.js';
import {currentOf} from '../../../source/screens/lesson/state.js';
import {contentOf, taskBlocks} from '../../../source/screens/lesson/task-panel.js';
import {codes} from '../../../source/solver/search/listing.js';
import {displayWidth} from '../../../source/text/width.js';
import {drawn, unicode} from '../../app/render.js';
import {knowledge, pressed, spoken} from '../../pressed.js';
import {atTask, languages, places, rightKeys, sentToEnd, started, wrongLetters} from './walk.js';

/** The lines inside the panel of the lesson, the last one that begins at the left edge, and what is drawn above it. */
function partsOf(frame: string) {
	const lines = frame.split('\n');
	const top = lines.findLastIndex((line) => line.startsWith('╭'));
	const inside = lines.slice(top + 1, -2).map((line) => line.slice(1, line.indexOf('│', 1)).trim());
	return {lesson: inside, panels: lines.slice(1, top).join('\n')};
}

const lessonOf = (model: Model) => partsOf(drawn(model, knowledge)).lesson;
const panelsOf = (model: Model) => partsOf(drawn(model, knowledge)).panels;

const spaceless = (words: string) => words.replaceAll(/\s/g, '');

/** Every state in which a task can be seen. */
function statesOf(asked: Model): readonly Model[] {
	const wrong = wrongLetters(asked);
	const keys = [
		[],
		['i'],
		['i', 'i'],
		['i', 'i', 'i'],
		['+'],
		rightKeys(asked),
		...wrong.map((letter) => [letter]),
		...wrong.map((letter) => [letter, letter]),
	];
	return keys.map((each) => ({...pressed(asked, ...each), overlay: undefined}));
}

/** What the lesson says, and its lines in the smallest window. */
function saidIn(model: Model) {
	const writing = {...unicode, text: model.text};
	const size = {width: leastForPanels.columns, height: lessonRows};
	const content = contentOf(model, currentOf(model)!, writing);
	const lines = textOf(taskBlocks({content, told: '', message: undefined, size}, writing).flat());
	return {content, lines};
}

test.each(languages)('in $language all that is said has room in the smallest window', (speaking) => {
	for (const {name, chapter, task} of places) {
		for (const model of statesOf(atTask(chapter, task, speaking))) {
			const {content, lines} = saidIn(model);
			expect(lines.length, name).toBeLessThanOrEqual(lessonRows - panelRows);
			const words = lines.join('\n');
			expect(words).not.toMatch(/[{}]|undefined|NaN/);
			expect(spaceless(words)).toContain(spaceless(content.feedback || content.explained));
		}
	}
});

// Readme: It asks what the search does next, or why, before it shows it
test.each(languages)('in $language the window of a task shows its words, and nothing that answers them', (speaking) => {
	for (const place of places) {
		const {chapter, task, content} = place;
		const asked = atTask(chapter, task, speaking);
		const isSearch = currentOf(asked)?.stage.shows === 'search';
		const done = isSearch ? [pressed(asked, ...rightKeys(asked))] : [];
		const [before, after] = [asked, ...done].map((model) => {
			const frame = drawn(model, knowledge);
			const lines = frame.split('\n');
			expect(lines).toHaveLength(24);
			expect(lines.filter((each) => displayWidth(each) > 80)).toEqual([]);
			const {task: asks = '', feedback = ''} = spoken(model);
			const {lesson, panels} = partsOf(frame);
			const shown = spaceless(lesson.join(''));
			expect(shown).toContain(spaceless(asks.split('\n')[0] ?? ''));
			expect(shown).toContain(spaceless(feedback));
			return panels;
		});
		const words = place[speaking.language];
		if ('options' in words) {
			const option = Object.keys(words.options)[letters.indexOf(content.right!)]!;
			const large = panelsOf({...asked, window: {columns: 120, rows: 40}});
			expect([before, large].join('\n')).not.toContain(option);
		}

		if (isSearch) {
			// When a task is done, the next question can be about the line that runs next.
			expect(after).not.toContain(unicodeGlyphs.next);
			if (content.right && content.steps) {
				expect(before).not.toMatch(new RegExp(`${unicodeGlyphs.next}|\\d(?: of |/) *\\d`));
			}
		}
	}

	expect(panelsOf(pressed(atTask('loop', 1, speaking), 'right'))).toContain(unicodeGlyphs.next);
});

test('a board to be filled by hand says nothing about attacks on single squares', () => {
	for (const model of [atTask('rule', 1), atTask('rule', 3), pressed(atTask('rule', 1), 'a')]) {
		expect(panelsOf(model)).not.toContain('attacked');
		expect(spoken(model)['place']).toMatch(/: (?:empty|queen)\.$/);
	}

	expect(panelsOf(pressed(atTask('rule', 1), 'a'))).toBe(panelsOf(atTask('rule', 1)));
});

test('when the board has moved on from a task that is done, its words go on with it', () => {
	const done = pressed(atTask('loop', 1), ...rightKeys(atTask('loop', 1)));
	// It says from the start what each step does.
	expect(lessonOf(pressed(atTask('loop', 1), 'right')).join(' ')).toContain('Row 0, column 0 is safe');
	expect(lessonOf(done).join(' ')).toContain('Right: row 1, columns 0 and 1');
	const moved = lessonOf(pressed(done, 'right')).join(' ');
	expect(moved).toContain('Row 2, column 0 is attacked');
	expect(moved).not.toContain('Right:');
});

// Manual: The lesson needs a window of 80 columns and 24 rows
test('too small a window says what the lesson needs', () => {
	const model = {...atTask('rule', 1), window: {columns: 70, rows: 24}, notice: 'at-end' as const};
	expect(drawn(model, knowledge)).toMatch(/Lesson needs 80 and 24:.*Esc back {2}Tab screen .+ q quit/s);
	const small = drawn({...model, window: {columns: 39, rows: 20}}, knowledge);
	expect(small).toMatch(/^ This window has 39 columns and 20\s+rows\. queens-tui needs 40 and 12:/);
});

test.each(languages)('in $language the pages name the languages, beside a board or a program', (speaking) => {
	const start = started(speaking);
	const {pages} = speaking.text.lesson;
	const shown = drawn(start, knowledge);
	for (const each of [pages.start.title, 'TypeScript', 'Java', 'C++', 'Python', '▜█████▛']) {
		expect(shown).toContain(each);
	}

	expect(spoken(start)['page']).toContain(pages.start.asks);
	// Of 16 squares, two have queens.
	expect(shown.match(/·/g)).toHaveLength(14);
	expect(drawn(sentToEnd(start), knowledge)).toContain(pages.end.title);
});

test('the first page marks the language that the user has named, and tasks show its program', () => {
	expect(panelsOf({...atTask('loop', 1), code: 'python'})).toContain('def place(row)');
	expect(drawn(started({code: 'cpp'}), knowledge)).toMatch(/▸ c +C\+\+/);
});

test('while one looks into a test, the distance of which the task speaks is in sight, in each language', () => {
	for (const {id} of codes) {
		const looked = pressed(atTask('deadEnd', 2, {code: id}), 'enter', 'right');
		expect(panelsOf({...looked, window: leastForPanels})).toMatch(/\babs\(/);
	}
});

test('where there is room, the memory stands below the program once the task is done', () => {
	const titlesOf = (model: Model, rows = 28) =>
		panelsOf({...model, window: {columns: 100, rows}}).match(/Program|Memory/g);
	const asked = atTask('variants', 2);
	const done = pressed(asked, ...rightKeys(asked));
	expect([titlesOf(asked), titlesOf(done)]).toEqual([['Program'], ['Program', 'Memory']]);
	expect(titlesOf(done, 27)).toEqual(['Memory']);
});
