import {rmSync, type Stats} from 'node:fs';
import {type FileHandle, link, lstat, open, realpath, rename, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {onTermination} from '../terminal/terminating-signals.js';
import {codeOf, reasonOf} from '../text/failure.js';
import {programName} from '../text/program-name.js';
import {Refusal, ReportedError} from '../text/refusal.js';
import {writeAll} from './output.js';
import type {Pieces} from './request.js';

/**
 * Writes a complete file or none: the pieces go to a temporary file in the same folder, which is renamed at the end. An
 * existing regular file is replaced only if `isReplacing` is set; anything else is never replaced. `start` begins the
 * work; it is called only after the temporary file has been opened.
 */
export async function writeToFile(file: string, isReplacing: boolean, start: () => Promise<Pieces>): Promise<void> {
	const {target, old} = await resolveTarget(file, isReplacing);
	const temporary = path.join(path.dirname(target), `.${programName}-${process.pid}-${Date.now()}`);
	const remove = () => {
		try {
			rmSync(temporary, {force: true});
		} catch {
			// If the folder is not writable, the temporary file does not exist.
		}
	};
	const stopListening = onTermination(remove);
	try {
		const output = await open(temporary, 'wx');
		try {
			if (old) {
				await copyOwnerAndMode(output, old, file);
			}

			await writeAll((piece) => output.appendFile(piece), await start());
			await output.sync();
		} finally {
			await output.close();
		}

		await (isReplacing ? rename(temporary, target) : renameUnlessTaken(temporary, target));
	} catch (error) {
		remove();
		throw errorFor(error, file);
	} finally {
		stopListening();
	}
}

/** Gives the new file the owner, group and mode of the old one. Throws a Refusal if the system does not allow it. */
async function copyOwnerAndMode(output: FileHandle, {uid, gid, mode}: Stats, file: string): Promise<void> {
	const created = await output.stat();
	if (created.uid !== uid || created.gid !== gid) {
		await output.chown(uid, gid).catch((error) => {
			throw new Refusal((text) => text.ownerWouldChange(file), {cause: error});
		});
	}

	// After chown(), because that clears some bits of the mode.
	await output.chmod(mode);
}

/**
 * Renames a file, but throws EEXIST if the target has been created meanwhile. On a file system without hard links it
 * replaces the target.
 */
async function renameUnlessTaken(temporary: string, target: string): Promise<void> {
	try {
		await link(temporary, target);
	} catch (error) {
		if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) {
			throw error;
		}

		await rename(temporary, target);
		return;
	}

	await rm(temporary);
}

/** There is a file with this name, which may not be replaced. */
export class FileIsThere extends Refusal {
	constructor(file: string) {
		super((text) => text.isThere(file));
	}
}

/** The error to report when the file has not been written. */
function errorFor(error: unknown, file: string): Error {
	if (error instanceof Refusal) {
		return error;
	}

	return codeOf(error) === 'EEXIST'
		? new FileIsThere(file)
		: // Without the path: that may be the temporary file, which the user does not know.
			new ReportedError((text) => text.notWritten(file, reasonOf(error)), {cause: error});
}

/** The path to write to, with symbolic links resolved, and the file that it replaces, if any. */
async function resolveTarget(file: string, isReplacing: boolean): Promise<{target: string; old?: Stats}> {
	const found = await stat(file).catch((error) => {
		if (codeOf(error) === 'ENOENT') {
			return undefined;
		}

		throw errorFor(error, file);
	});
	if (!found && !file.endsWith(path.sep) && !(await isDirectoryEntry(file))) {
		return {target: file};
	}

	// Refused, too: a symbolic link without a target, and /dev/stdout, which may lead to a file that others write to.
	if (!found?.isFile() || /^\/(?:dev|proc)\//.test(path.resolve(file))) {
		throw new Refusal((text) => text.noFile(file));
	}

	if (!isReplacing) {
		throw new FileIsThere(file);
	}

	return {target: await realpath(file), old: found};
}

/** Whether the name exists in its folder, even as a symbolic link without a target. */
async function isDirectoryEntry(file: string): Promise<boolean> {
	return (await lstat(file).catch(() => undefined)) !== undefined;
}
