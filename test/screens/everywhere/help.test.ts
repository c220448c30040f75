import {expect, test} from 'vitest';
import type {Model} from '../../../source/explorer/model.js';
import {frameOf} from '../../app/render.js';
import {atStep, modelWith, pressed} from '../../pressed.js';

const help = (model: Model) => pressed(model, '?');

/** The visible lines of the help, without its border. */
function linesOf(model: Model): readonly string[] {
	return frameOf(model)
		.filter((line) => line.startsWith('│'))
		.map((line) => line.slice(2, -2).trimEnd());
}

test('keys come first, then the marks that are on the board now, other marks and words', () => {
	const lines = linesOf(help(atStep(8, 48, {window: {columns: 70, rows: 120}})));
	const headings = lines.filter((line, index) => line !== '' && (lines[index - 1] ?? '') === '');
	expect(headings).toEqual([
		'Keys: Search',
		'Keys: everywhere',
		'Marks on the board now',
		'Marks of this screen',
		'Words',
	]);
	const now = lines.slice(lines.indexOf('Marks on the board now') + 1, lines.indexOf('Marks of this screen') - 1);
	expect(now).toEqual([
		' ✗   the attacked square',
		' ♛!  the queen that attacks it',
		' ✗   tested, and attacked: no queen can stand here',
		' ◦   a queen stood here: everything below was searched, and no',
		'     solution was found',
	]);
});

test('keys stand in two columns where there is room', () => {
	const wide = linesOf(help(atStep(8, 48)));
	const narrow = linesOf(help(atStep(8, 48, {window: {columns: 60, rows: 24}})));
	expect(wide[1]).toMatch(/^←→ +one step back, forth .* {2}\S/);
	expect(narrow[1]).toMatch(/^←→ +one step back, forth$/);
});

test('closing the help shows the overlay that it hid', () => {
	const images = pressed(modelWith({screen: 'solutions'}), 'M', '?');
	expect(images.overlay).toBe('help');
	expect(pressed(images, 'escape').overlay).toBe('images');
	expect(pressed(modelWith({screen: 'compare'}), '?', '?').overlay).toBeUndefined();
});
