import {execFileSync} from 'node:child_process';
import process from 'node:process';
import {expect, test} from 'vitest';
import {frameOf} from '../app/render.js';
import {atStep} from '../pressed.js';

/** Prints a frame without a terminal. */
function screenIn(environment: Readonly<Record<string, string>>): string {
	const {FORCE_COLOR: _, NO_COLOR: __, ...inherited} = process.env;
	const env = {...inherited, LANG: 'C.UTF-8', LC_ALL: '', ...environment};
	const parameters = ['dist/cli.js', '8', '-s', 'search', '--at', '48', '-p', 'screen'];
	return execFileSync(process.execPath, parameters, {encoding: 'utf8', env});
}

test('prints text without colours where there is no terminal, and with those that the environment asks for', () => {
	expect(screenIn({})).toBe(`${frameOf(atStep(8, 48)).join('\n')}\n`);
	const coloured = screenIn({FORCE_COLOR: '3', LANG: 'C'});
	expect(coloured).toContain('\u001B[38;2;');
	expect(coloured).toMatch(/^[\u001B -~\n]*$/);
});
