import {createReadStream} from 'node:fs';
import process from 'node:process';
import {ReportedError, reasonOf} from '../text/refusal.js';

/** Numbered from 1. */
export type Line = {readonly line: number; readonly text: string};

/** Terminal sequences: CSI, OSC, and the short ones. */
const escapes = /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)?|[^[\]])/g;
/** All control characters but the tab, marks, and what makes a symbol an emoji. */
const unshown = /(?!\t)\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\uFE0E|\uFE0F/gu;
/** Most lines have none of them, which a regular expression sees quickly. */
export const asciiLine = /^[\t -~]*$/;

/**
 * The first bytes of a file, or of standard input if it is `-`: `most`, or a few more if there are more. The input stays open:
 * the program at the other end of a pipe would say on the screen that it is closed.
 */
export async function bytesIn(file: string, most: number, onRead: (bytes: number) => void): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	try {
		const input: AsyncIterable<Uint8Array> = file === '-' ? process.stdin : createReadStream(file);
		const reading = input[Symbol.asyncIterator]();
		for (let read = await reading.next(); !read.done; read = await reading.next()) {
			chunks.push(read.value);
			length += read.value.length;
			onRead(length);
			if (length > most) {
				break;
			}
		}
	} catch (error) {
		throw new ReportedError((text) => text.notRead(file, reasonOf(error)), {cause: error});
	}

	if (file === '-') {
		process.stdin.unref?.();
	}

	return Buffer.concat(chunks);
}

/** Without escape sequences and control characters. Of blank lines that follow one another only the first is there. */
export function linesIn(bytes: Uint8Array): readonly Line[] {
	const printed = new TextDecoder(encodingOf(bytes)).decode(bytes);
	// Old ways to end lines.
	const lineEnd = printed.includes('\n') ? '\n' : '\r';
	const lines: Line[] = [];
	for (let [start, line] = [0, 1]; start < printed.length; line++) {
		const end = printed.indexOf(lineEnd, start);
		const text = withoutControls(printed.slice(start, end < 0 ? undefined : end));
		if (text.trim() !== '' || lines.at(-1)?.text.trim() !== '') {
			lines.push({line, text});
		}

		start = end < 0 ? printed.length : end + 1;
	}

	return lines;
}

/** UTF-16, as PowerShell writes it, is recognised by its mark. */
function encodingOf(bytes: Uint8Array): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) {
		return 'utf-16le';
	}

	try {
		new TextDecoder('utf-8', {fatal: true}).decode(bytes, {stream: true});
		return 'utf-8';
	} catch {
		// Chinese versions of Windows print GB 18030.
		return 'gb18030';
	}
}

function withoutControls(text: string): string {
	const ended = text.endsWith('\r') ? text.slice(0, -1) : text;
	// A carriage return inside a line overwrites it, as progress lines do.
	const trimmed = ended.slice(ended.lastIndexOf('\r') + 1);
	return asciiLine.test(trimmed) ? trimmed : trimmed.replace(escapes, '').replace(unshown, '');
}
