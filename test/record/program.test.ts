import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {expect, test} from 'vitest';
import {frameOf} from '../app/render.js';
import {atStep, pressed} from '../pressed.js';

/** Runs the program without a terminal. */
function cli(parameters: readonly string[], environment: Readonly<Record<string, string>> = {}) {
	const {FORCE_COLOR: _, NO_COLOR: __, ...inherited} = process.env;
	return spawnSync(process.execPath, ['dist/cli.js', ...parameters], {
		encoding: 'utf8',
		env: {...inherited, LANG: 'C.UTF-8', LC_ALL: '', ...environment},
	});
}

const search = ['8', '-s', 'search', '--at'];

test('prints text without colours where there is no terminal, and with those that the environment asks for', () => {
	expect(cli([...search, '48', '-p', 'screen'])).toMatchObject({
		status: 0,
		stderr: '',
		stdout: `${frameOf(atStep(8, 48)).join('\n')}\n`,
	});
	const coloured = cli([...search, '48', '-p', 'screen'], {FORCE_COLOR: '3', LANG: 'C'}).stdout;
	expect(coloured).toContain('\u001B[38;2;');
	expect(coloured).toMatch(/^[\u001B -~\n]*$/);
});

test('writes a file, and none if what is asked for does not exist', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'queens-'));
	const file = path.join(folder, 'a.svg');
	expect(cli([...search, '19924..19925', '-p', 'picture', '-o', file])).toMatchObject({
		status: 2,
		stdout: '',
		stderr: 'queens-tui: --at 19925 is beyond the last step: the search for 8 queens has 19,924\n',
	});
	expect(existsSync(file)).toBe(false);
	expect(cli([...search, '48', '-p', 'picture', '-o', file])).toMatchObject({status: 0, stdout: '', stderr: ''});
	expect(readFileSync(file, 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
	rmSync(folder, {recursive: true});
});

test('prints the search spaces as the explorer shows them', () => {
	const {stdout} = cli(['8', '-s', 'compare', '--at', '48', '--view', 'search-spaces', '-p', 'screen']);
	expect(stdout).toBe(`${frameOf(pressed(atStep(8, 48, {screen: 'compare'}), 'w')).join('\n')}\n`);
});

test('measures all boards up to the size given, then prints the growth', () => {
	const {status, stdout, stderr} = cli(['4', '-s', 'compare', '--view', 'growth', '-p', 'screen', '--window', '80x40']);
	expect({status, stderr}).toEqual({status: 0, stderr: ''});
	const [, checks = ''] = stdout.split('Checks, and');
	const sizes = [...checks.matchAll(/^│ +(\d+) [ ] *\d+/gm)].map(([, size]) => Number(size));
	expect(sizes).toEqual([1, 2, 3, 4]);
	expect(checks).toMatch(/^│ +4 +84 x4.9 \S+ +115 x3.1 \S+ +60 x3.3 /m);
});
