import type {Recording} from './recording.js';
import {lastFrameSeconds} from './recordings.js';

const control = '\u001B[';
const hideCursor = `${control}?25l`;
const showCursor = `${control}?25h`;

/**
 * Asciicast v2 (docs.asciinema.org/manual/asciicast/v2): a header, then one event per frame with the lines that differ.
 */
export async function* cast(recording: Recording): AsyncGenerator<string, undefined> {
	const {
		model: {speed, window},
		frames,
		title,
	} = recording;
	yield line({version: 2, width: window.columns, height: window.rows, title, env: {TERM: 'xterm-256color'}});
	let shown: readonly string[] = [];
	let count = 0;
	for await (const lines of frames()) {
		const start = count === 0 ? `${hideCursor}${control}2J` : '';
		const output = start + changes(shown, lines);
		if (output !== '') {
			yield event(count / speed, output);
		}

		shown = lines;
		count++;
	}

	yield event((count - 1) / speed + lastFrameSeconds, `${control}${window.rows};1H${showCursor}`);
}

/** Erases a line before it is written: with the cursor after the last column, that would erase the last character. */
function changes(before: readonly string[], lines: readonly string[]): string {
	return Array.from({length: Math.max(before.length, lines.length)}, (_, row) => {
		const text = lines[row] ?? '';
		return text === (before[row] ?? '') ? '' : `${control}${row + 1};1H${control}2K${text}`;
	}).join('');
}

function event(seconds: number, output: string): string {
	return line([Number(seconds.toFixed(6)), 'o', output]);
}

function line(value: object): string {
	return `${JSON.stringify(value)}\n`;
}
