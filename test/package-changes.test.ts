import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import ErrorOverview from '../node_modules/ink/build/components/ErrorOverview.js';
import {changes} from '../scripts/package-changes.mjs';

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
