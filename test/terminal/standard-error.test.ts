import {execFile} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import fc from 'fast-check';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {parseCommandLine} from '../../source/command-line/command-line.js';
import {options} from '../../source/command-line/options.js';
import {writeTo} from '../../source/print/destination.js';
import {addUp} from '../../source/print/shares.js';
import {reportFailure, writeErrorLine} from '../../source/terminal/standard-error.js';
import {loadText} from '../../source/text/language.js';
import {Refusal} from '../../source/text/refusal.js';
import {temporaryFolder} from '../temporary-folder.js';

const texts = [await loadText('en'), await loadText('zh')];
const folder = temporaryFolder();

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

/** Runs the work, and expects that its error is reported in one line, in both languages. */
async function expectOneLine(work: () => Promise<void>): Promise<void> {
	const error: unknown = await work().then(
		() => undefined,
		(error) => error,
	);
	for (const text of error ? texts : []) {
		written = '';
		reportFailure(error, text);
		expect(written).toMatch(oneLine);
		// The user does not know that there is a temporary file.
		expect(written).not.toMatch(/\.queens-tui-\d/);
	}
}

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

test('whatever is in an argument is refused in one line', async () => {
	const names = options.map(({name}) => `--${name}`);
	const argument = fc.oneof(
		hostile,
		fc.constantFrom(...names),
		fc.tuple(fc.constantFrom(...names), hostile).map((pair) => pair.join('=')),
	);
	await fc.assert(
		fc.asyncProperty(fc.array(argument), fc.boolean(), async (argv, isTerminal) => {
			await expectOneLine(async () => {
				parseCommandLine(argv, isTerminal);
			});
		}),
	);
});

test('whatever is in the name of a file is reported in one line', async () => {
	await fc.assert(
		fc.asyncProperty(hostile, fc.constantFrom('a', 'missing/a', `${'x'.repeat(300)}`), async (name, start) => {
			const file = path.join(folder, `${start}${name}`);
			await expectOneLine(() => writeTo({file, isReplacing: false}, async () => ['x']));
			await expectOneLine(async () => {
				await addUp({files: [file], size: 4});
			});
		}),
	);
});

test('whatever is in a share file is reported in one line', async () => {
	const file = path.join(folder, 'share');
	const line = fc
		.record({
			schema: fc.constantFrom('queens-tui-count/1', 'x'),
			version: fc.oneof(fc.constant('1.0.0'), hostile),
			size: fc.constantFrom(8, 9),
			share: fc.constantFrom(1, 2),
			of: fc.constant(3),
			count: fc.oneof(fc.constant('5'), hostile),
		})
		.map((share) => JSON.stringify(share));
	const contents = fc.oneof(
		fc.uint8Array({maxLength: 50}),
		hostile,
		fc.array(line).map((lines) => lines.join('\n')),
	);
	await fc.assert(
		fc.asyncProperty(contents, async (given) => {
			writeFileSync(file, given);
			await expectOneLine(async () => {
				await addUp({files: [file], size: undefined});
			});
		}),
	);
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
