import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {isMissing, programFrames} from '../../../source/screens/lesson/program-frame.js';
import {codes, solutions, variantOf} from '../../../source/solver/index.js';
import {drawn} from '../../app/render.js';
import {knowledge, modelWith} from '../../pressed.js';
import {isLong} from '../../runs.js';
import {hasTool} from '../../solver/search/listing-run.js';
import {temporaryFolder} from '../../temporary-folder.js';
import {languages, sentToEnd} from './walk.js';

const scan = variantOf('scan');

/** The frame with the functions of the listing in the place of the one that is missing. */
function filledIn(code: (typeof codes)[number]['id']): string {
	const {lines} = programFrames[code];
	const missing = lines.findIndex(isMissing);
	const isBraced = code !== 'python';
	const prefix = code === 'java' ? 'static ' : '';
	const listing = scan.listings[code].map((line) => line.code.replace(/^(?=(?:void|boolean) )/, prefix));
	return [...lines.slice(0, missing - 1), ...listing, ...lines.slice(missing + (isBraced ? 2 : 1))].join('\n');
}

const folder = temporaryFolder();
const tried = codes.filter(({id}) => (isLong || ['typescript', 'python'].includes(id)) && hasTool(id));

test.each(tried)('the frame in $name, filled in with the listing, prints all solutions', ({id}) => {
	const {file, commands} = programFrames[id];
	writeFileSync(path.join(folder, file), filledIn(id));
	// Without the check, and with a part of Node in the place of tsx.
	const command = commands
		.join(' && ')
		.replace(/ \| .*/, '')
		.replace('npx tsx my-queens.ts', `'${path.resolve('node_modules/.bin/esbuild')}' my-queens.ts | node -`);
	const {stdout, stderr} = spawnSync('sh', ['-c', command], {cwd: folder, encoding: 'utf8'});
	const printed = stdout.trim().split('\n');
	expect({stderr, printed: printed.map((line) => line.match(/\d+/g)?.map(Number))}).toEqual({
		stderr: '',
		printed: [...solutions(8, scan)],
	});
});

test.each(languages)('the end of the lesson shows the whole frame and the command in $language', (speaking) => {
	for (const {id} of codes) {
		const model = sentToEnd({...modelWith({screen: 'lesson', ...speaking}), code: id});
		const shown = drawn(model, knowledge);
		const {file, lines, commands} = programFrames[id];
		for (const line of [file, ...lines, ...commands]) {
			expect(shown).toContain(line);
		}
	}
});
