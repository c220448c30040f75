import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {runOnce} from '../../source/run/result.js';
import {nextExercise, startOf, writeStart} from '../../source/run/start.js';
import {text} from '../../source/text/en.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {temporaryFolder} from '../temporary-folder.js';
import {usualSource} from './runs.js';

const folder = temporaryFolder();
const words = text.run.start;

const python = {
	isSafe: 'if any(queens[r] == c or abs(queens[r] - c) == row - r for r in range(row)): return False',
	place: `if row == n: return report()
    for col in range(n):
        if test(row, col):
            queens[row] = col
            place(row + 1)`,
	undo: 'cols[col] = downs[down] = ups[up] = False',
	stop: 'if found: return',
	declares: 'found = False\n\n',
	finds: '    global found\n    found = True\n',
};
const braces = {
	isSafe: 'for (int r = 0; r < row; r++) if (queens[r] == c || abs(queens[r] - c) == row - r) return false;',
	place: `if (row == n) { report(); return; }
  for (int col = 0; col < n; col++) if (test(row, col)) { queens[row] = col; place(row + 1); }`,
	undo: 'cols[col] = downs[down] = ups[up] = false;',
	stop: 'if (found) return;',
	declares: 'boolean found = false;\n\n',
	finds: 'found = true;\n',
};

type Solution = typeof python;

function translated(words: Readonly<Record<string, string>>): Solution {
	const inIt = (lines: string) => Object.entries(words).reduce((line, [from, to]) => line.replaceAll(from, to), lines);
	return {...braces, ...Object.fromEntries(Object.entries(braces).map(([part, lines]) => [part, inIt(lines)]))};
}

const javascript = translated({'int ': 'let ', 'boolean ': 'let ', abs: 'Math.abs'});
const languages = [
	{suffix: 'py', tool: 'python3', solution: python},
	{suffix: 'js', tool: process.execPath, solution: javascript},
	{suffix: 'ts', tool: path.resolve('node_modules/.bin/tsx'), solution: javascript},
	{suffix: 'java', tool: 'java', solution: translated({boolean: 'static boolean', abs: 'Math.abs'})},
	{suffix: 'c', tool: 'gcc', solution: translated({boolean: 'bool'})},
	{suffix: 'cpp', tool: 'g++', solution: translated({boolean: 'bool'})},
];

/** A start with its solution in place of each TODO. */
function solved(start: string, {declares, finds, ...parts}: Solution, isLast: boolean): string {
	const {todo, tests} = words;
	const filled = start.replace(/^( *)(?:#|\/\/) TODO: (.*)\n/gm, (_, indent: string, asked: string) => {
		const part = (Object.keys(todo) as (keyof typeof todo)[]).find((id) => todo[id] === asked)!;
		return `${indent}${parts[part]}\n`;
	});
	const note = new RegExp(`^.*${tests}`, 'm');
	return isLast ? filled.replace(note, `${declares}$&`).replace(/report\(\).*[{:]\n/, `$&${finds}`) : filled;
}

async function outcomeOf(name: string, contents: string) {
	const typed = path.join(folder, name);
	writeFileSync(typed, contents);
	return (await runOnce({...usualSource, typed})).at(-1)!;
}

const exercises = [0, 1, 2, 3, 4];

describe.each(languages)('a start with the suffix $suffix', ({suffix, tool, solution}) => {
	// Compilers take their time: npm run test:long tries the others.
	const isTried = suffix === 'py' || suffix === 'js' || 'RUNS' in process.env;
	const tried = test.runIf(isTried && spawnSync(tool, ['--version']).status === 0).each(exercises);
	tried('of exercise %i is not right, and its solution is, for all sizes', {timeout: 60_000}, async (exercise) => {
		const name = `${exercise === 0 ? 'queens' : `queens-${exercise}`}.${suffix}`;
		const start = startOf(name, words);
		expect(await outcomeOf(name, start)).toMatchObject({isRight: false, isStopped: false});
		const outcome = await outcomeOf(name, solved(start, solution, exercise === 4));
		expect(outcome).toMatchObject({isRight: true});
		expect(outcome.words(text)).toContain('For 1, 5, 6 and 8 queens it is right, too.');
	});
});

// Readme: `w` writes a start, with `is_safe` and `place` left to you
test.each(languages)('starts with the suffix $suffix are short, and say what is to be done first', ({suffix}) => {
	for (const {tasks, ...others} of [words, chinese.run.start]) {
		for (const exercise of exercises) {
			const start = startOf(`queens-${exercise}.${suffix}`, {tasks, ...others});
			expect(start.split('\n').length).toBeLessThan(50);
			expect(start.split('\n')[0]).toMatch(/^(?:#|\/\/) /);
			expect(start).toContain(tasks[exercise]!.split('is_safe')[0]);
			expect(start.match(/TODO/g)).toHaveLength(exercise === 0 ? 2 : 1);
		}
	}
});

// That each can be solved is tried above, where its compiler is installed: this notices any change.
test('starts are as they were when they were last tried', async () => {
	const names = exercises.flatMap((exercise) => languages.map(({suffix}) => `queens-${exercise}.${suffix}`));
	const digestOf = (name: string) => createHash('sha256').update(startOf(name, words)).digest('hex').slice(0, 8);
	await expect(`${names.map((name) => `${digestOf(name)} ${name}`).join('\n')}\n`).toMatchFileSnapshot('starts.txt');
});

// Manual: `w` writes a start into a file that is missing or empty
test('a start never takes the place of text', () => {
	const file = path.join(folder, 'kept.py');
	writeFileSync(file, '');
	writeStart(file, words);
	expect(readFileSync(file, 'utf8')).toBe(startOf('kept.py', words));
	writeFileSync(file, ' ');
	expect(() => writeStart(file, words)).toThrow('EEXIST');
	expect(readFileSync(file, 'utf8')).toBe(' ');
	const device = path.join(folder, 'device.py');
	symlinkSync('/dev/null', device);
	expect(() => writeStart(device, words)).toThrow('EEXIST');
});

// Manual: The exercises have exactly the names `queens-1` to `queens-4`, with a suffix
test('each exercise leads to the next, by its exact name', () => {
	expect(startOf('queens-5.py', words)).toBe(startOf('queens.py', words));
	expect(nextExercise(path.join('a', 'queens-1.py'))).toBe(path.join('a', 'queens-2.py'));
	const others = ['queens-4.py', 'queens.py', 'my-queens-1.py', 'queens-10.py'];
	expect(others.filter((name) => nextExercise(name) !== undefined)).toEqual([]);
});
