import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {bytesIn, linesIn} from '../../source/check/input.js';
import {temporaryFolder} from '../temporary-folder.js';

const texts = (printed: string | Uint8Array) => [...linesIn(Buffer.from(printed))].map(({text}) => text);

test('lines end with LF or CRLF, the last perhaps with nothing', () => {
	expect(texts('1 3 0 2\r\n2 0 3 1')).toEqual(['1 3 0 2', '2 0 3 1']);
	expect(texts('1 3 0 2\r\r\n2 0 3 1\r\r\n')).toEqual(['1 3 0 2', '2 0 3 1']);
	expect(texts('1 3 0 2\r2 0 3 1')).toEqual(['1 3 0 2', '2 0 3 1']);
	expect(texts('')).toEqual([]);
	expect(texts('\na\n\nb\n')).toEqual(['', 'a', '', 'b']);
});

test('of blank lines in a row only the first is there, and lines keep their numbers', () => {
	const lines = [...linesIn(Buffer.from('a\n\n \n\nb'))];
	expect(lines.map(({line, text}) => `${line}: ${text}`)).toEqual(['1: a', '2: ', '5: b']);
});

test('UTF-16 and UTF-8 are recognised by their marks, and what is no UTF-8 is read as GB 18030', () => {
	expect(texts(Buffer.from('\uFEFF♛ ·\n1', 'utf16le'))).toEqual(['♛ ·', '1']);
	expect(texts('\uFEFF♛ ·\n')).toEqual(['♛ ·']);
	expect(texts(Buffer.from([0xb0, 0xfe, 0xc8, 0xab, 0x0a]))).toEqual(['剥全']);
	expect(texts(Buffer.from('安全').subarray(0, 5))).toEqual(['安\uFFFD']);
});

test('a carriage return inside a line overwrites it', () => {
	expect(texts('9 %\r10 %\n2\n')).toEqual(['10 %', '2']);
});

test('escape sequences, NUL and other control characters are removed', () => {
	expect(texts('\u001B[31mQ\u001B[0m \u0000.\u0007\u001B]0;title\u0007\u009B\u202E!\u001BM?\n')).toEqual(['Q .!?']);
	expect(texts('a\u001B]8;;x\u001B\\b\u001B]8;;\u0007c\u001B]0;open\u001B[Ad')).toEqual(['abcd']);
});

test('of a number that does not end the first 1000 digits are read', () => {
	expect(texts(`a${'12'.repeat(4_000_000)}b 3`)).toEqual([`a${'12'.repeat(500)}b 3`]);
});

test('no more of a file is read than a few bytes after the limit', async () => {
	const file = path.join(temporaryFolder(), 'input');
	await expect(bytesIn(path.dirname(file), 1, () => undefined)).rejects.toThrow('cannot be read');
	const printed = '1 3 0 2\n'.repeat(100_000);
	writeFileSync(file, printed);
	const read: number[] = [];
	const bytes = await bytesIn(file, 262_144, (length) => read.push(length));
	expect(bytes.length).toBeGreaterThan(262_144);
	expect(bytes.length).toBeLessThan(printed.length / 2);
	expect(read.at(-1)).toBe(bytes.length);
	expect(Buffer.from(bytes).equals(Buffer.from(printed).subarray(0, bytes.length))).toBe(true);
	expect(Buffer.from(await bytesIn(file, printed.length, () => undefined)).toString()).toBe(printed);
});
