import {constants, createReadStream, fstatSync, openSync} from 'node:fs';
import {Socket} from 'node:net';
import process from 'node:process';
import type {Readable} from 'node:stream';
import {isatty, ReadStream} from 'node:tty';
import {codeOf, ReportedError, reasonOf, type Words} from '../text/refusal.js';

/** Numbered from 1. */
export type Line = {readonly line: number; readonly text: string};

/** Terminal sequences: CSI, OSC, and the short ones. */
const escapes = /\u001B(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)?|[^[\]])/g;
/** All control characters but the tab, marks, and what makes a symbol an emoji. */
const unshown = /(?!\t)\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\uFE0E|\uFE0F/gu;
/** Most lines have none of them, which a regular expression sees quickly. */
export const asciiLine = /^[\t -~]*$/;
/** No board has 1000 digits in a row. Expressions that begin at each digit would take the square of their number. */
const endlessNumber = /(?<!\d)(\d{1000})\d+?(?!\d)/g;
const mostKnown = 10_000;
/** A longer text seldom comes again. */
const longestKnown = 200;

/**
 * The first bytes of a file, or of standard input if it is `-`: `most`, or a few more if there are more. The input stays open:
 * the program at the other end of a pipe would say on the screen that it is closed.
 */
export async function bytesIn(
	file: string,
	most: number,
	onRead: (bytes: number) => void,
	stop?: AbortSignal,
): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	try {
		const input = openInput(file);
		await new Promise<void>((resolve, reject) => {
			const end = () => {
				input.pause();
				resolve();
			};
			stop?.addEventListener('abort', end);
			input.on('error', reject);
			input.on('end', end);
			input.on('data', (chunk: Uint8Array) => {
				chunks.push(chunk);
				length += chunk.length;
				onRead(length);
				if (length > most) {
					end();
				}
			});
		});
		input.unref?.();
	} catch (error) {
		const isPattern = codeOf(error) === 'ENOENT' && /[*?]/.test(file);
		const words: Words = (text) => (isPattern ? text.noSuchFiles(file) : text.notRead(file, reasonOf(error)));
		throw new ReportedError(words, {cause: error});
	}

	return Buffer.concat(chunks);
}

/** Nothing waits in a blocking call, not even for the program that opens a FIFO: Node could not end during one. */
function openInput(file: string): Readable & {readonly unref?: () => void} {
	const isStandard = file === '-';
	const fd = isStandard ? 0 : openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
	const stats = fstatSync(fd);
	if (isStandard && !stats.isDirectory()) {
		return process.stdin;
	}

	if (stats.isFIFO()) {
		return new Socket({fd, readable: true});
	}

	return isatty(fd) ? new ReadStream(fd) : createReadStream(file, {fd});
}

/** Without escape sequences, control characters and endless numbers. Of blank lines that follow one another only the first is there. */
export function linesIn(bytes: Uint8Array): Iterable<Line> {
	const printed = new TextDecoder(encodingOf(bytes)).decode(bytes);
	// Old ways to end lines.
	const lineEnd = printed.includes('\n') ? '\n' : '\r';
	return repeatable(function* () {
		let isBlank = false;
		for (let [end, line] = [-1, 1]; end + 1 < printed.length; line++) {
			const start = end + 1;
			const found = printed.indexOf(lineEnd, start);
			end = found < 0 ? printed.length : found;
			const raw = printed.slice(start, end);
			const text = (asciiLine.test(raw) ? raw : withoutControls(raw)).replace(endlessNumber, '$1');
			const isNext = text.trim() !== '' || !isBlank;
			isBlank = text.trim() === '';
			if (isNext) {
				yield {line, text};
			}
		}
	});
}

/** What is computed again each time it is read: an array of it would take much memory. */
export function repeatable<Item>(items: () => Iterator<Item>): Iterable<Item> {
	return {[Symbol.iterator]: items};
}

/** Answers to texts, of which the first are remembered. */
export function remembered<Answer extends object>(answerTo: (text: string) => Answer): (text: string) => Answer {
	const known = new Map<string, Answer>();
	return (text) => {
		const answer = known.get(text) ?? answerTo(text);
		if (known.size < mostKnown && text.length < longestKnown) {
			known.set(text, answer);
		}

		return answer;
	};
}

export function filtered<Item>(items: Iterable<Item>, isKept: (item: Item) => boolean): Iterable<Item> {
	return repeatable(function* () {
		for (const item of items) {
			if (isKept(item)) {
				yield item;
			}
		}
	});
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
	// Where Windows ends lines twice, there are two.
	const ended = text.replace(/(?<!\r)\r+$/, '');
	// A carriage return inside a line overwrites it, as progress lines do.
	const trimmed = ended.slice(ended.lastIndexOf('\r') + 1);
	return trimmed.replace(escapes, '').replace(unshown, '');
}
