import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {Readable} from 'node:stream';
import {expect, test} from 'vitest';
import {bytesOf, type Line, linesOf} from '../../source/check/input.js';
import {temporaryFolder} from '../temporary-folder.js';

const folder = temporaryFolder();

async function linesIn(bytes: string | Uint8Array): Promise<readonly Line[]> {
	const file = path.join(folder, 'input');
	writeFileSync(file, bytes);
	const lines: Line[] = [];
	for await (const batch of linesOf(bytesOf(file))) {
		lines.push(...batch);
	}

	return lines;
}

const texts = async (bytes: string | Uint8Array) => (await linesIn(bytes)).map(({text}) => text);

test('lines end with LF or CRLF, the last perhaps with nothing', async () => {
	expect(await texts('1 3 0 2\r\n2 0 3 1')).toEqual(['1 3 0 2', '2 0 3 1']);
	expect(await texts('')).toEqual([]);
	expect(await texts('a\n\nb\n')).toEqual(['a', '', 'b']);
	expect(await texts('1 3 0 2\r2 0 3 1\r')).toEqual(['1 3 0 2', '2 0 3 1']);
});

test('UTF-16 and UTF-8 are recognised by their marks', async () => {
	const little = Buffer.from('\uFEFF♛ ·\n1', 'utf16le');
	expect(await texts(little)).toEqual(['♛ ·', '1']);
	expect(await texts(Buffer.from(little).swap16())).toEqual(['♛ ·', '1']);
	expect(await texts(Buffer.from('\uFEFF♛ ·\n'))).toEqual(['♛ ·']);
});

test('a carriage return inside a line overwrites it', async () => {
	expect(await texts('9 %\r10 %\n2\n')).toEqual(['10 %', '2']);
});

test('bytes that come one by one are all read', async () => {
	const bytes = [...Buffer.from('\uFEFF♛ ·\n1\n')].map((byte) => Buffer.of(byte));
	const lines: string[] = [];
	for await (const batch of linesOf(Readable.from(bytes))) {
		lines.push(...batch.map(({text}) => text));
	}

	expect(lines).toEqual(['♛ ·', '1']);
});

test('escape sequences, NUL and other control characters are removed', async () => {
	expect(await texts('\u001B[31mQ\u001B[0m \u0000.\u0007\u001B]0;title\u0007\u009B\u202E!\n')).toEqual(['Q .!']);
});

test('a long line comes in pieces that cut no number, with the same number', async () => {
	const numbers = Array.from({length: 100_000}, (_, index) => index % 1000).join(', ');
	const lines = await linesIn(`[${numbers}]\nend\n`);
	expect(
		lines
			.slice(0, -1)
			.map(({text}) => text)
			.join(''),
	).toBe(`[${numbers}]`);
	expect(lines.slice(0, -2).every(({number, text}) => number === 1 && /[ ,\]]$/.test(text))).toBe(true);
	expect(lines.at(-1)).toEqual({number: 2, text: 'end'});
	expect(Math.max(...(await texts('a'.repeat(300_000))).map(({length}) => length))).toBe(16_384);
});
