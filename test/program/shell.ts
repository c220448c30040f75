import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {afterAll, afterEach, expect} from 'vitest';
import {Session, type SessionOptions} from './session.js';

export const fastest = '>'.repeat(20);

/** Programs are killed when a test ends, and the folder is removed. */
export function prepareShells() {
	const folder = mkdtempSync(path.join(tmpdir(), 'queens-tui-'));
	const sessions: Session[] = [];
	afterEach(() => {
		for (const session of sessions.splice(0)) {
			session.kill('SIGKILL');
		}
	});
	afterAll(() => {
		rmSync(folder, {recursive: true, force: true});
	});

	function untilTestEnds(session: Session): Session {
		sessions.push(session);
		return session;
	}

	/** Before a command: keeps the process ID, which stays that of the command. */
	const keepingPid = `sh -c 'echo $$ > "$0"; exec "$@"' ${folder}/pid`;

	function programId(): number {
		return Number(readFileSync(`${folder}/pid`, 'utf8'));
	}

	/** In a shell, which saves the terminal settings before and after, and prints the exit status. */
	async function inShell(parameters = '', options: SessionOptions = {}): Promise<Session> {
		const script = `stty -a > ${folder}/before; ${keepingPid} ${process.execPath} dist/cli.js ${parameters}; echo "status $?"; stty -a > ${folder}/after`;
		const session = untilTestEnds(new Session('/bin/bash', ['--norc', '-c', script], options));
		await session.until(/1 (?:Lesson|课程)/);
		return session;
	}

	/** The exit status; settings, cursor and screen are restored. */
	async function expectCleanEnd(shell: Session, status: number): Promise<void> {
		await shell.until(new RegExp(`status ${status}`));
		await shell.ended();
		expect(readFileSync(`${folder}/after`, 'utf8')).toBe(readFileSync(`${folder}/before`, 'utf8'));
		expect(shell.isAlternate).toBe(false);
		expect(shell.output.lastIndexOf('\u001B[?25h')).toBeGreaterThan(shell.output.lastIndexOf('\u001B[?25l'));
		// The mode of the wheel is saved once, and restored last.
		expect(
			shell.output
				.match(/\u001B\[\?1007[a-z]/g)
				?.join(' ')
				.replaceAll('\u001B[?1007', ''),
		).toMatch(/^(?:s l(?: l)* h r ?)+$/);
		expect(shell.hasMouse).toBe(false);
		// Put on a stack once, and taken from there last.
		const titles = [...shell.output.matchAll(/\u001B(?:\[(?<stack>2[23]);2t|\](?<set>2);)/g)];
		expect(titles.map(({groups}) => groups?.['stack'] ?? groups?.['set']).join(' ')).toMatch(/^(?:22(?: 2)* 23 ?)+$/);
		expect(shell.output.lastIndexOf('\u001B[?2004l')).toBeGreaterThan(shell.output.lastIndexOf('\u001B[?2004h'));
	}

	return {folder, untilTestEnds, inShell, programId, expectCleanEnd};
}
