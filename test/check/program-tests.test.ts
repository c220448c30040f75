import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {drawFrame} from '../../source/app/frame.js';
import {readTests} from '../../source/check/program-tests.js';
import {screensWithReplay as screens} from '../../source/screens/index.js';
import {startReplay} from '../../source/screens/replay/state.js';
import type {Square} from '../../source/solver/board.js';
import {text} from '../../source/text/en.js';
import {testsOf} from '../judge/wrong-programs.js';
import {knowledge, modelWith} from '../pressed.js';
import {temporaryFolder} from '../temporary-folder.js';

const file = path.join(temporaryFolder(), 'trace');

async function read(printed: string, size?: number) {
	writeFileSync(file, printed);
	return readTests({file, size, base: undefined, limit: undefined}, text);
}

test('without tests, their size or a file nothing is replayed', async () => {
	await expect(read('', 4)).rejects.toThrow('there are no tests to replay');
	await expect(read('[0][0]=True\n')).rejects.toThrow(
		'the tests do not show how many queens there are: give it, as in queens-tui 8 --replay FILE',
	);
	await expect(read('[{row}][{col}]={safe}\n', 4)).rejects.toThrow("line 1 has names instead of numbers: '[{row}]");
	const six = testsOf(6).map(({text: line}) => line);
	await expect(read(six.join('\n'), 4)).rejects.toThrow('these are tests of 6 queens, not of 4');
	await expect(read(six.join('\n'), 8)).rejects.toThrow('these are tests of 6 queens, not of 8');
	const five = testsOf(5).map(({text: line}) => line);
	await expect(read(five.with(7, '[2][3]=true').join('\n'), 4)).rejects.toThrow(
		'these are tests of 5 queens, not of 4',
	);
	const none = readTests({file: '/none', size: 4, base: undefined, limit: undefined}, text);
	await expect(none).rejects.toThrow("'/none' cannot be read: no such file or directory");
});

test('what stands beside the tests is judged only where all of it is read', async () => {
	const list = `${testsOf(4)
		.map(({text: line}) => line)
		.join('\n')}\n1 3 0 2\n`;
	const {beside, faultBeside} = await read(list, 4);
	expect(beside).toEqual({boards: [[2, 8, 1, 4]], isWrong: true, isStopped: false});
	expect(faultBeside?.(text)).toMatch(/add --limit 1\.$/);
	expect((await read(`${list}1 3 2\n`, 4)).beside).toEqual({boards: [], isWrong: false, isStopped: false});
});

// Manual: The first 20,000 tests are kept, from the first 4 MB
test('of many tests, or of many bytes, the first are kept', async () => {
	const {tests, isCut} = await read('[0][0]=False\n'.repeat(20_001), 4);
	expect({count: tests.length, isCut}).toEqual({count: 20_000, isCut: true});
	const longLines = `${'-'.repeat(999_987)}\n[0][0]=True\n`;
	expect(await read(longLines.repeat(4), 4)).toMatchObject({isCut: false});
	const long = await read(`${longLines.repeat(4)}\n`, 4);
	expect({count: long.tests.length, isCut: long.isCut}).toEqual({count: 4, isCut: true});
});

test.each([
	['rows and columns from 1', ({row, column}: Square) => `[${row + 1}][${column + 1}]`],
	['columns first', ({row, column}: Square) => `c ${column} r ${row}`],
])('squares are named as the search does, too: %s', async (_, nameOf) => {
	const tests = testsOf(4, 'flags never cleared');
	const printed = tests.map((square) => `${nameOf(square)}=${square.isSafe}\n`).join('');
	const model = startReplay(modelWith({size: 4, screen: 'replay'}), await read(printed, 4), undefined);
	const frame = drawFrame({model, knowledge, screens}, 0).join('\n');
	expect(frame).toContain('column 2 still counts.');
	expect(frame).toContain(`${nameOf({row: 2, column: 1})}=false (2, 1)`);
});
