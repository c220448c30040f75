import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {addUp, formatShareCount, parseShareCount, type ShareCount} from '../../../source/print/shares.js';
import {text} from '../../../source/text/en.js';
import {Refusal, ReportedError} from '../../../source/text/refusal.js';
import {temporaryFolder} from '../../temporary-folder.js';

const version = '0.1.0';
const folder = temporaryFolder();

function fileOf(name: string, contents: string | Uint8Array): string {
	const file = path.join(folder, name);
	writeFileSync(file, contents);
	return file;
}

const line = (share: number, of: number, changes: Partial<ShareCount> = {}) =>
	formatShareCount({version, size: 8, share, of, count: 10n, ...changes});

/** Without the folder, and whether it is a mistake of the user. */
async function failureOf(files: readonly string[], size?: number): Promise<[message: string, isRefusal: boolean]> {
	const error: unknown = await addUp({files, size}).catch((error: unknown) => error);
	if (!(error instanceof ReportedError)) {
		throw new Error('This has not failed as it should', {cause: error});
	}

	return [error.words(text).replaceAll(`${folder}/`, ''), error instanceof Refusal];
}

const total = 234_907_967_154_122_528n;

const distributed = fc.array(fc.bigInt({min: 0n, max: total}), {minLength: 1, maxLength: 11}).chain((given) => {
	const borders = [0n, ...given.toSorted((a, b) => Number(a - b)), total];
	const counts = borders.slice(1).map((border, index) => border - borders[index]!);
	return fc.record({
		counts: fc.constant(counts),
		order: fc.shuffledSubarray([...counts.keys()], {minLength: counts.length}),
		cut: fc.nat({max: counts.length - 1}),
		changed: fc.nat({max: counts.length - 1}),
	});
});

describe('shares', () => {
	test('add up exactly, in any order and over any files; a share that is missing or there twice is named', async () => {
		await fc.assert(
			fc.asyncProperty(distributed, async ({counts, order, cut, changed}) => {
				const lines = order.map((index) => line(index + 1, counts.length, {size: 27, count: counts[index]!}));
				const files = [lines.slice(0, cut), lines.slice(cut)].flatMap((part, index) =>
					part.length > 0 ? [fileOf(`${index}.json`, part.join(''))] : [],
				);
				expect(await addUp({files, size: 27})).toBe(total);

				const again = fileOf('again.json', lines[changed]!);
				const share = order[changed]! + 1;
				expect((await failureOf([...files, again]))[0]).toContain(`share ${share} is there twice`);

				const others = fileOf('others.json', lines.filter((_, index) => index !== changed).join('\n'));
				expect((await failureOf([others]))[0]).toBe(`1 of ${counts.length} shares is missing: ${share}`);
			}),
		);
	});

	test('that are missing are listed as ranges', async () => {
		const file = fileOf('some.json', [2, 3, 6, 9].map((share) => line(share, 20)).join(''));
		expect(await failureOf([file])).toEqual(['16 of 20 shares are missing: 1,4-5,7-8,10-20', false]);
		const every = fileOf(
			'every other.json',
			Array.from({length: 30}, (_, index) => line(2 * index + 2, 10 ** 14)).join(''),
		);
		expect((await failureOf([every]))[0]).toMatch(/^99,999,999,999,970 of .* missing: 1,3,5,.*,39,\.\.\.$/);
	});

	test.each([
		['size', {size: 9}, 'one of 2 shares for 9 queens, version 0.1.0'],
		['number of shares', {of: 3}, 'one of 3 shares for 8 queens, version 0.1.0'],
		['version', {version: '0.2.0'}, 'one of 2 shares for 8 queens, version 0.2.0'],
	])('of another %s are refused', async (_, changes, words) => {
		const files = [fileOf('one.json', line(1, 2)), fileOf('other.json', `\n${line(2, 2, changes)}`)];
		expect(await failureOf(files)).toEqual([
			`line 2 of 'other.json' does not belong here: it is ${words}, not one of 2 shares for 8 queens, version 0.1.0`,
			true,
		]);
	});

	test('of another size than the one that is given are refused', async () => {
		const [failure] = await failureOf([fileOf('one.json', line(1, 1))], 9);
		expect(failure).toContain('one of 1 share for 8 queens, version 0.1.0, not one of 1 share for 9 queens');
	});

	test.each([
		[['93'], 'the shares add up to 93, but 8 queens have 92 solutions'],
		[['91'], 'the shares add up to 91, but 8 queens have 92 solutions'],
		[['47', '46'], 'the shares add up to 93, but 8 queens have 92 solutions'],
	])('of %s solutions, which cannot be right, are refused', async (counts, said) => {
		const lines = counts.map((count, index) => line(index + 1, counts.length, {count: BigInt(count)}));
		expect(await failureOf([fileOf('sum.json', lines.join(''))])).toEqual([said, true]);
	});
});

describe('a file', () => {
	const whole = line(1, 1).trim();
	const changed = (from: string, to: string) => {
		expect(whole).toContain(from);
		return whole.replace(from, to);
	};

	test.each([
		['text', 'hello'],
		['a line that has been cut', whole.slice(0, -5)],
		['another schema', changed('-count/1', '-count/2')],
		['a number where the count is', changed('"10"', '10')],
		['an endless count', changed('"10"', `"${'9'.repeat(500)}"`)],
		['a share beyond the last', changed('"share":1', '"share":2')],
		['a version with a line break', changed('0.1.0', '0\\n1')],
		['a very long line', `${'['.repeat(100_000)}\n`],
		['nothing', ''],
		['blank lines', '\n \n'],
	])('with %s is refused', async (_, contents) => {
		expect(await failureOf([fileOf('bad.json', contents)])).toEqual([
			"line 1 of 'bad.json' is no share: --from takes what --print count-json has printed",
			true,
		]);
	});

	test('may end without a line break, or have the line ends of Windows', async () => {
		const lines = `${line(1, 2).trim()}\r\n${line(2, 2, {count: 82n}).trim()}`;
		expect(await addUp({files: [fileOf('dos.json', lines)], size: 8})).toBe(92n);
	});

	test('that cannot be read is reported', async () => {
		expect(await failureOf(['missing.json'])).toEqual([
			"'missing.json' cannot be read: no such file or directory",
			false,
		]);
		mkdirSync(path.join(folder, 'folder'));
		expect((await failureOf([path.join(folder, 'folder')]))[0]).toMatch(/^'folder' cannot be read: /);
	});
});

test('a share is read as it was written, with numbers beyond 2^53', () => {
	const share: ShareCount = {version, size: 27, share: 3, of: 64, count: total};
	const written = formatShareCount(share);
	expect(written).toBe(
		'{"schema":"queens-tui-count/1","version":"0.1.0","size":27,"share":3,"of":64,"count":"234907967154122528"}\n',
	);
	expect(parseShareCount(written)).toEqual(share);
});
