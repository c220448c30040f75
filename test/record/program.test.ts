import {spawnSync} from 'node:child_process';
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

const search = ['8', '-s', 'search', '--at', '48', '-p', 'screen'];

test('prints text without colours where there is no terminal, and with those that the environment asks for', () => {
	expect(cli(search)).toMatchObject({
		status: 0,
		stderr: '',
		stdout: `${frameOf(atStep(8, 48)).join('\n')}\n`,
	});
	const coloured = cli(search, {FORCE_COLOR: '3', LANG: 'C'}).stdout;
	expect(coloured).toContain('\u001B[38;2;');
	expect(coloured).toMatch(/^[\u001B -~\n]*$/);
});
