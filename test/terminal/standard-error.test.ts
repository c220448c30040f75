import process from 'node:process';
import fc from 'fast-check';
import {beforeEach, expect, test, vi} from 'vitest';
import {reportFailure, writeErrorLine} from '../../source/terminal/standard-error.js';
import {text} from '../../source/text/en.js';
import {Refusal} from '../../source/text/refusal.js';

let written = '';
beforeEach(() => {
	vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
		written += String(chunk);
		return true;
	});
});

/** One line of characters that can be seen, and spaces. */
const oneLine = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*\n$/u;
const title = '\u001B]0;x\u0007';
/** Any text, and more often what terminals and line breaks make of it. */
const hostile = fc
	.array(
		fc.oneof(
			fc.constantFrom('\n', '\r', title, '\u009B31m', '\u202E', '\u2028', '\u200B', "'", ', open ', '-', '=', '/', 'a'),
			fc.integer({min: 0, max: 0xffff}).map((code) => String.fromCharCode(code)),
			fc.string({unit: 'binary', maxLength: 3}),
		),
		{maxLength: 8},
	)
	.map((parts) => parts.join(''));

test('a line is one line without invisible characters, whatever is in it', () => {
	fc.assert(
		fc.property(hostile, (line) => {
			written = '';
			writeErrorLine(line);
			expect(written).toMatch(oneLine);
		}),
	);
	expect(process.stderr.emit('error', new Error('closed'))).toBe(true);
	expect(new Set(process.stderr.listeners('error')).size).toBe(process.stderr.listenerCount('error'));
});

test('an error is one line, and its stack has no escape sequence', () => {
	vi.stubEnv('DEBUG', '1');
	written = '';
	reportFailure(new Error(`a${title}b`), text);
	const [first, ...stack] = written.split('\n');
	expect(first).toBe('queens-tui: something went wrong: a\\u{1b}]0;x\\u{7}b');
	expect(stack[1]).toMatch(/^ {4}at /);
	expect(written).not.toContain('\u001B');
	written = '';
	reportFailure(new Refusal(({language}) => language), text);
	expect(written).toBe('queens-tui: en\n');
});
