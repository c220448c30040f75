import {fstatSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {setImmediate} from 'node:timers/promises';
import {promisify} from 'node:util';
import {codeOf, ReportedError, reasonOf} from '../text/refusal.js';
import type {Pieces} from './request.js';

/**
 * Waits for each write, so that memory stays small when the reader is slow, and signals are handled between pieces. Stops
 * without an error if the reader closes the pipe (`| head`); throws any other error.
 */
export async function writeToStandardOutput(pieces: Pieces): Promise<void> {
	const {stdout} = process;
	// The callback of write() reports each error; without this listener the event would end the program.
	stdout.on('error', () => undefined);
	const write = fstatSync(stdout.fd).isFile()
		? // On a disk that gets full, the stream writes a part of a piece to a file, and reports no error.
			async (piece: string) => writeFileSync(stdout.fd, piece)
		: promisify((piece: string, done: (error?: Error | null) => void) => stdout.write(piece, done));
	for await (const piece of pieces) {
		try {
			await (piece.length > 0 ? write(piece) : setImmediate());
		} catch (error) {
			if (codeOf(error) === 'EPIPE') {
				return;
			}

			throw new ReportedError((text) => text.notPrinted(reasonOf(error)), {cause: error});
		}
	}
}
