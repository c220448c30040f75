import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {expect, test} from 'vitest';
import {environmentIn, temporaryFolder} from '../temporary-folder.js';

const folder = temporaryFolder();

function run(input: string | Uint8Array, ...parameters: readonly string[]) {
	const {status, stdout, stderr} = spawnSync(process.execPath, ['dist/cli.js', '--check', '-', ...parameters], {
		input,
		encoding: 'utf8',
		env: {...process.env, LC_ALL: 'C.UTF-8', NODE_OPTIONS: '--max-old-space-size=128'},
	});
	return {status, stdout, stderr};
}

const right = '1 3 0 2\n2 0 3 1\n';

test('the exit status is 0 if all is right, 1 if not, and 3 if what was read does not decide', () => {
	// Blank lines hide no form.
	const stdout = expect.stringContaining('正确：4 个皇后的 2 个解都在，各出现一次。');
	expect(run('\n'.repeat(200) + right, '--lang', 'zh')).toMatchObject({status: 0, stdout, stderr: ''});
	const {status, stdout: json} = run('1 3 0 2\n', '--print', 'json');
	expect(status).toBe(1);
	expect(JSON.parse(json)).toMatchObject({
		schema: 'queens-tui-check/4',
		file: '-',
		size: 4,
		verdict: 'wrong',
		solutions: {right: 1, expected: 2, missing: {number: 2, queens: [2, 0, 3, 1]}},
		possible: expect.any(Array),
	});
	const counted = run(`${right}3 solutions\n`, '--print', 'json');
	expect(JSON.parse(counted.stdout).total).toEqual({line: 3, number: 3, size: 4, solutions: 2});
	const unread = expect.stringMatching(/^Cannot tell: no board.*'Hello'/);
	expect(run('Hello\n')).toMatchObject({status: 3, stdout: unread, stderr: ''});
});

test('a pattern for which no shell has put names says what to type', () => {
	const {status, stderr} = spawnSync(process.execPath, ['dist/cli.js', '--check', '*.txt', '--lang', 'en'], {
		encoding: 'utf8',
	});
	expect([status, stderr]).toEqual([
		1,
		"queens-tui: '*.txt' is no file, and no shell has put file names in its place: type the names, or in PowerShell (Get-Item *.txt)\n",
	]);
});

test('several files or a folder have one line each, also after one that cannot be read, a sum, and the status of the worst', () => {
	const files = {'a.txt': right, 'b.txt': '[0, 2, 1, 3]\n', 'c.txt': 'Hello\n'};
	for (const [name, contents] of Object.entries(files)) {
		writeFileSync(path.join(folder, name), contents);
	}

	const check = (...parameters: readonly string[]) =>
		spawnSync(process.execPath, [path.resolve('dist/cli.js'), ...parameters], {cwd: folder, encoding: 'utf8'});
	const {status, stdout, stderr} = check('4', '--check', 'no-such-file', ...Object.keys(files), '--lang', 'en');
	expect({status, stderr}).toMatchObject({status: 1, stderr: expect.stringMatching(/'no-such-file' cannot be read/)});
	expect(
		stdout
			.trimEnd()
			.split('\n')
			.map((line) => /^\w\.txt: \w+/.exec(line)?.[0] ?? line),
	).toEqual(['a.txt: Right', 'b.txt: Wrong', 'c.txt: Cannot', '4 files: 1 right, 1 wrong, 2 not told']);
	const json = check('--check', 'a.txt', 'c.txt', '--print', 'json');
	expect(json.status).toBe(3);
	const reports = json.stdout.trimEnd().split('\n');
	expect(reports.map((line) => JSON.parse(line).file)).toEqual(['a.txt', 'c.txt']);
	for (const name of ['class/of/deeper.txt', 'class/10.txt', 'class/.hidden', 'class/09.txt']) {
		mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
		writeFileSync(path.join(folder, name), right);
	}

	const {status: ofClass, stdout: lines} = check('4', '--check', 'class', '--lang', 'zh');
	const verdict = '正确：4 个皇后的 2 个解都在，各出现一次。';
	const sum = '共 2 个文件：2 个正确，0 个有错，0 个无法确定';
	expect([ofClass, lines]).toEqual([0, `class/09.txt: ${verdict}\nclass/10.txt: ${verdict}\n${sum}\n`]);
});

test('a signal ends the check of many files, and names of files come escaped', async () => {
	const name = '\u001B[31mname.txt';
	writeFileSync(path.join(folder, name), '0 4 7 5 2 6 1 3\n');
	// Nearly all the time is spent computing, when nothing hears a signal.
	const files = Array.from({length: 300}, () => name);
	const child = spawn(process.execPath, [path.resolve('dist/cli.js'), '8', '--check', ...files], {cwd: folder});
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
	const hostile = ['['.repeat(2_000_000), '('.repeat(50), 'Q'.repeat(200_000), '9'.repeat(100_000)];
	const controls = '\u001B]0;x\u0007\u0000\u009B';
	const {status, stdout, stderr} = run(`${right}${controls}\n${hostile.join('\n')}\n`);
	expect([0, 1, 3]).toContain(status);
	expect(`${stdout}${stderr}`).toMatch(/^[\n -~…]*$/);
});

test.runIf('RUNS' in process.env)('more lines than memory may hold are not read', () => {
	const input = '1\n'.repeat(2_500_001);
	const {status, stdout} = spawnSync(process.execPath, ['dist/cli.js', '--check', '-'], {input, encoding: 'utf8'});
	expect([status, stdout]).toEqual([3, expect.stringMatching(/2,500,000 lines/)]);
});

test.runIf('RUNS' in process.env)('however many blank lines there are, they take little memory', () => {
	expect(run(right.replace('\n', '\n'.repeat(2_500_000)))).toMatchObject({status: 0, stderr: ''});
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
