import {expect, test} from 'vitest';
import {Session} from './session.js';
import {prepareShells} from './shell.js';

const {expectCleanEnd, inShell, untilTestEnds} = prepareShells();
const query = '\u001B[6n';
/** Longer than the program waits for the reply, in milliseconds. */
const late = 300;
/** In milliseconds. */
const betweenReads = 15;

/** Starts the explorer, and sends this when it asks where the cursor is: each text in a read of its own. */
async function answered(sent: readonly string[]): Promise<Session> {
	const rest = [...sent];
	let isAsked = false;
	const sendNext = () => {
		const next = rest.shift();
		if (next !== undefined) {
			session.press(next);
			setTimeout(sendNext, betweenReads);
		}
	};
	const onOutput = () => {
		if (!isAsked && session.output.includes(query)) {
			isAsked = true;
			sendNext();
		}
	};
	const session: Session = untilTestEnds(Session.explore(['4', '-s', 'search'], {onOutput}));
	await session.until(/step \d+ of 94/);
	await session.until(() => isAsked && rest.length === 0);
	return session;
}

test.each([
	['one', ['\u001B[1;2R'], ''],
	['nothing', [], ''],
	['two, but late', [], '\u001B[1;3R'],
	['one, split over reads', [...'\u001B[1;2R'], ''],
] as const)('a terminal that answers %s gets the glyphs, and no reply is a key', async (_, sent, sentLate) => {
	const session = await answered(sent);
	await session.quiet(late);
	session.press(sentLate);
	await session.quiet();
	expect(session.text).toContain('╭─ Stack');
	expect(session.text).toContain('4 queens · scan');
	expect(session.text).toContain('step 0 of');
});

/** The screen with `--ascii`. */
async function asciiText(step: number): Promise<string> {
	const session = untilTestEnds(Session.explore(['4', '-s', 'search', '--ascii', '--at', String(step)]));
	await session.until(`step ${step} of 94`);
	await session.quiet();
	expect(session.output).not.toContain(query);
	return session.text;
}

test.each([
	['two', ['\u001B[1;3R'], 0],
	['two, split over reads', ['\u001B', '[1;', '3R'], 0],
	['two, between keys', ['\u001B[C\u001B[1;3R', '\u001B[C'], 2],
	// On a busy machine the answer of this terminal may be late.
] as const)(
	'a terminal that answers %s gets ASCII characters on a screen that was cleared',
	{retry: 3},
	async (_, sent, step) => {
		const expected = await asciiText(step);
		const session = await answered(sent);
		await session.until(() => session.text === expected, 3000);
		// Once when the screen was entered, and once after the characters of the first frame had moved the others.
		await session.until(() => session.output.split('\u001B[2J').length === 3);
		await session.quiet();
		expect(session.text).toBe(expected);
	},
);

test('with --no-ascii nothing is asked, whatever the locale is', async () => {
	const session = untilTestEnds(Session.explore(['--no-ascii'], {environment: {LC_ALL: 'C'}}));
	await session.until('╭─ Solution 1 of 92');
	expect(session.output).not.toContain(query);
});

test('a reply that arrives after a quick q does not reach the shell', async () => {
	const shell = await inShell();
	shell.press('q', '\u001B[1;2R');
	await expectCleanEnd(shell, 0);
	expect(shell.text).not.toContain('2R');
});
