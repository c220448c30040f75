import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {expect, test} from 'vitest';

/** Runs the built program with something on its standard input. */
function run(input: string | Uint8Array, ...parameters: readonly string[]) {
	const {status, stdout, stderr} = spawnSync(process.execPath, ['dist/cli.js', '--check', '-', ...parameters], {
		input,
		encoding: 'utf8',
		env: {...process.env, LC_ALL: 'C.UTF-8', NODE_OPTIONS: '--max-old-space-size=128'},
	});
	return {status, stdout, stderr};
}

const right = '1 3 0 2\n2 0 3 1\n';

test('the exit status is 0 if all is right, 1 if not, and 2 if nothing is recognised', () => {
	expect(run(right)).toMatchObject({status: 0, stderr: ''});
	expect(run('1 3 0 2\n')).toMatchObject({status: 1, stderr: ''});
	expect(run('Hello\n')).toMatchObject({status: 2, stdout: ''});
	expect(run('Hello\n').stderr).toMatch(
		/^queens-tui: no solution and no trace is recognised in '-'; its line 1 is 'Hello'/,
	);
	expect(run('')).toMatchObject({status: 2, stdout: ''});
	expect(run('', '3').status).toBe(0);
});

test('--print json prints the report for scripts, --lang zh in Chinese for people', () => {
	expect(JSON.parse(run('1 3 0 2\n', '--print', 'json').stdout)).toMatchObject({
		schema: 'queens-tui-check/1',
		file: '-',
		size: 4,
		isRight: false,
		solutions: {right: 1, expected: 2, missing: {count: 1, first: [{number: 2, queens: [2, 0, 3, 1]}]}},
	});
	expect(run(right, '--lang', 'zh').stdout).toContain('正确：2 个解都在，各出现一次。');
});

test('a file that cannot be read is an error', () => {
	const {status, stderr} = spawnSync(process.execPath, ['dist/cli.js', '--check', 'no-such-file'], {encoding: 'utf8'});
	expect({status, stderr}).toMatchObject({status: 1, stderr: expect.stringMatching(/'no-such-file' cannot be read/)});
});

test('nothing raw comes to the terminal, and hostile input ends', () => {
	const hostile = [
		'\u001B]0;x\u0007\u0000\u009B',
		'['.repeat(100_000),
		'('.repeat(50),
		'Q'.repeat(200_000),
		'9'.repeat(100_000),
	];
	for (const input of [...hostile, ...hostile.map((each) => `${right}${each}\n`)]) {
		const {status, stdout, stderr} = run(input);
		expect([0, 1, 2]).toContain(status);
		expect(`${stdout}${stderr}`).toMatch(/^[\n -~]*$/);
	}
});

test('blank lines hide no form', () => {
	expect(run('\n'.repeat(200) + right)).toMatchObject({status: 0, stderr: ''});
});

test.runIf('RUNS' in process.env)('however many blank lines there are, they take little memory', () => {
	expect(run(right.replace('\n', '\n'.repeat(2_500_000)))).toMatchObject({status: 0, stderr: ''});
});
