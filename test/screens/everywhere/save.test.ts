import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {expect, test} from 'vitest';
import {createEffects, pictureName, savePicture} from '../../../source/app/effects.js';
import type {Model} from '../../../source/explorer/model.js';
import {stillOf, writePicture} from '../../../source/record/record.js';
import {screens} from '../../../source/screens/index.js';
import {createStore} from '../../../source/screens/store.js';
import {AlternateScreen} from '../../../source/terminal/alternate-screen.js';
import {OutputGate} from '../../../source/terminal/output-gate.js';
import {complete, frameOf} from '../../app/render.js';
import {atSolution, atStep, knowledge, messageOf, modelWith, pressed} from '../../pressed.js';
import {temporaryFolder} from '../../temporary-folder.js';

const folder = temporaryFolder();

/** Presses W, and does what its effect does, in this folder. */
async function save(model: Model, into = folder): Promise<Model> {
	const store = createStore(model, knowledge, screens);
	expect(store.press('W')).toBe('save');
	await savePicture(store, screens, (name, frame) => writePicture(path.join(into, name), frame));
	return store.get();
}

test.each([
	[atStep(8, 48), 'queens-8-search-48'],
	[atStep(12, 500, {screen: 'compare'}), 'queens-12-compare-500'],
	[atSolution(8, 14), 'queens-8-solutions-14'],
	[modelWith({screen: 'play'}), 'queens-8-play'],
	[modelWith({screen: 'lesson'}), 'queens-8-lesson'],
	[pressed(atSolution(8, 14), 'M'), 'queens-8-solutions-14-images'],
])('the name of the file says what is on the screen: %#', (model, name) => {
	expect(pictureName(screens, model)).toBe(name);
});

// Manual: `W` saves a picture of the screen in the current folder under a new name, and says which
test('saves the screen without asking, under the next free name, and says where', async () => {
	const model = {...atStep(8, 48), notice: 'watched'} as const;
	complete(model, knowledge);
	const first = await save(model);
	await save(first);
	await save(first);
	const names = readdirSync(folder).sort();
	expect(names).toEqual(['queens-8-search-48-2.svg', 'queens-8-search-48-3.svg', 'queens-8-search-48.svg']);
	const drawn = stillOf({model: atStep(8, 48), knowledge, screens});
	expect(names.map((name) => readFileSync(path.join(folder, name), 'utf8'))).toEqual([drawn, drawn, drawn]);
	expect(messageOf(first)).toBe(`Picture: saved as ${path.join(folder, 'queens-8-search-48.svg')} in ${process.cwd()}`);
	expect(frameOf(first).join('\n')).toMatch(/Picture: saved as\s/);
});

test('while a picture is being saved, W saves no other one', async () => {
	const store = createStore(modelWith({screen: 'play'}), knowledge, screens);
	const names: string[] = [];
	const act = createEffects({
		store,
		screens,
		screen: new AlternateScreen(process.stdin, process.stdout, {isAlternate: false, onResume() {}}),
		output: new OutputGate(process.stdout, false),
		async write(name) {
			names.push(name);
			return name;
		},
	});
	act.save();
	act.save();
	expect(names).toHaveLength(1);
	await expect.poll(() => messageOf(store.get())).toContain('Picture: saved');
	act.save();
	expect(names).toHaveLength(2);
});

test('says why a picture cannot be saved', async () => {
	const model = await save(atStep(8, 48), path.join(folder, 'missing'));
	expect(messageOf(model)).toMatch(/^Picture: nothing is written to '.*48\.svg': no such file or directory$/);
});
