import {expect, test} from 'vitest';
import {linesIn} from '../../source/check/input.js';
import {Integers, isHeading, isRule, restOf, sheetOf, templateOf, withAsciiSigns} from '../../source/check/sheet.js';

const written = (text: string) => text.replaceAll('\n', '⏎').replaceAll('\u0001', '•');
/** In all texts ⏎ ends a line, and • stands for what has been read. */
const linesOf = (text: string) => linesIn(Buffer.from(text.replaceAll('⏎', '\n')));

test.each([
	['│┃║¦ ─━═╌┄┈ ┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯╞╪╡', `|||| ------ ${'+'.repeat(25)}`],
	['“１”，‘２’、【３】「４」', `'1','2',[3][4]`],
	['.Q..\\n...Q\\n', '.Q..⏎...Q⏎'],
	['[ ][Q][ ][ ]', '| |Q| | |'],
	[' [1] [] [3] [4] [5] ', ' |1||3|4|5| '],
	['( )(Q)()( )', '| |Q|| |'],
	['(1)(2) ( ) (4)', '|1|2| |4|'],
	...'[ ][Q][ ]/(Q)( )( )/[ab][ ][ ][ ]/(ab)( )( )( )/x[ ][ ][ ][ ]/[ ][ ][ ][ ]x/(1)(2)(3)(4)x/x(1)(2)(3)(4)/[1)(2)(3)(4]/[[][][][]/(()()()()'
		.split('/')
		.map((text) => [text, text] as const),
] as const)('the signs of %s are those of %s', (raw, ascii) => {
	expect(written(withAsciiSigns(raw))).toBe(ascii);
});

test.each([
	['[1,⏎2,⏎3]⏎[4]', '[1, 2, 3] / [4]'],
	['[⏎1,⏎(2, 3)⏎]⏎4', '[ 1, (2, 3) ] / 4'],
	['{⏎1 ,  ⏎ }⏎(2⏎)', '{ 1 ,    } / (2 )'],
	['(1,⏎f(2),⏎3)⏎4', '(1, f(2), 3) / 4'],
	...['1,⏎2', '[1⏎2]', '(1) ,⏎2', '[1],⏎2', '[[1],⏎[2]⏎] x', ']⏎1'].map(
		(text) => [text, text.replaceAll('⏎', ' / ')] as const,
	),
] as const)('lines inside of brackets are joined: %s', (text, joined) => {
	const sheet = sheetOf(linesOf(text));
	expect([...sheet.lines].map((each) => each.text).join(' / ')).toBe(joined);
	expect([...sheet.printed].map((each) => each.text).join('⏎')).toBe(text);
	expect([...sheet.printed].map(({start}) => sheet.lineAt(start))).toEqual([...sheet.printed].map(({line}) => line));
});

test('of a long output the first lines are a sample', () => {
	const sample = (most: number) => [...sheetOf(linesOf('123⏎4567890⏎x⏎y'), most).printed].map(({text}) => text);
	expect([4, 5].map(sample)).toEqual([['123'], ['123', '45678']]);
});

test('what is read is taken out of its lines, once where no word or number stands between', () => {
	const rest = (text: string, ...places: readonly number[]) => {
		const read = new Integers();
		places.forEach((place) => {
			read.push(place);
		});
		return [...restOf(sheetOf(linesOf(text)), read)].map((each) => written(each.text)).join('⏎');
	};
	expect(rest('a 12, 34 b', 2, 4, 6, 8)).toBe('a • b');
	expect(rest('12 a 34 5 67', 0, 2, 5, 7, 10, 12)).toBe('• a • 5 •');
	expect(rest('a⏎12⏎34 b⏎56⏎c', 2, 7, 10, 12)).toBe('a⏎•⏎• b⏎•⏎c');
	expect(rest('12⏎⏎c')).toBe('12⏎⏎c');
});

test('a template has no numbers, blanks and last signs', () => {
	const texts = ['a  12, -3 b;', '[1,234] x-5 .', 'n=-7 ,', '-12 1,2 12,345,678', '(a,b) ', 'b.; '];
	expect(texts.map(templateOf)).toEqual(['a#,#b', '[#]x-#', 'n=#', '##,##', '(a,b)', 'b']);
});

const rules =
	'/-/=====/***/# # #/~~~/+++/..../:::/<<</>>>/^^^/\\\\\\\\/···/|||/+---+/+===/---+/-+/==+/|---|---|/+--+--+/|:---:|:---:|/--+--+--/[===]/" - - "/•';
const others = 'a/--a/-=-/|-/.+./+.+/a|-|/|-|a/|:|/+=+b/|||x/--*/a+-/a-+/-+a/--|'.split('/');

test('rules are lines of one sign, or what frames are drawn with', () => {
	expect(rules.split('/').filter((line) => !isRule(line.replace('•', '\u0001')))).toEqual([]);
	expect([300, 301].map((count) => isRule('-'.repeat(count)))).toEqual([true, false]);
	expect(others.filter(isRule)).toEqual([]);
});

test('names of columns count from 0 or 1', () => {
	const headings = ['0 1 2 3', 'q1 q2 q3', '1 2', '2 3 4', '1 2 4', '0 2 3', '', '1 2 3 4 5 6 7 8 9 10'];
	expect(headings.filter(isHeading)).toEqual(['0 1 2 3', 'q1 q2 q3', '1 2 3 4 5 6 7 8 9 10']);
});
