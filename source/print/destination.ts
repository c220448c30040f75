import {existsSync, renameSync, rmSync} from 'node:fs';
import {open, realpath, stat} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {setImmediate} from 'node:timers/promises';
import {onTermination} from '../terminal/terminating-signals.js';
import {programName} from '../text/program.js';
import {codeOf, Refusal, ReportedError, reasonOf} from '../text/refusal.js';
import type {Pieces} from './request.js';

/** Standard output if `file` is undefined. `isReplacing` allows replacing an existing file. */
export type Destination = {readonly file: string | undefined; readonly isReplacing: boolean};

export class FileIsThere extends Refusal {
	constructor(file: string) {
		super((text) => text.isThere(file));
	}
}

/**
 * If the start throws, nothing is written. A file is written completely or not at all; only regular files are replaced.
 */
export async function writeTo({file, isReplacing}: Destination, start: () => Promise<Pieces>): Promise<void> {
	if (file === undefined) {
		await writeToStandardOutput(await start());
		return;
	}

	try {
		await writeFile(file, isReplacing, start);
	} catch (error) {
		throw error instanceof Refusal
			? error
			: new ReportedError((text) => text.notWritten(file, reasonOf(error)), {cause: error});
	}
}

/** Writes a temporary file in the same folder, then renames it. The work starts after it has been opened. */
async function writeFile(file: string, isReplacing: boolean, start: () => Promise<Pieces>): Promise<void> {
	const replaced = await stat(file).catch((error) => {
		if (codeOf(error) !== 'ENOENT') {
			throw error;
		}
	});
	if (file.endsWith(path.sep) || replaced?.isFile() === false) {
		throw new Refusal((text) => text.noFile(file));
	}

	if (replaced && !isReplacing) {
		throw new FileIsThere(file);
	}

	// A symbolic link is kept.
	const target = replaced ? await realpath(file) : file;
	const temporary = path.join(path.dirname(target), `.${programName}-${process.pid}-${performance.now()}`);
	const remove = () => {
		rmSync(temporary, {force: true});
	};
	const stopListening = onTermination(remove);
	try {
		const output = await open(temporary, 'wx', replaced?.mode);
		try {
			await writeAll((piece) => output.appendFile(piece), await start());
			await output.sync();
		} finally {
			// Windows renames no open file.
			await output.close();
		}

		if (!replaced && existsSync(target)) {
			throw new FileIsThere(file);
		}

		renameSync(temporary, target);
	} finally {
		remove();
		stopListening();
	}
}

/** Waits for each write, so that memory stays small when the reader is slow, and signals are handled between pieces. */
async function writeAll(write: (piece: string) => Promise<void>, pieces: Pieces): Promise<void> {
	for await (const piece of pieces) {
		await (piece.length > 0 ? write(piece) : setImmediate());
	}
}

/** Stops without an error if the reader closes the pipe (`| head`); throws any other error. */
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
