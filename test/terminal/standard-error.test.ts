import {execFile} from 'node:child_process';
import process from 'node:process';
import {promisify} from 'node:util';
import fc from 'fast-check';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {reportFailure, writeErrorLine} from '../../source/terminal/standard-error.js';
import {loadText} from '../../source/text/language.js';
import {Refusal} from '../../source/text/refusal.js';

const texts = [await loadText('en'), await loadText('zh')];

let written = '';
beforeEach(() => {
	vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
		written += String(chunk);
		return true;
	});
});
afterEach(() => {
	vi.restoreAllMocks();
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
});

test('an error is one line, and its stack has no escape sequence', () => {
	vi.stubEnv('DEBUG', '1');
	written = '';
	reportFailure(new Error(`a${title}b`), texts[0]!);
	const [first, ...stack] = written.split('\n');
	expect(first).toBe('queens-tui: something went wrong: a\\u{1b}]0;x\\u{7}b');
	expect(stack[1]).toMatch(/^ {4}at /);
	expect(written).not.toContain('\u001B');
	written = '';
	reportFailure(new Refusal(({language}) => language), texts[0]!);
	expect(written).toBe('queens-tui: en\n');
	vi.unstubAllEnvs();
});

/** Words with a line break, an escape sequence and bytes that are no UTF-8, for bash. */
const bytes = String.raw`$'x\n\e]0;x\a\xff\xc2\x9b/y'`;

test.each([
	['en', `--print cast --output ${bytes}`],
	['zh', `--at ${bytes}`],
])('a process says one line, whatever bytes are in its arguments and variables: in %s, %s', async (language, given) => {
	const variables = ['TERM', 'HOME', 'COLUMNS', 'COLORTERM', 'FORCE_COLOR', 'CI'].map((name) => `${name}=${bytes}`);
	// With bytes that are no UTF-8, Node itself crashes.
	const locale = String.raw`LANG=$'${language}\n\e]0;x\a' LC_ALL=`;
	const command = `env ${locale} ${variables.join(' ')} "$0" dist/cli.js ${given}`;
	const {stdout, stderr} = await promisify(execFile)('bash', ['-c', command, process.execPath]).catch((error) => error);
	expect(stdout).toBe('');
	expect(stderr).toMatch(oneLine);
	expect(/[\u4E00-\u9FFF]/.test(stderr)).toBe(language === 'zh');
});
