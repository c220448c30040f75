import {mkdtempSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {afterAll, expect} from 'vitest';
import {temporaryFolder} from '../temporary-folder.js';
import {Session, type SessionOptions} from './session.js';

/** Opens sessions that last as long as a file of tests: tests that run at the same time have no end of their own. */
export function openSessions() {
	const all = temporaryFolder();
	const sessions: Session[] = [];
	afterAll(() => {
		for (const session of sessions) {
			session.kill('SIGKILL');
		}
	});

	function open(command: string, parameters: readonly string[], options?: SessionOptions): Session {
		const session = new Session(command, parameters, options);
		sessions.push(session);
		return session;
	}

	const inBash = (script: string, options?: SessionOptions) => open('/bin/bash', ['--norc', '-c', script], options);
	const start = (parameters: readonly string[], options?: SessionOptions) =>
		open(process.execPath, ['dist/cli.js', ...parameters], options);

	/** The explorer, when it has drawn. */
	async function explore(parameters: readonly string[] = [], options?: SessionOptions): Promise<Session> {
		const session = start(parameters, options);
		await session.until(/1 (?:Lesson|课程)/);
		return session;
	}

	/** In a shell that saves the terminal settings before and after the program, and prints its exit status. */
	async function inShell(parameters = '', {first = 'true', ...rest}: SessionOptions & {readonly first?: string} = {}) {
		const folder = mkdtempSync(path.join(all, 'shell-'));
		const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
		// The process ID stays that of the program.
		const keepingPid = `sh -c 'echo $$ > "$0"; exec "$@"' ${folder}/pid`;
		const program = `${keepingPid} ${process.execPath} ${path.resolve('dist/cli.js')} ${parameters}`;
		// It ends when its output has been seen: of a shell that has ended, the last output can be lost.
		const script = `stty -a > ${folder}/before; ${first}; ${program}; echo "status $?"; stty -a > ${folder}/after; read -r`;
		const session = inBash(script, rest);
		// It can fail before it draws.
		await session.until(/1 (?:Lesson|课程)|^status \d/m);
		return Object.assign(session, {
			programId: () => Number(read('pid')),
			/** Expects the exit status, and that settings, cursor and screen are restored. */
			async expectCleanEnd(status: number): Promise<void> {
				await session.until(new RegExp(`status ${status}`));
				session.press('\r');
				await session.ended();
				expect(read('after')).toBe(read('before'));
				expectRestored(session);
			},
		});
	}

	return {open, inBash, start, explore, inShell};
}

function expectRestored({output, isAlternate}: Session): void {
	expect(isAlternate).toBe(false);
	expect(output.lastIndexOf('\u001B[?25h')).toBeGreaterThan(output.lastIndexOf('\u001B[?25l'));
	expect(output.lastIndexOf('\u001B[?2004l')).toBeGreaterThan(output.lastIndexOf('\u001B[?2004h'));
	// The mode of the wheel is saved once, and restored last.
	const wheel = [...output.matchAll(/\u001B\[\?1007([a-z])/g)].map(([, mode]) => mode);
	expect(wheel.join(' ')).toMatch(/^(?:s l(?: l)* h r ?)+$/);
	// The scrollback is never erased.
	expect(output).not.toContain('\u001B[3J');
}
