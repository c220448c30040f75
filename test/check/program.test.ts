import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {expect, test, vi} from 'vitest';
import {check} from '../../source/check/check.js';
import {type Text, text} from '../../source/text/en.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {environmentIn, temporaryFolder} from '../temporary-folder.js';
import {usual} from './checked.js';

const folder = temporaryFolder();
const right = '1 3 0 2\n2 0 3 1\n';
const verdict = '正确：4 个皇后的 2 个解都在，各出现一次。';
for (const [name, contents] of Object.entries({
	'a.txt': right,
	'b.txt': '[0, 2, 1, 3]\n',
	'c.txt': 'Hello\n',
	'd.txt': '[0][0]=true\n[1][0]=true\n3 solutions\n',
	'class/of/deeper.txt': right,
	'class/10.txt': right,
	'class/.hidden': 'Hello\n',
	'class/09.txt': right,
	'none/.hidden': right,
	'twice.txt': `${right}${right}`,
})) {
	mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
	writeFileSync(path.join(folder, name), contents);
}

/** What these files of the folder make of it. */
async function checkOf(names: readonly string[], isJson = false, words: Text = text) {
	const [stdout, stderr] = [process.stdout, process.stderr].map((stream) =>
		vi.spyOn(stream, 'write').mockImplementation((_, ...more: readonly unknown[]) => {
			(more.at(-1) as (() => void) | undefined)?.();
			return true;
		}),
	);
	const files = names.map((name) => path.join(folder, name));
	const status = await check({files, exercise: {...usual, size: 4}, isJson, code: 'python'}, words);
	const [printed, said] = [stdout!, stderr!].map(({mock}) => mock.calls.map(([piece]) => piece).join(''));
	vi.restoreAllMocks();
	return {status, stdout: printed!.replaceAll(`${folder}/`, ''), stderr: said!.replaceAll(`${folder}/`, '')};
}

test.each<[string, number, string]>([
	['a.txt', 0, 'Right: all 2 solutions for 4 queens, each once.\nSome mistakes show only with 6 queens: try 6, too.'],
	['a.txt a.txt', 0, 'a.txt: Right…\na.txt: Right…\n2 files: 2 right, 0 wrong, 0 not told'],
	['c.txt a.txt', 3, 'c.txt: Cannot…\na.txt: Right…\n2 files: 1 right, 0 wrong, 1 not told'],
	['a.txt b.txt c.txt', 1, 'a.txt: Right…\nb.txt: Wrong…\nc.txt: Cannot…\n3 files: 1 right, 1 wrong, 1 not told'],
	['no-file a.txt', 1, 'a.txt: Right…\n2 files: 1 right, 0 wrong, 1 not told'],
	['class', 0, 'class/09.txt: Right…\nclass/10.txt: Right…\n2 files: 2 right, 0 wrong, 0 not told'],
	['none', 3, '0 files: 0 right, 0 wrong, 0 not told'],
])('the exit status of %s is %i', async (names, status, stdout) => {
	const told = await checkOf(names.split(' '));
	expect({...told, stdout: told.stdout.replaceAll(/(?<=: [RWC]\w+):? .*/g, '…')}).toEqual({
		status,
		stdout: `${stdout}\n`,
		stderr: names.startsWith('no-') ? "queens-tui: 'no-file' cannot be read: no such file or directory\n" : '',
	});
});

// Manual: a folder or several files: a line for each, and a sum
test('a folder is checked in Chinese, too, and of a pattern it is told what to type', async () => {
	const sum = '共 3 个文件：3 个正确，0 个有错，0 个无法确定';
	// It would wait for ever.
	spawnSync('mkfifo', ['class/pipe'], {cwd: folder});
	symlinkSync('10.txt', path.join(folder, 'class/11.txt'));
	const {stdout} = await checkOf(['class'], false, chinese);
	expect(stdout).toBe(`${['09', '10', '11'].map((name) => `class/${name}.txt: ${verdict}\n`).join('')}${sum}\n`);
	expect(await checkOf(['*.txt'])).toEqual({
		status: 1,
		stdout: '',
		stderr:
			"queens-tui: '*.txt' is no file, and no shell has put file names in its place: type the names, or in PowerShell (Get-Item *.txt)\n",
	});
});

test('for scripts there is a report, in one line if there are several files', async () => {
	const report = {schema: 'queens-tui-check/4', size: 4, base: 0, possible: []};
	const alone = await checkOf(['d.txt'], true);
	expect(alone.stdout).toMatch(/^\{\n\t"schema"/);
	const attacked = {kind: 'wrong-safe', row: 1, columns: [0, 0], squares: []};
	const test = {row: 1, column: 0, isSafe: true, line: 2, text: '[1][0]=true'};
	expect(JSON.parse(alone.stdout)).toEqual({
		...report,
		file: 'd.txt',
		verdict: 'wrong',
		tests: {count: 2, wrong: 1, first: {...attacked, test, queens: [{row: 0, column: 0}]}},
		total: {line: 3, number: 3, size: 4, solutions: 2},
	});
	const several = await checkOf(['a.txt', 'c.txt'], true);
	expect(
		several.stdout
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line)),
	).toEqual([
		{
			...report,
			file: 'a.txt',
			verdict: 'right',
			solutions: {right: 2, expected: 2, twice: {count: 0}, wrong: {count: 0}, isComplete: true},
		},
		{...report, file: 'c.txt', verdict: 'unclear'},
	]);
	const missing = await checkOf(['b.txt'], true);
	expect(JSON.parse(missing.stdout).solutions.missing).toEqual({number: 1, queens: [1, 3, 0, 2]});
	const {possible} = JSON.parse((await checkOf(['twice.txt'], true)).stdout);
	expect(possible).toContainEqual({id: 'printed-twice', text: text.trace.mistakes['printed-twice']});
});

/** By the program that is built. */
function run(input: string, ...parameters: readonly string[]) {
	return spawnSync(process.execPath, ['dist/cli.js', ...parameters, '--check', '-'], {
		input,
		encoding: 'utf8',
		env: {...process.env, LC_ALL: 'C.UTF-8', NODE_OPTIONS: '--max-old-space-size=128'},
	});
}

test('standard input is checked, in which blank lines hide no form', () => {
	const told = run('\n'.repeat(200) + right, '--lang', 'zh');
	expect(told).toMatchObject({status: 0, stdout: expect.stringContaining(verdict), stderr: ''});
	expect(run(right + '\n'.repeat(31_999_985))).toMatchObject({status: 3, stdout: expect.stringContaining('32 MB')});
});

test('a signal ends the check of many files, and names of files come escaped', async () => {
	const name = '\u001B[31mname.txt';
	writeFileSync(path.join(folder, name), '1 3 0 2\n');
	// Nearly all the time is spent computing, when nothing hears a signal.
	const files = Array.from({length: 3000}, () => name);
	const child = spawn(process.execPath, [path.resolve('dist/cli.js'), '4', '--check', ...files], {cwd: folder});
	let output = '';
	child.stdout.on('data', (data) => {
		output += String(data);
	});
	const ending: Promise<readonly unknown[]> = once(child, 'close');
	await expect.poll(() => output.split('\n').length, {timeout: 20_000}).toBeGreaterThan(3);
	child.kill('SIGINT');
	const [, signal] = await ending;
	expect(signal).toBe('SIGINT');
	expect(output).toMatch(/^\\u\{1b\}\[31mname\.txt: Wrong[ -~\n]*$/);
});

test('nothing raw comes to the terminal, and hostile input ends', () => {
	const hostile = ['['.repeat(200_000), '('.repeat(50), 'Q'.repeat(50_000), '9'.repeat(100_000)];
	const controls = '\u001B]0;x\u0007\u0000\u009B';
	const {status, stdout, stderr} = run(`${right}${controls}\n${hostile.join('\n')}\n`, '4');
	expect([0, 1, 3]).toContain(status);
	expect(`${stdout}${stderr}`).toMatch(/^[\n -~…]*$/);
});

test.runIf('RUNS' in process.env)('more lines than memory may hold are not read', () => {
	expect(run('1\n'.repeat(2_500_001))).toMatchObject({status: 3, stdout: expect.stringMatching(/2,500,000 lines/)});
});

test.runIf('RUNS' in process.env)('however many blank lines or signs there are, they take little memory', () => {
	expect(run(right.replace('\n', '\n'.repeat(2_500_000)))).toMatchObject({status: 0, stderr: ''});
	expect(run(`${right}${'='.repeat(8_000_000)}\n`)).toMatchObject({status: 0, stderr: ''});
});

test.runIf(process.platform === 'linux')(
	'the loop of the manual grades programs with an argument, input, an error, and a compiler',
	() => {
		const [, indented = ''] = /^ {4}# grade\.sh\n((?: {4}.*\n)+)/m.exec(readFileSync('docs/manual.md', 'utf8')) ?? [];
		const list = 'for queens in ([1, 3, 0, 2], [2, 0, 3, 1])[: 2 if n == 4 else 0]: print(queens)';
		const programs = {
			'argument.py': `import sys\nn = int(sys.argv[1])\n${list}`,
			'the input.py': `n = int(input("n = "))\n${list}`,
			'error.py': 'raise ValueError',
			'lines.cpp': '#include <cstdio>\nint main() { puts("1 3 0 2"); }',
		};
		mkdirSync(path.join(folder, 'programs'));
		for (const [name, code] of Object.entries(programs)) {
			writeFileSync(path.join(folder, 'programs', name), code);
		}

		const script = indented.replace(/\b8\b/g, '4');
		const {stdout} = spawnSync('bash', ['-c', script], {cwd: folder, env: environmentIn(folder), encoding: 'utf8'});
		const verdicts = stdout.split('\n').map((line) => line.replace(/(?<=: [A-Z]\w+)\b.*/, ''));
		expect(verdicts).toEqual([
			'outputs/argument.py.txt: Right',
			'outputs/error.py.txt: Cannot',
			'outputs/lines.cpp.txt: Wrong',
			'outputs/the input.py.txt: Right',
			'4 files: 2 right, 1 wrong, 1 not told',
			'',
		]);
	},
);
