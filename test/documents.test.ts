import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {type Queens, solutions, variants} from '../source/solver/index.js';
import {writesUpTo} from '../source/solver/tape/moment.js';
import {knowledge} from './pressed.js';

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

test('promises that tests name stand in the readme or the manual', () => {
	const oneLine = (file: string) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
	const files = {Readme: oneLine('readme.md'), Manual: oneLine('docs/manual.md')};
	const tests = readdirSync('test', {recursive: true, encoding: 'utf8'}).filter((name) => /\.test\.tsx?$/.test(name));
	const promises = tests.flatMap((name) => [
		...readFileSync(`test/${name}`, 'utf8').matchAll(/^\t*\/\/ (Readme|Manual): (.*)$/gm),
	]);
	expect(promises.length).toBeGreaterThan(0);
	expect(promises.flatMap(([, file, words = '']) => (files[file as 'Readme'].includes(words) ? [] : words))).toEqual(
		[],
	);
});

// Manual: it places 2,056 queens on the board of 8
test('the table of claims has the figures of the search, in both languages', () => {
	const claims = ['docs/manual.md', 'docs/manual.zh.md'].map((file) => {
		const [, rows = ''] = readFileSync(file, 'utf8').split(/^\| (?:an article says|文章说) .*$/m);
		return new Set(rows.split('\n\n')[0]!.match(/\d[\d,.]*\d/g));
	});
	expect(claims[1]).toEqual(claims[0]);
	const [end8, end12] = [knowledge.tape(8).end!, knowledge.tape(12).end!];
	const [scan = 0, flags = 0] = variants.map((variant) => variant.checks(end8) + writesUpTo(variant, end8));
	const figures = [end8.solutions, end8.tests, end8.placements, end12.placements, scan / flags];
	expect([...claims[0]!]).toEqual(expect.arrayContaining(figures.map((figure) => figure.toLocaleString('en'))));
});

test.each(['docs/contributing.md', 'docs/contributing.zh.md'])('%s has at most 30 concepts and their files', (file) => {
	const rows = readFileSync(file, 'utf8').match(/^\| \*\*.*$/gm) ?? [];
	expect(rows.length).toBeLessThanOrEqual(30);
	const named = rows.flatMap((row) => [...row.matchAll(/`([a-z-]+\/[\w./-]*)`/g)].map(([, name = '']) => name));
	expect(named.filter((name) => !existsSync(`source/${name}`))).toEqual([]);
});

type Program = (n: number, report: (queens: Queens) => void) => void;

function listingsIn(file: string, heading: string): readonly string[] {
	const [, section = ''] = readFileSync(file, 'utf8').split(`## ${heading}\n`);
	const [own = ''] = section.split(/^## /m);
	return [...own.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code);
}

const listings = listingsIn('docs/manual.md', 'Your program looks different?');
const nameOf = (code: string) => /^function (\w+)/.exec(code)?.[1] ?? '';

test('the manual has the same programs in both languages', () => {
	expect(listings.map(nameOf)).toEqual(['placeFirst', 'wholeBoard', 'movingMasks', 'withoutRecursion']);
	expect(listingsIn('docs/manual.zh.md', '你的程序写法不同？')).toEqual(listings);
});

describe.each(listings.map((code) => [nameOf(code), code] as const))('%s', (_name, code) => {
	// Manual: finds the same solutions in the same order as the three variants
	test.each([1, 2, 3, 4, 5, 6, 7, 8])('finds the solutions of %i queens in the order of the search', (size) => {
		const program: Program = new Function(`return ${code}`)();
		const found: Queens[] = [];
		program(size, (queens) => found.push(queens));
		expect(found).toEqual([...solutions(size)]);
	});
});
