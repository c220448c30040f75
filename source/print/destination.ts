import {existsSync, renameSync, rmSync} from 'node:fs';
import {lstat, open, realpath, stat} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {setImmediate} from 'node:timers/promises';
import {onTermination} from '../terminal/terminating-signals.js';
import {programName} from '../text/program.js';
import {codeOf, Refusal, ReportedError, reasonOf} from '../text/refusal.js';
import type {Piece, Pieces} from './request.js';

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
		await writeFile(file, await replacedFile(file, isReplacing), start);
	} catch (error) {
		if (error instanceof Refusal) {
			throw error;
		}

		throw new ReportedError((text) => text.notWritten(file, reasonOf(error)), {cause: error});
	}
}

type Replaced = {readonly target: string; readonly mode: number};

/** Undefined if there is none. Throws a Refusal if it may not be replaced. */
async function replacedFile(file: string, isReplacing: boolean): Promise<Replaced | undefined> {
	const [entry, stats] = [await unlessMissing(lstat(file)), await unlessMissing(stat(file))];
	if (!entry && !file.endsWith(path.sep)) {
		return undefined;
	}

	// Also a symbolic link without a target, and /dev/stdout, which may lead to a file that others write to.
	if (!stats?.isFile() || /^\/(?:dev|proc)\//.test(path.resolve(file))) {
		throw new Refusal((text) => text.noFile(file));
	}

	if (!isReplacing) {
		throw new FileIsThere(file);
	}

	return {target: await realpath(file), mode: stats.mode};
}

async function unlessMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
	return found.catch((error) => {
		if (codeOf(error) === 'ENOENT') {
			return undefined;
		}

		throw error;
	});
}

/** Writes a temporary file in the same folder, then renames it. The work starts after it has been opened. */
async function writeFile(file: string, replaced: Replaced | undefined, start: () => Promise<Pieces>): Promise<void> {
	const target = replaced?.target ?? file;
	const temporary = path.join(path.dirname(target), `.${programName}-${process.pid}-${performance.now()}`);
	const remove = () => {
		rmSync(temporary, {force: true});
	};
	const stopListening = onTermination(remove);
	try {
		const output = await open(temporary, 'wx');
		try {
			if (replaced) {
				await output.chmod(replaced.mode);
			}

			await writeAll((piece) => output.appendFile(piece), await start());
			await output.sync();
			// Windows renames no open file.
			await output.close();
			if (!replaced && existsSync(target)) {
				throw new FileIsThere(file);
			}

			renameSync(temporary, target);
		} finally {
			// It can be closed already.
			await output.close();
			remove();
		}
	} finally {
		stopListening();
	}
}

/** Waits for each write, so that memory stays small when the reader is slow, and signals are handled between pieces. */
async function writeAll(write: (piece: Piece) => Promise<void>, pieces: Pieces): Promise<void> {
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
