import {readFileSync} from 'node:fs';
import {Box, renderToString, Text} from 'ink';
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

test('text that is too long is clipped and truncated', () => {
	const drawn = renderToString(
		<Box flexDirection="column">
			<Box width={6} height={1} overflow="hidden">
				<Box flexShrink={0}>
					<Text>
						clip<Text color="green">ped here</Text>
					</Text>
				</Box>
			</Box>
			<Box width={6}>
				<Text wrap="truncate">
					trun<Text color="green">cated</Text>
				</Text>
			</Box>
			<Box width={5}>
				<Text wrap="truncate">八皇后问题</Text>
			</Box>
		</Box>,
	);
	expect(drawn.split('\n')).toEqual(['clippe', 'trunc…', '八皇…']);
});
