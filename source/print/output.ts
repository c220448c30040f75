import process from 'node:process';
import {setImmediate} from 'node:timers/promises';
import {codeOf} from '../text/failure.js';
import type {Piece, Pieces} from './request.js';

/**
 * Writes one piece after the other, each when the one before has been taken, so that memory stays small however slow the
 * reader is. Between pieces signals are heard.
 */
export async function writeAll(write: (piece: Piece) => Promise<void>, pieces: Pieces): Promise<void> {
	for await (const piece of pieces) {
		await (piece.length > 0 ? write(piece) : setImmediate());
	}
}

/** A reader that has had enough (`| head`) ends it early and in peace; any other failure is thrown. */
export async function writeToStandardOutput(pieces: Pieces): Promise<void> {
	const {stdout} = process;
	// Failures come with the piece that they concern.
	stdout.on('error', () => undefined);
	try {
		await writeAll(
			(piece) =>
				new Promise((resolve, reject) => {
					stdout.write(piece, (error) => {
						if (error) {
							reject(error);
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
