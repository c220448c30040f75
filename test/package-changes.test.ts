import {readFileSync} from 'node:fs';
import {tokenize} from '@alcalzone/ansi-tokenize';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import ErrorOverview from '../node_modules/ink/build/components/ErrorOverview.js';
import {changes} from '../scripts/package-changes.mjs';
import {changedSource} from '../scripts/plugins.mjs';

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

test('a file without changes has no changed source', () => {
	expect(changedSource('package.json')).toBeUndefined();
});

test('text is split in the same way as by Intl.Segmenter', () => {
	const drawn = fc.integer({min: 0x20, max: 0x2bff}).map((code) => String.fromCodePoint(code));
	fc.assert(
		fc.property(fc.string({unit: fc.oneof(drawn, fc.string({unit: 'grapheme', maxLength: 1}))}), (text) => {
			const segments = Array.from(new Intl.Segmenter().segment(text), ({segment}) => segment);
			expect(tokenize(text).map((token) => (token.type === 'char' ? token.value : token.code))).toEqual(segments);
		}),
		{numRuns: 2000},
	);
});
