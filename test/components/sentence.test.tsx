import {renderToString} from 'ink';
import {expect, test} from 'vitest';
import {Sentence} from '../../source/components/sentence.js';

const drawn = (words: string, columns: number, message?: string) =>
	renderToString(<Sentence words={words} columns={columns} rows={2} message={message} />, {columns})
		.split('\n')
		.map((line) => line.trimEnd())
		.join('/');

test('two lines break after the fact where both fit, and elsewhere are filled', () => {
	expect(drawn('Row 3 is attacked. The loop goes on.', 40)).toBe(' Row 3 is attacked. The loop goes on./');
	expect(drawn('Row 3 is attacked. The loop goes on.', 30)).toBe(' Row 3 is attacked./ The loop goes on.');
	expect(drawn('Attacked. The loop goes on with column 6.', 30)).toBe(' Attacked. The loop goes on/ with column 6.');
	expect(drawn('第 3 行受攻击。循环接着试下一列。', 24)).toBe(' 第 3 行受攻击。/ 循环接着试下一列。');
});

test('of a message without room the last sentences are left out', () => {
	const message = 'Numbers: how many queens attack the square. Again: diagonals. After that there are none.';
	expect(drawn('', 40, message)).toBe(' Numbers: how many queens attack the/ square. Again: diagonals.');
	expect(drawn('', 30, message)).toBe(' Numbers: how many queens/ attack the square.');
});
