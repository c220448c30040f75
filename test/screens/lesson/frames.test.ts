import {describe, expect, test} from 'vitest';
import {unicodeGlyphs} from '../../../source/components/glyphs.js';
import type {Model} from '../../../source/explorer/model.js';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens} from '../../../source/screens/index.js';
import {chapterWords} from '../../../source/screens/lesson/asking.js';
import {chapters} from '../../../source/screens/lesson/chapters.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import {shownParts} from '../../../source/screens/lesson/task-panel.js';
import type {Text} from '../../../source/text/en.js';
import {cells} from '../../../source/text/width.js';
import {ascii, drawn, unicode} from '../../app/render.js';
import {knowledge, pressed} from '../../pressed.js';
import {atTask, languages, places, rightKeys, standing, started, wordsOf, wrongKeys} from './walk.js';

/** The frames drawn so far: each state is looked at several times. */
const frames = new WeakMap<Model, string>();

function frameOf(model: Model): string {
	const frame = frames.get(model) ?? drawn(model, knowledge);
	frames.set(model, frame);
	return frame;
}

/** The lines of the window from the last panel on that begins at its left edge: the lesson. */
function lowerPanels(model: Model, display = unicode): readonly string[] {
	const frame = display === unicode ? frameOf(model) : drawn(model, knowledge, display);
	const lines = frame.split('\n').slice(0, -1);
	return lines.slice(lines.findLastIndex((each) => /^[╭+]/.test(each)));
}

/** The lines inside the panel of the lesson. */
function lessonOf(model: Model): readonly string[] {
	return lowerPanels(model)
		.slice(1, -1)
		.map((each) => each.slice(1, each.indexOf('│', 1)).trim());
}

/** What is drawn above the panel of the lesson. */
function panelsOf(model: Model): string {
	const lines = frameOf(model).split('\n');
	return lines
		.slice(
			1,
			lines.findLastIndex((each) => each.startsWith('╭')),
		)
		.join('\n');
}

function spaceless(words: string): string {
	return words.replaceAll(/\s/g, '');
}

/** Every state in which a task can be seen. */
function statesOf(chapter: number, task: number, text: Text): readonly Model[] {
	const asked = atTask(chapter, task, {text});
	const wrong = wrongKeys(asked);
	const others = Object.keys(wordsOf(asked).wrong).map((key) => [...key, ...(/\d/.test(key) ? ['enter'] : [])]);
	const {type} = standing(asked).task;
	return [
		asked,
		...['i', 'ii', 'iii'].map((keys) => pressed(asked, ...keys)),
		pressed(asked, ...rightKeys(asked)),
		pressed(asked, '+'),
		...(type === 'reach' ? [] : [wrong, [...wrong, 'f'], ...others].map((keys) => pressed(asked, ...keys))),
	].map((model) => ({...model, overlay: undefined}));
}

const states = languages.map(([name, text]) => ({
	name,
	text,
	all: places.map((place) => ({...place, models: statesOf(place.chapter, place.task, text)})),
}));

describe.each(states)('in $name', ({text, all}) => {
	test('what is said names no key by its row, and no line of the window is too wide', () => {
		for (const {models} of all) {
			for (const model of models) {
				const lines = frameOf(model).split('\n');
				expect(lines).toHaveLength(23);
				expect(lines.filter((each) => cells(each) > 80)).toEqual([]);
				expect(lessonOf(model).join('\n')).not.toMatch(/[{}]|undefined|NaN/);
			}
		}
	});

	test('everything that was said about an answer is shown, with the task', () => {
		for (const {models} of all) {
			for (const model of models) {
				const spoken = statementsOf(screens, model, knowledge);
				const shown = spaceless(lessonOf(model).join(''));
				expect(shown).toContain(spaceless(spoken['feedback'] ?? ''));
				expect(shown).toContain(spaceless((spoken['task'] ?? '').split('\n')[0] ?? ''));
			}
		}
	});

	test('what the chapter says stands above its tasks, or a line says how to see it', () => {
		const {hidden} = text.lesson;
		const signs = [hidden.asked, hidden.over.replace('{lesson-again}', 'x')].map(spaceless);
		for (const {chapter, task, models} of all) {
			const [asked] = models;
			const own = spaceless(chapterWords(standing(asked!), text, knowledge).sentences.join(''));
			const isShown = (model: Model) => spaceless(lessonOf(model).join('')).includes(own);
			// The panels of that task are higher.
			const isHigh = chapter === 8 && task === 4;
			expect(isHigh || isShown(asked!), `${chapter}.${task}`).toBe(true);
			const without = models.filter((model) => lesson.of(model).said && !isShown(model));
			const unexplained = without.filter((model) => {
				const shown = spaceless(lessonOf(model).join(''));
				return !signs.some((sign) => shown.includes(sign));
			});
			// Where not even that line has room, the task and what is said about it take all.
			for (const model of unexplained) {
				expect(lessonOf(model)).not.toContain('');
			}
		}
	});
});

test('in ASCII the lesson shows no other character', () => {
	for (const {models} of states[0]!.all) {
		// As the task is asked, after a tip, and as it is done.
		for (const model of [0, 1, 4].map((state) => models[state]!)) {
			expect(drawn(model, knowledge, ascii)).toMatch(/^[\n -~]*$/);
		}
	}

	expect(drawn(started(), knowledge, ascii)).toMatch(/^[\n -~]*$/);
});

test('each sign is named with the first task that it appears in', () => {
	expect(lessonOf(atTask(1, 1))).toContain('♛ a queen  [ ] the cursor');
	expect(lessonOf(atTask(2, 1))).toContain(
		'? tested  ✓ safe  ✗ attacked  ! attacks  · untested  ▸ this step  ▹ the next',
	);
	expect(lessonOf(atTask(2, 2)).join('\n')).not.toContain('untested');
	expect(lessonOf(pressed(atTask(4, 1), 'r', '1', '3'))).toContain('↰ has just returned  ◦ no solution below');
	const signs = '⊣ a dead end below  ✶ solution  ◦ no solution below  ◉ solutions below';
	expect(lessonOf(atTask(5, 1))).toContain(signs);
});

test('the answer chosen with the arrows has a mark, and a task that is done or skipped', () => {
	const chosen = pressed(atTask(1, 4), 'down', 'down');
	expect(lessonOf(chosen).join('\n')).toContain('● b  Move the queen in row 0');
	expect(lessonOf(pressed(atTask(1, 4), 'c')).join('\n')).toContain('✓ What do you change now');
	expect(lessonOf(pressed(atTask(1, 4), 'i', 'i', 'i')).join('\n')).toContain('- What do you change now');
});

test('before the answer no panel shows a total, the next line or what the test finds', () => {
	for (const {chapter, task} of places) {
		const model = atTask(chapter, task);
		const {task: current, stage} = standing(model);
		if (current.type === 'reach' || stage.screen !== 'search' || current.at?.type === 'end' || current.isOpen) {
			continue;
		}

		const panels = panelsOf(model);
		expect(panels).not.toContain(unicodeGlyphs.next);
		expect(panels).not.toMatch(/\d(?: of |\/) *\d/);
	}
});

test('when a task is done, the line that runs next is still hidden: the next question can be about it', () => {
	expect(panelsOf(pressed(atTask(2, 1), 'right'))).toContain(unicodeGlyphs.next);
	for (const {chapter, task} of places.filter(({chapter: each}) => each > 1 && each < 10)) {
		const asked = atTask(chapter, task);
		expect(panelsOf(pressed(asked, ...rightKeys(asked)))).not.toContain(unicodeGlyphs.next);
	}
});

test('a board to be filled by hand says nothing about attacks on single squares', () => {
	expect(panelsOf(atTask(1, 1))).not.toContain('attacked');
	expect(panelsOf(atTask(1, 2))).not.toContain('attacked');
	const marked = pressed(atTask(1, 1), 'a');
	expect(panelsOf(marked)).toBe(panelsOf(atTask(1, 1)));
});

test('program, board and stack stand together in chapters 2 to 4, with the whole function place at its start', () => {
	const panels = panelsOf(atTask(2, 1));
	for (const words of [
		'function place(',
		'continue;',
		'place(row + 1)',
		'queens.pop()',
		'Recursion stack',
		'place(0) · · · ·',
	]) {
		expect(panels).toContain(words);
	}
});

test('a large window lists the chapters beside the task, with a mark for skipped ones', () => {
	let model: Model = {...pressed(started(), 'enter'), window: {columns: 120, rows: 40}};
	model = pressed(model, 'i', 'i', 'i', 'enter', '2', 'enter', 'enter', 'right', 'space', 'enter', 'c', 'enter');
	const list = lowerPanels(model)
		.slice(1, -1)
		.map((each) => each.split('││')[1]?.slice(1, -1).trimEnd());
	expect(list.slice(0, 3)).toEqual([
		'-  1 The rule, by hand',
		'▸  2 The program: a loop and a call',
		'   3 A dead end',
	]);
	expect(list).toHaveLength(10);
});

test('too small a window says what the lesson needs', () => {
	const frame = drawn({...atTask(1, 1), window: {columns: 70, rows: 24}}, knowledge);
	expect(frame).toContain('needs a window of 80 columns and 24 rows.');
	expect(frame).toContain('This one has 70');
});

test.each(languages)(
	'in %s the pages name the parts, the languages and the keys that go on, beside a board',
	(_, text) => {
		const page = (model: Model, window = {columns: 80, rows: 24}) => spaceless(drawn({...model, window}, knowledge));
		const start = started({text});
		const {lesson: words} = text;
		for (const each of [words.pages.start.title, 'TypeScript', 'Java', 'C++', 'Python', words.pages.start.asks]) {
			expect(drawn(start, knowledge)).toContain(each);
		}

		expect(page(start)).not.toContain(spaceless(words.chapters.rule().title));
		expect(page(start, {columns: 120, rows: 40})).toContain(spaceless(words.chapters.rule().title));
		expect(page(start)).toContain('▐█████▌');
		const end = lesson.with(start, {chapter: chapters.length, page: undefined});
		expect(page(end)).toContain(spaceless(words.pages.end.title));
	},
);

test('a letter on the first page begins the lesson with the program in that language', () => {
	expect(pressed(started(), 'enter')).toMatchObject({code: 'typescript'});
	const begun = pressed(started(), 'd');
	expect(begun.code).toBe('python');
	expect(lesson.of(begun)).toMatchObject({chapter: 0, task: 0, page: undefined});
	expect(panelsOf({...atTask(2, 1), code: 'python'})).toContain('def place(row)');
	expect(drawn(started({code: 'cpp'}), knowledge)).toContain('▸ c  C++');
	expect(statementsOf(screens, started(), knowledge)['task']).toContain('d Python');
});

const noRows = {explained: 0, hidden: 0, signs: 0, task: 1, said: 0, told: 0};

test('where there is no room for all, the task stays, and what is said about the answer', () => {
	const asked = {...noRows, explained: 3, signs: 1, task: 3, told: 1};
	expect(shownParts(asked, 11)).toEqual({parts: ['explained', 'signs', 'task', 'told'], gap: 1});
	expect(shownParts(asked, 8)).toEqual({parts: ['explained', 'signs', 'task', 'told'], gap: 0});
	expect(shownParts(asked, 7)).toEqual({parts: ['explained', 'signs', 'task'], gap: 0});
	expect(shownParts(asked, 3)).toEqual({parts: ['task'], gap: 1});
	const said = {...asked, hidden: 1, said: 3};
	expect(shownParts(said, 8)).toEqual({parts: ['hidden', 'task', 'said', 'signs'], gap: 0});
	expect(shownParts(said, 6)).toEqual({parts: ['task', 'said'], gap: 0});
});
