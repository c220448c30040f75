import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const documents = [
	['readme.md', 'readme.zh.md'],
	['docs/manual.md', 'docs/manual.zh.md'],
	['docs/contributing.md', 'docs/contributing.zh.md'],
] as const;

describe.each(documents)('%s and %s', (...files) => {
	const [english, chinese] = files.map((file) => readFileSync(file, 'utf8'));
	const count = (document = '', pattern: RegExp) => document.match(pattern)?.length;
	const commands = (document = '') =>
		document.split('\n').flatMap((line) => (/^ {4,6}[a-z]+ /.test(line) ? [line.replace(/ *#.*/, '')] : []));

	test('have the same sections, pictures and commands', () => {
		expect(count(chinese, /^#+ /gm)).toBe(count(english, /^#+ /gm));
		expect(count(chinese, /!\[/g)).toBe(count(english, /!\[/g));
		expect(commands(chinese)).toEqual(commands(english));
	});

	test('link to each other in their first lines', () => {
		const names = files.map((file) => file.replace(/.*\//, ''));
		expect(english?.split('\n').slice(0, 5).join('\n')).toContain(`(${names[1]})`);
		expect(chinese?.split('\n').slice(0, 5).join('\n')).toContain(`(${names[0]})`);
	});
});
