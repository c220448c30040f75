import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {expect, test} from 'vitest';
import type {Model} from '../source/explorer/model.js';
import {svgOf} from '../source/record/picture/svg.js';
import {stillOf} from '../source/record/record.js';
import {screens, screensWithReplay} from '../source/screens/index.js';
import {startRun, withResult} from '../source/screens/replay/run.js';
import {complete} from './app/render.js';
import {atSolution, atStep, digitOf, english as en, knowledge, modelWith, pressed, chinese as zh} from './pressed.js';
import {recordedRange} from './record/recorded.js';
import {printedWith, resultsWith, usualSource} from './run/runs.js';

// `npm run pictures` draws them again.

const languages = [
	{language: 'en', text: en, folder: 'docs/media'},
	{language: 'zh', text: zh, folder: 'docs/media/zh'},
] as const;

const stills: Readonly<Record<string, (words: Partial<Model>) => Model | Promise<Model>>> = {
	lesson: (words) => pressed(modelWith({screen: 'solutions', ...words}), digitOf('lesson'), ...']]]'),
	solutions: (words) => pressed(atSolution(8, 14, words), 'z'),
	tree: (words) => pressed(atStep(8, knowledge.tape(8).end!.index, {...words, window: {columns: 120, rows: 40}}), 'z'),
	compare: (words) => atStep(8, 9000, {screen: 'compare', ...words}),
	replay: async (words) => {
		const [result] = await resultsWith(() => ({output: printedWith(4, 'flags never cleared')}));
		return withResult(startRun(modelWith({screen: 'replay', ...words}), usualSource), result!, true);
	},
	play: (words) => {
		const keys = 'space j l l l l space j l l l space j h h h space';
		return pressed(modelWith({screen: 'play', ...words}), ...keys.split(' '));
	},
};

test.each(languages)('the pictures in $folder are those that the program draws', async ({language, text, folder}) => {
	for (const [name, modelOf] of Object.entries(stills)) {
		const model = await modelOf({language, text});
		complete(model, knowledge);
		const still = stillOf({model, knowledge, screens: name === 'replay' ? screensWithReplay : screens});
		await expect(still).toMatchFileSnapshot(`../${folder}/${name}.svg`);
	}
});

/** The moving picture shows the steps before the first solution. */
const firstSolution = knowledge.tape(8).solution(1)?.index ?? 0;
const stepsBefore = 85;

/** `steps` end with the first solution. */
async function moving(steps: number, {language, text}: (typeof languages)[number]): Promise<string> {
	const speaking = {language, text, window: {columns: 120, rows: 40}};
	const recording = await recordedRange({size: 8}, firstSolution - steps, firstSolution, {speaking, speed: 8});
	return svgOf(recording.frames, recording);
}

function wordsIn(svg: string): ReadonlySet<string> {
	return new Set(svg.match(/<text [^>]*>[^<]*/g));
}

test.runIf('RUNS' in process.env).each(languages)('the moving picture in $folder is what is drawn', async (each) => {
	await expect(await moving(stepsBefore, each)).toMatchFileSnapshot(`../${each.folder}/search.svg`);
});

test.each(languages)('what the last frames of the moving picture in $folder say, the program says', async (each) => {
	const kept = wordsIn(readFileSync(`${each.folder}/search.svg`, 'utf8'));
	expect([...wordsIn(await moving(5, each))].filter((words) => !kept.has(words))).toEqual([]);
});

test('no other picture is left in the folder', () => {
	const files = readdirSync('docs/media', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.svg'));
	const names = [...Object.keys(stills), 'search'].map((name) => `${name}.svg`);
	expect(files.toSorted()).toEqual([...names, ...names.map((name) => path.join('zh', name))].toSorted());
});
