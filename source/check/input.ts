import {createReadStream} from 'node:fs';
import process from 'node:process';

/** Numbered from 1. A very long line comes in several pieces with the same number. */
export type Line = {readonly number: number; readonly text: string};

/** In UTF-16 units, so that a line of any length takes little memory. */
const longestPiece = 16_384;

/** Terminal sequences: CSI, OSC, and the short ones. */
const escapes = /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)?|[^[\]])/g;
/** All control characters but the tab, marks, and what makes a symbol an emoji. */
const unshown = /(?!\t)\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\uFE0E|\uFE0F/gu;
/** Most lines have none of them, which a regular expression sees quickly. */
const plain = /^[\t -~]*$/;

export function bytesOf(file: string): AsyncIterable<Uint8Array> {
	return file === '-' ? process.stdin : createReadStream(file);
}

/**
 * In batches as they are read. UTF-16 is recognised by its mark; all else is UTF-8, or GB 18030 if it cannot be UTF-8.
 * Escape sequences and control characters are removed. `advance` gets the bytes read.
 */
export async function* linesOf(
	chunks: AsyncIterable<Uint8Array>,
	advance: (bytes: number) => void = () => undefined,
): AsyncGenerator<readonly Line[], undefined> {
	let decoder: InstanceType<typeof TextDecoder> | undefined;
	let head: Uint8Array = new Uint8Array();
	let number = 1;
	let rest = '';
	let lineEnd = /\n/;

	function linesWith(text: string, isEnd = false): readonly Line[] {
		const all = rest + text;
		// Old ways to write lines.
		if (number === 1 && /^[^\n]*\r[^\n]*$/.test(all) && (isEnd || all.length > longestPiece)) {
			lineEnd = /[\r\n]/;
		}

		const texts = all.split(lineEnd);
		rest = texts.pop() ?? '';
		const lines: Line[] = [];
		for (const each of texts) {
			addLine(lines, number++, each);
		}

		if (rest.length > longestPiece) {
			addLine(lines, number, rest);
			// The last piece goes on.
			rest = lines.pop()?.text ?? '';
		}

		return lines;
	}

	for await (const chunk of chunks) {
		advance(chunk.length);
		// The mark has two bytes. A program that does not buffer its output may send single bytes.
		head = decoder ? chunk : Buffer.concat([head, chunk]);
		if (decoder || head.length > 1) {
			decoder ??= new TextDecoder(encodingOf(head));
			yield linesWith(decoder.decode(head, {stream: true}));
		}
	}

	const end = decoder ? decoder.decode() : new TextDecoder().decode(head);
	yield linesWith(end, true);
	yield linesWith(rest === '' ? '' : '\n');
}

function encodingOf(bytes: Uint8Array): string {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) {
		return 'utf-16le';
	}

	if (first === 0xfe && second === 0xff) {
		return 'utf-16be';
	}

	try {
		new TextDecoder('utf-8', {fatal: true}).decode(bytes, {stream: true});
		return 'utf-8';
	} catch {
		// What Chinese versions of Windows print.
		return 'gb18030';
	}
}

function addLine(lines: Line[], number: number, text: string): void {
	let start = 0;
	while (text.length - start > longestPiece) {
		const most = text.slice(start, start + longestPiece);
		const end = Math.max(...[',', ' ', ']', '}', ')'].map((end) => most.lastIndexOf(end))) + 1;
		const piece = end > 0 ? most.slice(0, end) : most;
		lines.push({number, text: withoutControls(piece)});
		start += piece.length;
	}

	lines.push({number, text: withoutControls(text.slice(start))});
}

export function withoutControls(text: string): string {
	const ended = text.endsWith('\r') ? text.slice(0, -1) : text;
	// A carriage return inside a line overwrites it, as progress lines do.
	const trimmed = ended.slice(ended.lastIndexOf('\r') + 1);
	return plain.test(trimmed) ? trimmed : trimmed.replace(escapes, '').replace(unshown, '');
}
