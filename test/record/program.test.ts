import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {expect, test} from 'vitest';
import {frameOf} from '../app/render.js';
import {atStep} from '../pressed.js';

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
