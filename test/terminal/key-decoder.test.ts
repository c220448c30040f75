import fc from 'fast-check';
import {expect, test} from 'vitest';
import {KeyDecoder} from '../../source/terminal/key-decoder.js';
import {mouseReport} from '../../source/terminal/mouse.js';

const right = '\u001B[C';

function decode(...chunks: readonly string[]): string[] {
	return decodeWith(new KeyDecoder(), ...chunks);
}

/** The same while the mouse is on. */
function decodeWithMouse(...chunks: readonly string[]): string[] {
	return decodeWith(Object.assign(new KeyDecoder(), {hasMouse: true}), ...chunks);
}

function decodeWith(decoder: KeyDecoder, ...chunks: readonly string[]): string[] {
	return [...chunks.flatMap((chunk) => decoder.push(chunk)), ...decoder.flush()];
}

test('input that arrives at once is split into keys', () => {
	expect(decode('jjj')).toEqual(['j', 'j', 'j']);
	expect(decode(right.repeat(200))).toEqual(Array.from({length: 200}, () => right));
	expect(decode('\u007F\u007Fa\u0003')).toEqual(['\u007F', '\u007F', 'a', '\u0003']);
});

test('all sequences of a key decode to the same spelling', () => {
	expect(decode('\u001BOC')).toEqual([right]);
	expect(decode('\u001B[1~', '\u001B[7~', '\u001BOH')).toEqual(['\u001B[H', '\u001B[H', '\u001B[H']);
	expect(decode('\u001B[5~\u001B[6~\u001B[Z')).toEqual(['\u001B[5~', '\u001B[6~', '\u001B[Z']);
});

test('a lone Escape is a key if nothing follows', () => {
	const decoder = new KeyDecoder();
	expect(decoder.push('\u001B')).toEqual([]);
	expect(decoder.pending).toBe('escape');
	expect(decoder.flush()).toEqual(['\u001B']);
	expect(decode('\u001B\u001B[C')).toEqual(['\u001B', right]);
});

test.each([
	['pasted text', '\u001B[200~rm -rf\rq\u001B[201~'],
	['mouse reports', '\u001B[<0;10;10M\u001B[<0;10;10m\u001B[M !!\u001B[32;1;1M'],
	['focus reports', '\u001B[I\u001B[O'],
	[
		'replies to queries',
		'\u001B]11;rgb:0000/0000/0000\u0007\u001BP>|tmux\u001B\\\u001B[?62;c\u001B[24;80R\u001B]0;q\u001B\\',
	],
	['keys with Alt', '\u001Bq\u001B:'],
	['function keys', '\u001BOP\u001B[15~\u001B[1;5P\u001B[29;5~\u001B[[A'],
	['modified arrows', '\u001B[1;5C\u001B[1;3D'],
])('%s do nothing', (_, input) => {
	expect(decode(`a${input}z`)).toEqual(['a', 'z']);
});

test.each([
	['a paste', '\u001B[200~rm -rf'],
	['a control string', '\u001B]0;title'],
	['a control sequence', '\u001B[1;'],
	['Alt', '\u001B'],
])('Ctrl+C ends %s and is a key', (_, input) => {
	expect(decode(`${input}\u0003`, 'j')).toEqual(['\u0003', 'j']);
});

test('a report of the cursor is no key, but is told, wherever it is split', () => {
	const columns: number[] = [];
	const decoder = new KeyDecoder((column) => columns.push(column));
	expect(
		['a\u001B[24;80Rb', '\u001B', '[1;', '3', 'Rc', '\u001B[R\u001B[;R'].flatMap((each) => decoder.push(each)),
	).toEqual(['a', 'b', 'c']);
	expect(columns).toEqual([80, 3]);
});

test('while the mouse is on, clicks and the wheel are passed on as they are written, among the keys', () => {
	const click = '\u001B[<0;10;5M';
	const wheel = ['\u001B[<64;1;1M', '\u001B[<65;223;9999M'];
	expect(decodeWithMouse(`a${click}b${wheel.join('')}`)).toEqual(['a', click, 'b', ...wheel]);
	expect(decodeWithMouse(...click, 'j')).toEqual([click, 'j']);
	expect(decodeWithMouse(`\u001B[200~${click}\u001B[201~j`)).toEqual(['j']);
});

test.each([
	['the release of a button', '\u001B[<0;10;5m'],
	['the other buttons', '\u001B[<1;10;5M\u001B[<2;10;5M\u001B[<3;10;5M'],
	['a drag', '\u001B[<32;10;5M\u001B[<35;10;5M'],
	['Shift, Alt and Ctrl', '\u001B[<4;10;5M\u001B[<8;10;5M\u001B[<16;10;5M\u001B[<68;10;5M\u001B[<81;10;5M'],
	['the wheel to the side', '\u001B[<66;10;5M\u001B[<67;10;5M'],
	['an empty part', '\u001B[<;10;5M\u001B[<0;;5M\u001B[<0;10;M\u001B[<0;10M\u001B[<M'],
	['a part too much', '\u001B[<0;10;5;1M'],
	['cells before the first', '\u001B[<0;0;5M\u001B[<0;10;0M\u001B[<0;-1;5M'],
	['a number that is too long', '\u001B[<0;10000;5M\u001B[<0;10;12345M\u001B[<0;1;111111111111111M'],
	['the other formats of reports', '\u001B[M !!\u001B[32;1;1M\u001B[0;10;5M'],
])('while the mouse is on, %s does nothing', (_, input) => {
	expect(decodeWithMouse(`a${input}z`)).toEqual(['a', 'z']);
});

test('Ctrl+C ends a report of the mouse and is a key', () => {
	expect(decodeWithMouse('\u001B[<0;10\u0003', 'j')).toEqual(['\u0003', 'j']);
});

test('the end of a paste is found if it is split, and after a partial match', () => {
	expect(decode('\u001B[200~q\u001B[20', '1~j')).toEqual(['j']);
	expect(decode('\u001B[200~q\u001B\u001B[201~j')).toEqual(['j']);
});

test('a flush ends an incomplete paste', () => {
	const decoder = new KeyDecoder();
	expect(decoder.push('\u001B[200~hello')).toEqual([]);
	expect(decoder.pending).toBe('paste');
	expect(decoder.flush()).toEqual([]);
	expect(decoder.push('j')).toEqual(['j']);
});

test('sequences of millions of characters are dropped', () => {
	const long = 'a;'.repeat(2_000_000);
	expect(decode(`\u001B]${long}\u0007j`)).toEqual(['j']);
	expect(decode(`\u001B[${';'.repeat(2_000_000)}Cj`)).toEqual(['j']);
	expect(decode(`\u001B[200~${long}\u001B[201~j`)).toEqual(['j']);
});

test('the result does not depend on where the input is split', () => {
	const pieces = [
		right,
		'a',
		'\u001B[200~q\u001B[201~',
		'\u001B[<0;1;1M',
		'\u001B]0;q\u0007',
		'\u001B[5~',
		'\u001BOC',
		'♛',
		'\u001B[M q!',
	];
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(...pieces)),
			fc.array(fc.integer({min: 1, max: 5}), {minLength: 1}),
			(parts, cuts) => {
				const whole = parts.join('');
				const chunks: string[] = [];
				let rest = whole;
				for (let index = 0; rest !== ''; index++) {
					const length = cuts[index % cuts.length]!;
					chunks.push(rest.slice(0, length));
					rest = rest.slice(length);
				}

				expect(decode(...chunks)).toEqual(decode(whole));
				expect(decodeWithMouse(...chunks)).toEqual(decodeWithMouse(whole));
			},
		),
	);
});

test('for any input, the output consists of keys', () => {
	fc.assert(
		fc.property(
			fc.string({
				unit: fc.constantFrom(
					...['\u001B', '[', 'O', ']', '?', '1', ';', '~', 'A', 'M', '<', '\u0007', '\\', 'q', ' '],
					'[<0;1;1M',
				),
			}),
			(input) => {
				const isKey = /^(?:\u001B(?:\[(?:1;2)?[A-DHFZ]|\[[356]~)?|[^\u001B])$/;
				expect(decode(input).filter((key) => !isKey.test(key))).toEqual([]);
				const others = decodeWithMouse(input).filter((key) => !isKey.test(key));
				expect(others.filter((key) => mouseReport(key) === undefined)).toEqual([]);
				expect(decodeWithMouse(input).filter((key) => !others.includes(key))).toEqual(decode(input));
			},
		),
		{numRuns: 2000},
	);
});
