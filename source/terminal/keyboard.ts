import {openSync} from 'node:fs';
import process from 'node:process';
import {ReadStream} from 'node:tty';
import {Refusal} from '../text/refusal.js';

/** The keyboard of the terminal, where standard input is a pipe. Throws a Refusal if there is no terminal. */
export function openKeyboard(): ReadStream {
	try {
		return new ReadStream(openSync(process.platform === 'win32' ? String.raw`\\.\CONIN$` : '/dev/tty', 'r+'));
	} catch (error) {
		throw new Refusal((text) => text.noKeyboard, {cause: error});
	}
}
