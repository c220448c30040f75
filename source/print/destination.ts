import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import {open} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {setImmediate} from 'node:timers/promises';
import {promisify} from 'node:util';
import {onTermination} from '../terminal/terminating-signals.js';
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
 * If the start throws, nothing is written. A file is written completely or not at all. Only regular files are replaced; of a
 * symbolic link, its target.
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

/** Writes a temporary file beside it, then gives it the name. The work starts after it has been opened. */
async function writeFile(file: string, isReplacing: boolean, start: () => Promise<Pieces>): Promise<void> {
	// A link without a target is there, too.
	const isReplaced = fs.lstatSync(file, {throwIfNoEntry: false}) !== undefined;
	if (isReplaced && !isReplacing) {
		throw new FileIsThere(file);
	}

	const replaced = fs.statSync(file, {throwIfNoEntry: false});
	if (isReplaced && !replaced?.isFile()) {
		throw new Refusal((text) => text.noFile(file));
	}

	const target = isReplaced ? fs.realpathSync(file) : file;
	// As long as any name may be. With a letter more, the folder of `none/` is not there.
	const temporary = path.join(path.dirname(`${target}x`), `.queens-tui-${randomUUID()}.part`);
	const remove = () => fs.rmSync(temporary, {force: true});
	const stopListening = onTermination(remove);
	try {
		const output = await open(temporary, 'wx', replaced?.mode);
		try {
			// The mode of open() is less what the process masks.
			await (replaced && output.chmod(replaced.mode));
			await writeAll((piece) => output.appendFile(piece), await start());
		} finally {
			// Windows renames no open file.
			await output.close();
		}

		if (isReplacing) {
			fs.renameSync(temporary, target);
		} else {
			// Unlike rename(), it never replaces a file that has appeared meanwhile.
			fs.copyFileSync(temporary, target, fs.constants.COPYFILE_EXCL);
		}
	} catch (error) {
		throw codeOf(error) === 'EEXIST' ? new FileIsThere(file) : error;
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
	const write = fs.fstatSync(stdout.fd).isFile()
		? // On a disk that gets full, the stream writes a part of a piece to a file, and reports no error.
			async (piece: string) => fs.writeFileSync(stdout.fd, piece)
		: promisify((piece: string, done: (error?: Error | null) => void) => stdout.write(piece, done));
	const report = (error: unknown) => {
		throw codeOf(error) === 'EPIPE'
			? error
			: new ReportedError((text) => text.notPrinted(reasonOf(error)), {cause: error});
	};
	try {
		await writeAll((piece) => write(piece).catch(report), pieces);
	} catch (error) {
		if (codeOf(error) !== 'EPIPE') {
			throw error;
		}
	}
}
