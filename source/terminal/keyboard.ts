import {openSync} from 'node:fs';
import process from 'node:process';
import {ReadStream} from 'node:tty';

/** That of the terminal, where standard input is a pipe. Throws an error if there is no terminal. */
export function openKeyboard(): ReadStream {
	return new ReadStream(openSync(process.platform === 'win32' ? String.raw`\\.\CONIN$` : '/dev/tty', 'r+'));
}
