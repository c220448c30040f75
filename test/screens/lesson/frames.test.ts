import {describe, expect, test} from 'vitest';
import type {Model} from '../../../source/explorer/model.js';
import {asciiGlyphs, unicodeGlyphs} from '../../../source/panels/glyphs.js';
import {line, textOf} from '../../../source/panels/line.js';
import {displayFor} from '../../../source/screens/everywhere/display.js';
import {footerEntries} from '../../../source/screens/everywhere/footer.js';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens} from '../../../source/screens/index.js';
import {lesson} from '../../../source/screens/lesson/state.js';
import {variantOf} from '../../../source/solver/index.js';
import {text as english, type Text} from '../../../source/text/en.js';
import {cells} from '../../../source/text/width.js';
import {unicode} from '../../app/render.js';
import {knowledge, pressed} from '../../pressed.js';
import {answered, atTask, languages, places, rightKeys, standing, started, wrongKeys} from './walk.js';

const screen = screens.screens.find(({id}) => id === 'lesson')!;

function viewOf(model: Model, glyphs = unicodeGlyphs) {
	return screen.view!(model, knowledge, displayFor(screens, glyphs, 0, model.text));
}

/** The numbers of the chapters. */
const numbers = [...new Set(places.map(({chapter}) => chapter))];

/** The lines of the lesson, with the size of its panel. */
function lessonOf(model: Model) {
	const {foot} = viewOf(model);
	return {lines: (foot?.lines ?? []).map(textOf), width: (foot?.width ?? 0) - 4, height: (foot?.height ?? 0) - 2};
}

function panelsOf(model: Model): string {
	const {groups} = viewOf(model);
	return groups
		.flat()
		.flatMap(({title, lines}) => [title, ...lines.map(textOf)])
		.join('\n');
}

/** Every state in which a task can be seen. */
function statesOf(chapter: number, task: number, text: Text): readonly Model[] {
	const asked = atTask(chapter, task, {text});
	const {type} = standing(asked).task;
	return [
		asked,
		...['?', '??', '???'].map((keys) => pressed(asked, ...keys)),
		pressed(asked, 'S'),
		pressed(asked, ...rightKeys(asked)),
		pressed(asked, '+'),
		...(type === 'reach'
			? []
			: [[...wrongKeys(asked)], ['z'], [...wrongKeys(asked), 'z']].map((keys) => pressed(asked, ...keys))),
	].map((model) => ({...model, overlay: undefined}));
}

describe.each(languages)('in %s', (_name, text) => {
	test.each(numbers)(
		'all that chapter %i says fits into the smallest window, and names no key by its row',
		(number) => {
			for (const {chapter, task} of places.filter((place) => place.chapter === number)) {
				for (const model of statesOf(chapter, task, text)) {
					const {lines, width, height} = lessonOf(model);
					const all = lines.join('\n');
					expect(lines.length, all).toBeLessThanOrEqual(height);
					expect(lines.filter((each) => cells(each) > width)).toEqual([]);
					expect(all).not.toMatch(/[{}]|undefined|NaN/);
				}
			}
		},
	);

	test('the first task of a chapter leaves room for what the chapter says, and help for the task', () => {
		for (const {chapter, task} of places) {
			const model = atTask(chapter, task, {text});
			const spaceless = (lines: readonly string[]) => lines.join('').replaceAll(/\s/g, '');
			const {chapters} = text.lesson;
			const {chapter: current} = standing(model);
			const own = spaceless(chapters[current.id].sentences);
			if (task === 1) {
				expect(spaceless(lessonOf(model).lines)).toContain(own);
			}
		}
	});

	test('what is explained stands with every answer, or a line that says how to see it', () => {
		const spaceless = (lines: readonly string[]) => lines.join('').replaceAll(/\s/g, '');
		const {chapters, explanations, hidden} = text.lesson;
		for (const {chapter, task} of places) {
			const {chapter: current, task: own} = standing(atTask(chapter, task));
			const explained = own.explained ? explanations[own.explained] : chapters[current.id].sentences;
			for (const model of statesOf(chapter, task, text)) {
				const shown = spaceless(lessonOf(model).lines);
				const signs = [hidden.asked, hidden.over.replace('{lesson-again}', 'R')];
				const isSeen = [spaceless(explained), ...signs.map((each) => spaceless([each]))].some((each) =>
					shown.includes(each),
				);
				expect(isSeen, shown).toBe(true);
			}
		}
	});

	test('what is explained about the variants stands beside why an answer is wrong', () => {
		for (const {chapter, task} of places.filter((place) => place.chapter === 9)) {
			const asked = atTask(chapter, task, {text});
			const {lines} = lessonOf(pressed(asked, ...wrongKeys(asked)));
			expect(lines[0]).toBe(lessonOf(asked).lines[0]);
			expect(lines).not.toContain(text.lesson.hidden.asked);
		}
	});

	test('Backspace leads from the help to the explanation that has given way', () => {
		const asked = atTask(9, 6, {text});
		const helped = pressed(asked, '?', '?', '?');
		expect(lessonOf(helped).lines).toContain(text.lesson.hidden.asked);
		expect(lessonOf(pressed(helped, 'backspace')).lines).toEqual(lessonOf(asked).lines);
	});

	test('everything that was said about an answer is shown', () => {
		for (const {chapter, task} of places.filter(({kind}) => kind !== 'reach')) {
			const asked = atTask(chapter, task, {text});
			const keys = wrongKeys(asked);
			const wrong = pressed(asked, ...keys);
			const spoken = statementsOf(screens, wrong, knowledge, displayFor(screens, unicodeGlyphs, 0, text))['feedback'];
			expect(keys.length === 0 || (spoken ?? '').length > 5).toBe(true);
			const spaceless = (words: string) => words.replaceAll(/\s/g, '');
			expect(spaceless(lessonOf(wrong).lines.join(''))).toContain(spaceless(spoken ?? ''));
		}
	});

	test('as lines of text, each task is said, and each answer', () => {
		const display = displayFor(screens, asciiGlyphs, 0, text);
		let model = started({text});
		for (const _ of places) {
			const before = statementsOf(screens, model, knowledge, display);
			expect(before['task']).not.toBe('');
			const after = pressed(model, ...rightKeys(model));
			expect(statementsOf(screens, after, knowledge, display)['feedback']).not.toBe('');
			model = answered(model, rightKeys(model));
		}

		expect(statementsOf(screens, model, knowledge, display)['end']).toContain('10');
	});
});

test.each(numbers)('in ASCII chapter %i shows no other character', (number) => {
	for (const {chapter, task} of places.filter((place) => place.chapter === number)) {
		for (const model of statesOf(chapter, task, english)) {
			const {foot, groups} = viewOf(model, asciiGlyphs);
			const all = [...groups.flat(), ...(foot ? [foot] : [])].flatMap(({title, lines}) => [line(title), ...lines]);
			expect(all.map(textOf).join('\n')).toMatch(/^[\n -~]*$/);
		}
	}
});

test('a task with an explanation of its own shows it', () => {
	for (const {chapter, task} of places) {
		for (const [, text] of languages) {
			const model = atTask(chapter, task, {text});
			const {explained} = standing(model).task;
			const spaceless = (lines: readonly string[]) => lines.join('').replaceAll(/\s/g, '');
			const own = explained ? spaceless(text.lesson.explanations[explained]) : '';
			expect(spaceless(lessonOf(model).lines)).toContain(own);
		}
	}
});

test('while the tree is explained, its signs are named, in the glyphs of the terminal', () => {
	for (const task of [1, 2, 3]) {
		const signs = '⊣ a dead end   ✶ a solution   ◦ no solution below   ◉ solutions below';
		expect(lessonOf(atTask(6, task)).lines).toContain(signs);
	}
});

test('a large window lists the chapters beside the task', () => {
	const model = {...pressed(atTask(1, 5), 'a', 'enter'), window: {columns: 120, rows: 40}};
	const {foot} = viewOf(model);
	const list = (foot?.lines ?? []).map((each) => textOf(each).split(' │ ')[1]);
	expect(list.slice(0, 3)).toEqual(['   1 The rule, by hand', '▸  2 One queen a row, and the loop', '   3 A dead end']);
	expect(list).toHaveLength(10);
	expect(
		viewOf({...model, window: {columns: 110, rows: 40}})
			.foot?.lines.map(textOf)
			.join('\n'),
	).not.toContain(' │ ');
});

test('the footer says what the key of help shows next', () => {
	const footerOf = (...keys: readonly string[]) =>
		footerEntries(screens, pressed(atTask(4, 2), ...keys), knowledge, unicode).left[0];
	expect([footerOf(), footerOf('?'), footerOf('?', '?'), footerOf('?', '?', '?')]).toEqual([
		{keys: '?', word: 'nudge', id: 'lesson-help'},
		{keys: '?', word: 'hint', id: 'lesson-help'},
		{keys: '?', word: 'answer', id: 'lesson-help'},
		expect.objectContaining({id: 'lesson-skip'}),
	]);
});

test('before the answer no panel shows a total, the next line or what the test finds', () => {
	for (const {chapter, task} of places) {
		const model = atTask(chapter, task);
		const {task: current} = standing(model);
		if (current.type === 'reach' || !current.at || current.at.type === 'end' || current.isOpen) {
			continue;
		}

		const panels = panelsOf(model);
		expect(panels).not.toContain(unicodeGlyphs.next);
		expect(panels).not.toMatch(/\d(?: of |\/) *\d/);
	}
});

test('beside the listing stands no note: a task may ask about what it says', () => {
	const window = {columns: 120, rows: 40};
	for (const task of [1, 2, 4, 5, 6]) {
		const model = atTask(9, task, {window});
		const {listing} = variantOf(standing(model).stage.variant);
		const panel = viewOf(model)
			.groups.flat()
			.find(({title}) => title.includes(': row = '));
		const lines = panel?.lines.map((each) => textOf(each).trim()).filter((each) => each !== '') ?? [];
		expect(lines.at(-1)).toBe(listing.at(-1)?.code.trim());
	}
});

test('tasks about the program show the whole function in the smallest window', () => {
	const panels = panelsOf(atTask(2, 5));
	const {listing} = variantOf('scan');
	const end = listing.findIndex(({code}) => code === '}');
	for (const {code} of listing.slice(0, end + 1)) {
		expect(panels).toContain(code);
	}
});

test('too small a window says what the lesson needs', () => {
	const {foot, below} = viewOf({...atTask(4, 2), window: {columns: 79, rows: 24}});
	expect(foot).toBeUndefined();
	expect(below.map(textOf).join(' ')).toContain('80 columns and 24 rows');
});

test('the end says what was right at the first try', () => {
	const end = lesson.with(atTask(1, 1), {
		chapter: 10,
		results: {'rule 0': 'first-try', 'rule 1': 'later', 'rule 2': 'skipped'},
	});
	const [panel] = viewOf(end).groups.flat();
	const lines = panel?.lines.map(textOf) ?? [];
	expect(lines.find((each) => each.startsWith('1 '))).toMatch(
		/^1 +The rule, by hand +1 of 5 +1 skipped +2 not in this session *$/,
	);
	expect(lines.join('\n')).not.toMatch(/[{}]/);
});
