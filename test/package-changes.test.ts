import {readFileSync} from 'node:fs';
import {tokenize} from '@alcalzone/ansi-tokenize';
import fc from 'fast-check';
import stringWidth from 'string-width';
import {expect, test} from 'vitest';
import ErrorOverview from '../node_modules/ink/build/components/ErrorOverview.js';
import {changes} from '../scripts/package-changes.mjs';
import {runs} from './runs.js';

type Manifest = {readonly version: string; readonly devDependencies?: Readonly<Record<string, string>>};
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

test('package.json has the exact version of each changed package', () => {
	const {devDependencies} = manifestOf('.');
	for (const {file} of changes) {
		const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
		expect(devDependencies?.[name], name).toBe(manifestOf(`node_modules/${name}`).version);
	}
});

test('tests run with the changed packages', () => {
	expect(ErrorOverview({error: new Error('not shown')})).toBeNull();
});

test('plain texts, styles and others have the widths and tokens of the unchanged packages', () => {
	const styles = ['\u001B[31m', '\u001B[1;38;2;1;2;3m', '\u001B[0m', '\u001B'];
	const parts = [...'a ─█♛·中', 'e\u0301', '👍🏽', ...styles];
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...parts), {maxLength: 12}), (drawn) => {
			const text = drawn.join('');
			// With options, and with an end, the packages do what they always did.
			expect(stringWidth(text)).toBe(stringWidth(text, {}));
			expect(tokenize(text)).toEqual(tokenize(text, 1000));
		}),
		{numRuns: runs(1000)},
	);
});
