import fc from 'fast-check';
import {expect, test} from 'vitest';
import {KeyDecoder, reportedBrightness, reportedColumn} from '../../source/terminal/key-decoder.js';
import {runs} from '../runs.js';

const right = '\u001B[C';

function decode(...chunks: readonly string[]): string[] {
	const decoder = new KeyDecoder();
	return [...chunks.flatMap((chunk) => decoder.push(chunk)), ...decoder.flush()];
}

// Manual: A Chinese input method may be on: `？` is `?`, `【` is `[`.
test.each([
	['letters', 'jjj', ['j', 'j', 'j']],
	['arrows', right.repeat(200), Array.from({length: 200}, () => right)],
	['Backspace and Ctrl+C', '\u007F\u007Fa\u0003', ['\u007F', '\u007F', 'a', '\u0003']],
	['the sequences of an arrow', '\u001BOC\u001B[C\u001B[1;2C', ['\u001BOC', right, '\u001B[1;2C']],
	['those of Home', '\u001B[1~\u001B[7~\u001BOH', ['\u001B[1~', '\u001B[7~', '\u001BOH']],
	['page keys and Shift+Tab', '\u001B[5~\u001B[6~\u001B[Z', ['\u001B[5~', '\u001B[6~', '\u001B[Z']],
	['Escape before a sequence', '\u001B\u001B[C', ['\u001B', right]],
	['full-width forms', '？：】ｎ《＋０～！　。、【》', [...'?:]n<+0~! ./[>']],
	['an invalid sequence and a key', '\u001B[1\u001B[C\u001B[;八', [right, '八']],
])('input that arrives at once is split into keys: %s', (_, input, keys) => {
	expect(decode(input)).toEqual(keys);
});

test.each([
	['\u001B]11;rgb:0000/0000/0000\u001B\\', '0'],
	['\u001B]11;rgb:ff/ff/ff\u0007', '255'],
	['\u001B]11;rgb:ff/80/00\u0007', '146'],
	['\u001B]11;rgba:0000/2b2b/3636/ffff\u0007', undefined],
])('reads how bright the ground of the terminal is: %j', (report, brightness) => {
	const reports = decode(`a${report}z`).slice(1, -1);
	expect(reports.map((each) => reportedBrightness(each)?.toFixed(0))[0]).toBe(brightness);
});

test.each([
	['pasted text', '\u001B[200~rm -rf\rq\u001B[201~'],
	['pasted text with a part of its end', '\u001B[200~q\u001B\u001B[201~'],
	['focus reports', '\u001B[I\u001B[O'],
	['replies to queries', '\u001BP>|tmux\u001B\\\u001B[?62;c\u001B]0;q\u001B\\'],
	['keys with Alt', '\u001Bq\u001B:'],
	['function keys', '\u001BOP\u001B[15~\u001B[1;5P\u001B[29;5~\u001B[[A'],
	['modified arrows', '\u001B[1;5C\u001B[1;3D'],
	['mouse reports', '\u001B[<0;10;5M\u001B[<0;10;5m\u001B[<65;10;5M'],
	['another format of mouse reports', '\u001B[32;1;1M\u001B[0;10;5M'],
])('%s does nothing', (_, input) => {
	expect(decode(`a${input}z`)).toEqual(['a', 'z']);
});

test.each([
	['a paste', '\u001B[200~rm -rf'],
	['a control string', '\u001B]0;title'],
	['a control sequence', '\u001B[1;'],
	['a mouse report', '\u001B[<0;10'],
	['Alt', '\u001B'],
])('Ctrl+C ends %s and is a key', (_, input) => {
	expect(decode(`${input}\u0003`, 'j')).toEqual(['\u0003', 'j']);
});

test('a report of the cursor tells its column, wherever it is split', () => {
	const keys = decode('a\u001B[24;80Rb', '\u001B', '[1;', '3', 'Rc', '\u001B[R\u001B[;R');
	expect(keys.map((key) => reportedColumn(key) ?? key)).toEqual(['a', 80, 'b', 3, 'c']);
});

test.each([
	['escape', '\u001B', ['\u001B']],
	['sequence', '\u001B[1;', []],
	['paste', '\u001B[200~hello', []],
	['nothing', 'j', []],
])('a flush ends what is incomplete: %s', (pending, input, keys) => {
	const decoder = new KeyDecoder();
	decoder.push(input);
	expect(decoder.pending).toBe(pending);
	expect(decoder.flush()).toEqual(keys);
	expect(decoder.push('j')).toEqual(['j']);
});

test('sequences of millions of characters are dropped', () => {
	const long = 'a;'.repeat(2_000_000);
	expect(decode(`\u001B]${long}\u0007j`)).toEqual(['j']);
	expect(decode(`\u001B[${';'.repeat(2_000_000)}`, 'Cj')).toEqual(['j']);
	expect(decode(`\u001B[200~${long}`, `${long}\u001B[20`, '1~j')).toEqual(['j']);
});

test('what is left out of a long paste forms no end of it', () => {
	expect(decode('\u001B[200~aaaaaa\u001B[20bbbbbbbbbb1~ccc', 'q\u001B[201~j')).toEqual(['j']);
});

test('for any input, the output consists of keys and reports, wherever the input is split', () => {
	const unit = fc.constantFrom(
		...['\u001B', '[', 'O', ']', '?', '1', ';', '~', 'A', 'M', '<', '\u0007', '\\', 'q', ' ', '♛', '\u0003'],
		...['[<0;1;1M', '[200~', '\u001B[201~', right, '[24;80R'],
	);
	const chunks = fc.array(fc.string({unit, maxLength: 12}));
	fc.assert(
		fc.property(chunks, (parts) => {
			const decoded = decode(...parts);
			const isKey = /^(?:\u001B(?:O[A-DFH]|\[(?:1;2)?[A-DFHZ]|\[[13-8]~)?|[^\u001B])$/u;
			const others = decoded.filter((each) => !isKey.test(each));
			expect(others.filter((each) => reportedColumn(each) === undefined)).toEqual([]);
			expect(decode(parts.join(''))).toEqual(decoded);
		}),
		{numRuns: runs(500)},
	);
});
