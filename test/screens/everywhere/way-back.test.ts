import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Model} from '../../../source/explorer/model.js';
import {commandOf, wayBack} from '../../../source/screens/everywhere/way-back.js';
import {screens} from '../../../source/screens/index.js';
import {chapters} from '../../../source/screens/lesson/chapters.js';
import {playBoard} from '../../../source/screens/play-board.js';
import {settled} from '../../../source/screens/screen.js';
import {codes} from '../../../source/solver/search/listing.js';
import {frameOf} from '../../app/render.js';
import {atStep, chinese, digitOf, knowledge, messageOf, modelWith, pressed, english as text} from '../../pressed.js';
import {runs} from '../../runs.js';
import {startedWith} from '../started.js';

/** The words of a command, as a shell splits it. */
function wordsIn(command: string): readonly string[] {
	return [...command.matchAll(/'([^']*)'|[^ ]+/g)].map(([word, inside]) => inside ?? word);
}

function restarted(model: Model): Model {
	const [program, ...argv] = wordsIn(commandOf(screens, model));
	expect(program).toBe('queens-tui');
	const started = startedWith(argv, model.window);
	return settled(screens, started, started, knowledge);
}

/** The model without what has no option. */
function carried(model: Model): Model {
	const still: Model = {
		...model,
		overlay: undefined,
		notice: undefined,
		sought: undefined,
		stepFraction: 0,
		checksShown: 0,
		isPlaying: false,
		slots: Object.fromEntries(Object.entries(model.slots).filter(([name]) => !/^tree-scale/.test(name))),
	};
	return playBoard.with(still, {past: [], future: [], cursor: {row: 0, column: 0}, isHintShown: false});
}

const keys = fc.array(
	fc.constantFrom(
		...'123v-+afztsTyOopnDdguixh',
		...['left', 'right', 'up', 'down', 'pagedown', 'end', 'enter', 'space', 'escape', 'tab', '>', '<'],
	),
	{maxLength: 30},
);
const models = fc.record({
	size: fc.integer({min: 1, max: 8}),
	screen: fc.constantFrom(...(['solutions', 'search', 'compare', 'play'] as const)),
	window: fc.constantFrom({columns: 80, rows: 24}, {columns: 50, rows: 14}, {columns: 120, rows: 40}),
	code: fc.constantFrom(...codes.map(({id}) => id)),
	language: fc.constantFrom(...([{language: 'en'}, {language: 'zh', text: chinese}] as const)),
});

// Manual: `c` copies the command that leads back to this place
test('the command leads back to the same frame', () => {
	fc.assert(
		fc.property(models, keys, ({language, ...changes}, pressedKeys) => {
			const model = carried(pressed(modelWith({...changes, ...language}), ...pressedKeys));
			// A lesson is carried by its task only.
			fc.pre(model.screen !== 'lesson');
			expect(frameOf(restarted(model))).toEqual(frameOf(model));
		}),
		{numRuns: runs(6)},
	);
});

// Manual: every option of it can be typed
test('it names what differs from the usual, and quotes for a shell', () => {
	const commandAfter = (changes: Partial<Model>, ...pressedKeys: readonly string[]) =>
		commandOf(screens, pressed(modelWith(changes), ...pressedKeys));
	expect(commandAfter({size: 6, language: 'zh'}, 'right', 'z')).toBe('queens-tui 6 --at 2 --wall --lang zh');
	expect(commandAfter({screen: 'search'}, 'right', 'v', 't')).toBe(
		'queens-tui 8 --screen search --at 1 --variant flags --view tree --lang en',
	);
	expect(commandAfter({size: 4, screen: 'play'}, 'right', 'space', 'down', 'down', 'space', 'right', 'space')).toBe(
		"queens-tui 4 --screen play --queens '1 . 1,2 .' --lang en",
	);
	expect(commandAfter({size: 3}, 'right')).toBe('queens-tui 3 --lang en');
});

test('a lesson is carried by its task, and its end by the last chapter', () => {
	const lesson = modelWith({screen: 'lesson'});
	const leadBack: readonly (readonly [keys: readonly string[], task: string])[] = [
		[[digitOf('lesson')], '1'],
		[[digitOf('lesson'), 'enter'], '1.1'],
		[[...']]]'], '4.1'],
		[[...']]]iii', 'enter'], '4.2'],
	];
	for (const [pressedKeys, task] of leadBack) {
		const model = pressed(lesson, ...pressedKeys);
		expect(commandOf(screens, model)).toBe(`queens-tui --lesson ${task} --lang en`);
		expect(commandOf(screens, {...model, code: 'python'})).toBe(`queens-tui --lesson ${task} --code python --lang en`);
		expect(frameOf(restarted(model))).toEqual(frameOf({...model, notice: undefined}));
	}

	const over = pressed(lesson, ...']'.repeat(chapters.length + 1));
	expect(commandOf(screens, over)).toBe(`queens-tui --lesson ${chapters.length} --lang en`);
});

// Manual: The command is shown, too
test('c says which command it copies, also over an overlay, and where one too long for the window is', () => {
	for (const key of ['?', 'm', 'M']) {
		const copied = pressed(modelWith({window: {columns: 120, rows: 40}}), key, 'c');
		expect(frameOf(copied).join('\n')).toContain('queens-tui 8 --lang en');
	}

	const narrow = atStep(8, 48, {variant: 'bitmask', window: {columns: 40, rows: 12}});
	expect(frameOf(pressed(narrow, 'c')).slice(-3)).toContain(' Copied if possible: a command too long');
	expect(wayBack.of(pressed(narrow, 'c')).command).toBe(
		'queens-tui 8 --screen search --at 48 --variant bitmask --lang en',
	);
});

// Readme: At the end you write the program yourself, in TypeScript, Java, C++ or Python
test.each(codes)('on the last page of the lesson c copies the command that stands there, in $name', ({id: code}) => {
	const over = pressed(modelWith({screen: 'lesson', code}), ...']'.repeat(chapters.length), 'c');
	const {command} = wayBack.of(over);
	expect(frameOf(over).join('\n')).toContain(command);
	expect(command).toMatch(/^queens-tui --run queens\.\w+$/);
	expect(messageOf(over)).toBe(text.notices['command-sent'](command));
});
