import {closeSync, openSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {ReadStream} from 'node:tty';
import {expect, test, vi} from 'vitest';
import {AlternateScreen} from '../../source/terminal/alternate-screen.js';
import {temporaryFolder} from '../temporary-folder.js';

const handled = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGTSTP', 'SIGCONT', 'exit'] as const;
const folder = temporaryFolder();

test('the terminal is changed only while a signal can have it restored', () => {
	const listening = () => handled.map((event) => process.listenerCount(event));
	const before = listening();
	const during: (readonly number[])[] = [];
	const output = path.join(folder, 'output');
	const input: ReadStream = Object.create(ReadStream.prototype);
	vi.spyOn(input, 'setRawMode').mockImplementation(() => {
		during.push(listening());
		return input;
	});
	const terminal = {fd: openSync(output, 'w'), cork: vi.fn(), uncork: vi.fn()};
	const screen = new AlternateScreen(input, terminal, {isAlternate: true, onResume() {}});
	screen.enter();
	process.emit('SIGCONT');
	screen.leave();
	const stopped = vi.spyOn(process, 'kill').mockReturnValue(true);
	screen.suspend();
	expect(stopped).not.toHaveBeenCalled();
	closeSync(terminal.fd);
	expect(during).toEqual(Array.from({length: 4}, () => before.map((count) => count + 1)));
	expect([terminal.cork, terminal.uncork].map(({mock}) => mock.calls.length)).toEqual([1, 0]);
	expect(listening()).toEqual(before);
	expect(readFileSync(output, 'utf8')).toMatch(/\u001B\[\?1049h.*\u001B\[\?1049l/s);
});
