import process from 'node:process';
import {setImmediate} from 'node:timers/promises';
import {codeOf, reasonOf} from '../text/failure.js';
import {ReportedError} from '../text/refusal.js';
import type {Piece, Pieces} from './request.js';

/**
 * Writes the pieces one after another. It waits for each write to finish, so that memory stays small when the reader is
 * slow, and so that signals are handled between pieces.
 */
export async function writeAll(write: (piece: Piece) => Promise<void>, pieces: Pieces): Promise<void> {
	for await (const piece of pieces) {
		await (piece.length > 0 ? write(piece) : setImmediate());
	}
}

/** Writes to standard output. Stops without an error if the reader closes the pipe (`| head`); throws any other error. */
export async function writeToStandardOutput(pieces: Pieces): Promise<void> {
	const {stdout} = process;
	// The callback of write() reports each error; without this listener the event would end the program.
	stdout.on('error', () => undefined);
	try {
		await writeAll(
			(piece) =>
				new Promise((resolve, reject) => {
					stdout.write(piece, (error) => {
						if (error) {
							const isClosed = codeOf(error) === 'EPIPE';
							reject(isClosed ? error : new ReportedError((text) => text.notPrinted(reasonOf(error)), {cause: error}));
						} else {
							resolve();
						}
					});
				}),
			pieces,
		);
	} catch (error) {
		if (codeOf(error) !== 'EPIPE') {
			throw error;
		}
	}
}
