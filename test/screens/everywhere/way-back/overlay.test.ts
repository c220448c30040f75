import {spawnSync} from 'node:child_process';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Model} from '../../../../source/explorer/model.js';
import {statementsOf} from '../../../../source/screens/everywhere/speech.js';
import {commandOf, wayBack} from '../../../../source/screens/everywhere/way-back/command.js';
import {commandLines} from '../../../../source/screens/everywhere/way-back/overlay.js';
import {screens} from '../../../../source/screens/index.js';
import {chapters} from '../../../../source/screens/lesson/chapters.js';
import {playBoard} from '../../../../source/screens/play-board.js';
import {codes} from '../../../../source/solver/index.js';
import {text} from '../../../../source/text/en.js';
import {frameOf} from '../../../app/render.js';
import {atStep, knowledge, messageOf, modelWith, pressed} from '../../../pressed.js';
import {runs} from '../../../runs.js';

test('c shows the command in place of the sentence if it fits in a line', () => {
	const copied = pressed(atStep(8, 48), 'c');
	expect(wayBack.of(copied).command).toBe('queens-tui 8 --screen search --at 48 --lang en');
	expect(frameOf(copied)).toContain(' Copied if possible: queens-tui 8 --screen search --at 48 --lang en');
	expect(frameOf(pressed(copied, 'right')).join('')).not.toContain('Copied');
});

test('c shows a longer command over the screen, as a shell reads it', () => {
	const narrow = atStep(8, 48, {variant: 'bitmask', window: {columns: 50, rows: 14}, notice: 'first-step'});
	expect(frameOf(pressed(narrow, 'c')).slice(1)).toEqual([
		'╭─ The command that leads back to here ↓ ────────╮',
		'│ queens-tui 8 --screen search --at 48 \\         │',
		'│ --variant bitmask --lang en                    │',
		'│                                                │',
		'│ It has been sent to the clipboard, if there is │',
		'│ one. No terminal says whether it has taken it: │',
		'│ if it has not, copy the command from here.     │',
		'│                                                │',
		'│ The command leaves out the images of a         │',
		'│ solution, the score of the predictions, and    │',
		'╰────────────────────────────────────────────────╯',
		' ↑↓ scroll  Esc close',
	]);
	expect(pressed(narrow, 'c', 'c').overlay).toBeUndefined();
});

test('a screen reader says the command', () => {
	const command = 'queens-tui 8 --screen search --at 48 --lang en';
	const spoken = (model: Model) => statementsOf(screens, model, knowledge);
	expect(spoken(pressed(atStep(8, 48), 'c'))['message']).toBe(`Copied if possible: ${command}`);
	const narrow = atStep(8, 48, {window: {columns: 50, rows: 14}});
	expect(spoken(pressed(narrow, 'c'))).toMatchObject({command});
});

test('while a lesson asks for a letter, C copies', () => {
	let lesson = pressed(modelWith({screen: 'lesson'}), 'enter');
	const isSent = (model: Model) => Boolean(messageOf(model)?.startsWith('Copied if possible: '));
	while (isSent(pressed(lesson, 'c'))) {
		lesson = pressed(lesson, 'i', 'i', 'i', 'enter');
	}

	expect(pressed(lesson, 'c').notice).toBeUndefined();
	expect(isSent(pressed(lesson, 'C'))).toBe(true);
});

test.each(codes)('on the last page of the lesson c copies the command that stands there, in $name', ({id: code}) => {
	const over = pressed(modelWith({screen: 'lesson', code}), ...']'.repeat(chapters.length), 'c');
	const {command} = wayBack.of(over);
	const frame = frameOf(over).join('\n');
	for (const part of command.split(' && ')) {
		expect(frame).toContain(part);
	}

	expect(command).toMatch(/ 8 \| queens-tui 8 --check -$/);
	expect(messageOf(over)).toBe(text.notices['shown-command-sent']);
});

test('a shell reads the lines of a command as that command', () => {
	const queens = fc.uniqueArray(fc.record({row: fc.nat({max: 26}), column: fc.nat({max: 26})}), {
		selector: ({row, column}) => `${row} ${column}`,
		maxLength: 40,
	});
	const argumentsOf = (command: string) => {
		const {stdout} = spawnSync('sh', ['-c', `queens-tui() { printf '%s\\n' "$@"; }\n${command}`], {encoding: 'utf8'});
		return stdout.replaceAll(/\s+/g, ' ');
	};
	fc.assert(
		fc.property(queens, fc.integer({min: 36, max: 120}), (placed, width) => {
			const command = commandOf(screens, playBoard.with(modelWith({size: 27, screen: 'play'}), {queens: placed}));
			expect(argumentsOf(commandLines(command, width).join('\n'))).toBe(argumentsOf(command));
		}),
		{numRuns: runs(6)},
	);
});
