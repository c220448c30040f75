import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {completion} from '../../source/command-line/completion.js';
import {formatNames, options, shells} from '../../source/command-line/options.js';
import {variants} from '../../source/solver/index.js';
import {text} from '../../source/text/en.js';
import {Session} from '../program/session.js';
import {temporaryFolder} from '../temporary-folder.js';

const folder = temporaryFolder();

function candidates(...words: readonly string[]): string[] {
	const line = words.map((word) => `'${word}'`).join(' ');
	const script = `${completion('bash', text)}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _queens_tui; printf '%s\\n' "\${COMPREPLY[@]}"`;
	const {stdout, stderr} = spawnSync('bash', ['--norc', '-c', script], {encoding: 'utf8'});
	expect(stderr).toBe('');
	return stdout.split('\n').filter(Boolean);
}

test('bash completes options, their values and sizes', () => {
	expect(candidates('queens-tui', '--var')).toEqual(['--variant']);
	expect(candidates('queens-tui', '-v', '')).toEqual(variants.map(({id}) => id));
	expect(candidates('queens-tui', '8', '--print', '')).toEqual(formatNames);
	expect(candidates('queens-tui', '2')).toContain('27');
	expect(candidates('queens-tui', '--output', '')).toEqual([]);
	expect(candidates('queens-tui', '--from', 'a', '--lim')).toEqual(['--limit']);
});

test('bash completes files, and escapes spaces and stars in their names', async () => {
	writeFileSync(path.join(folder, 'script'), completion('bash', text));
	writeFileSync(path.join(folder, 'my file'), '');
	writeFileSync(path.join(folder, 'other*file'), '');
	const bash = new Session('bash', ['--norc', '--noprofile', '-i'], {environment: {PS1: '$ '}});
	bash.press(`cd ${folder}; source script; queens-tui() { printf '<%s>' "$@"; }; bind 'set bell-style none'\r`);
	bash.press('queens-tui --output my\t\r');
	await bash.until('<--output><my file>');
	bash.press('queens-tui -o "my f\t\r');
	await bash.until('<-o><my file>');
	bash.press('queens-tui --output=oth\t\r');
	await bash.until('<--output=other*file>');
	bash.press('exit\r');
	expect(await bash.ended()).toBe(0);
});

test.each(shells)('the script for %s contains every option', (shell) => {
	for (const {name} of options) {
		expect(completion(shell, text)).toMatch(new RegExp(`(?:--|-l )${name}\\b`));
	}
});

const installedShells = shells.filter((shell) => !spawnSync(shell, ['--version']).error);

test.each(installedShells)('%s accepts its script', (shell) => {
	const file = path.join(folder, shell);
	writeFileSync(file, completion(shell, text));
	const {stderr} = spawnSync(shell, ['-n', file], {encoding: 'utf8'});
	expect(stderr).toBe('');
});
