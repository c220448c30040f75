import {expect, test} from 'vitest';
import {openHelp} from '../../../source/screens/everywhere/help.js';
import {screens} from '../../../source/screens/index.js';
import {frameOf} from '../../app/render.js';
import {atStep, modelWith, pressed} from '../../pressed.js';

const ids = screens.screens.map(({id}) => id);

/** The lines of the help, without its border. */
function linesOf(model: Parameters<typeof pressed>[0]): readonly string[] {
	return frameOf(model)
		.slice(2, -2)
		.map((line) => line.slice(2, -2).trimEnd());
}

/** The headings, from all pages of the help. */
function headingsOf(model: Parameters<typeof pressed>[0]): readonly string[] {
	const pages = Array.from({length: 8}, (_, page) =>
		linesOf(pressed(model, ...Array.from({length: page}, () => 'pagedown'))),
	);
	return [...new Set(pages.flat().filter((line, index, all) => (index === 0 || all[index - 1] === '') && line !== ''))];
}

test.each(ids)('the help of %s begins with the keys of the screen', (screen) => {
	const name = {lesson: 'Lesson', solutions: 'Solutions', search: 'Search', compare: 'Compare', play: 'Play'}[screen];
	expect(linesOf(openHelp(modelWith({screen})))[0]).toBe(`Keys: ${name}`);
});

test('the keys of the screen come first, then those of all screens, the marks on it and the words', () => {
	expect(headingsOf(pressed(atStep(8, 48), '?')).slice(0, 4)).toEqual([
		'Keys: Search',
		'Keys: everywhere',
		'On the screen now',
		'Words',
	]);
});

test('keys stand in two columns where there is room', () => {
	const wide = linesOf(openHelp(atStep(8, 48)));
	const narrow = linesOf(openHelp(atStep(8, 48, {window: {columns: 60, rows: 24}})));
	expect(wide[1]).toMatch(/^←→ +one step back, forth .* {2}\S/);
	expect(narrow[1]).toMatch(/^←→ +one step back, forth$/);
});

test.each(ids)('the help of %s scrolls to its last line and not further, in every window', (screen) => {
	for (const [columns, rows] of [
		[80, 24],
		[40, 12],
		[120, 40],
	] as const) {
		const opened = openHelp(modelWith({screen, window: {columns, rows}}));
		const end = pressed(opened, ...Array.from({length: 40}, () => 'pagedown'));
		expect(linesOf(pressed(end, 'down'))).toEqual(linesOf(end));
		expect(linesOf(pressed(end, ...Array.from({length: 40}, () => 'pageup')))).toEqual(linesOf(opened));
	}
});

test('/ finds words: Enter goes to the first hit, n and p to the next and the previous, in a circle', () => {
	const typed = pressed(openHelp(atStep(8, 48)), '/', ...'Dead ENd');
	expect(typed.overlay).toBe('find');
	expect(frameOf(typed).at(-1)).toContain('/ Dead ENd_');
	const first = pressed(typed, 'enter');
	expect(first.overlay).toBe('help');
	expect(linesOf(first)[0]).toMatch(/dead end/);
	expect(pressed(first, 'n', 'p')).toEqual(first);
	expect(pressed(openHelp(atStep(8, 48)), '/', 'x', 'y', 'z', 'q', 'enter').notice).toBe('not-found');
	expect(pressed(typed, 'escape').overlay).toBe('help');
});

test('closing the help shows the overlay that it hid', () => {
	const spaces = pressed(modelWith({screen: 'compare'}), 'w', '?');
	expect(spaces.overlay).toBe('help');
	expect(pressed(spaces, 'escape').overlay).toBe('search-spaces');
	expect(pressed(modelWith({screen: 'compare'}), '?', '?').overlay).toBeUndefined();
});
