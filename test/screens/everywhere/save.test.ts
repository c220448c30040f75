import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {savePicture} from '../../../source/app/explore/save-picture.js';
import type {Model} from '../../../source/explorer/model.js';
import {findKey} from '../../../source/explorer/press.js';
import {createStore, type Store} from '../../../source/explorer/store.js';
import {stillOf} from '../../../source/record/picture/still.js';
import {writePicture} from '../../../source/record/record.js';
import {saving} from '../../../source/screens/everywhere/save.js';
import {statementsOf} from '../../../source/screens/everywhere/speech.js';
import {screens} from '../../../source/screens/index.js';
import {complete, frameOf, unicode} from '../../app/render.js';
import {atSolution, atStep, knowledge, modelWith, pressed} from '../../pressed.js';

const folder = mkdtempSync(path.join(tmpdir(), 'queens-'));
afterAll(() => {
	rmSync(folder, {recursive: true});
});

const lastLine = (model: Model) => frameOf(model).at(-1)?.trim();

/** Presses Enter, and does what its effect does. */
async function save(store: Store): Promise<Model> {
	expect(store.press('enter')).toBe('save');
	await savePicture(store, screens, unicode, writePicture);
	return store.get();
}

/** A program that asks for the name of a file, with this name typed. */
function asking(model: Model, file: string): Store {
	return createStore(saving.with(pressed(model, 'W'), {typed: path.join(folder, file)}), knowledge, screens);
}

test.each([
	[atStep(8, 48), 'queens-8-search-48.svg'],
	[atStep(12, 500, {screen: 'compare'}), 'queens-12-compare-500.svg'],
	[atSolution(8, 14), 'queens-8-solutions-14.svg'],
	[modelWith({screen: 'play'}), 'queens-8-play.svg'],
	[modelWith({screen: 'lesson'}), 'queens-8-lesson.svg'],
])('a name is proposed on each screen: %#', (model, name) => {
	expect(lastLine(pressed(model, 'W'))).toBe(`Save a picture as: ${name}_`);
});

test('the name can be typed and erased, and nothing else happens meanwhile', () => {
	const model = pressed(
		atStep(8, 48),
		'W',
		...new Array<string>(6).fill('backspace'),
		'q',
		'space',
		'~',
		'解',
		'tab',
		'f5',
		'\u202E',
	);
	expect(lastLine(model)).toBe('Save a picture as: queens-8-search-q ~解_');
	expect(pressed(model, 'escape')).toMatchObject({overlay: undefined, exit: undefined, screen: 'search'});
	const long = pressed(model, ...new Array<string>(300).fill('a'));
	expect(saving.of(long).typed).toHaveLength(200);
	// Without a name there is nothing to write to.
	const store = createStore(saving.with(model, {typed: ''}), knowledge, screens);
	expect(store.press('enter')).toBeUndefined();
	expect(lastLine(store.get())).toBe('Save a picture as: _');
});

test('saves the screen, without what asks for the name, and says where', async () => {
	complete(atStep(8, 48), knowledge);
	const model = await save(asking(atStep(8, 48), 'a.svg'));
	expect(model.overlay).toBeUndefined();
	expect(frameOf(model).at(-1)).toContain('The picture is saved in ');
	const frame = {model: atStep(8, 48), knowledge, screens, display: unicode};
	expect(readFileSync(path.join(folder, 'a.svg'), 'utf8')).toBe(stillOf(frame));
	expect(statementsOf(screens, model, knowledge, unicode)['message']).toContain(`saved in ${folder}`);
});

test('replaces a file only when asked twice for the same name', async () => {
	const file = path.join(folder, 'taken.svg');
	writeFileSync(file, 'mine');
	const store = asking(atStep(8, 48), 'taken.svg');
	const asked = await save(store);
	expect(readFileSync(file, 'utf8')).toBe('mine');
	expect(saving.of(asked).isTaken).toBe(true);
	expect(statementsOf(screens, asked, knowledge, unicode)['answer']).toBe(
		'There is a file with this name. Save again to replace it.',
	);
	store.press('x');
	store.press('backspace');
	await save(store);
	expect(readFileSync(file, 'utf8')).toBe('mine');
	expect((await save(store)).notice).toBe('saved');
	expect(readFileSync(file, 'utf8')).toMatch(/^<svg/);
});

test('says why a file cannot be written, and keeps the name', async () => {
	const model = await save(asking(atStep(8, 48), 'missing/a.svg'));
	expect(model.overlay).toBe('save');
	expect(statementsOf(screens, model, knowledge, unicode)['answer']).toMatch(
		/^nothing is written to '.*a\.svg': ENOENT: no such file or directory$/,
	);
	expect(existsSync(path.join(folder, 'missing'))).toBe(false);
	const refused = await save(asking(atStep(8, 48), '.'));
	expect(lastLine(refused)).toContain('is no file, and only a file can be replaced');
});

test('acts on every screen, and not on what is shown over one', () => {
	for (const {id} of screens.screens) {
		expect(findKey(screens, modelWith({screen: id}), knowledge, 'W')?.row.id).toBe('save');
	}

	expect(pressed(modelWith({}), 'm', 'W').overlay).toBe('menu');
});
