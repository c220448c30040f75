import {rmSync, type Stats} from 'node:fs';
import {type FileHandle, link, lstat, open, realpath, rename, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {beforeDeath} from '../terminal/deadly-signals.js';
import {text} from '../text/en.js';
import {codeOf} from '../text/failure.js';
import {Refusal} from '../text/refusal.js';
import {writeAll} from './output.js';
import type {Pieces} from './request.js';

/**
 * Writes a file, all of it or nothing: the pieces go to a new file beside it, which takes its name when it is complete.
 * A file that is there is replaced only if that is wanted, and anything but a file never. The work is begun only when
 * there is where to write to.
 */
export async function writeToFile(file: string, isReplacing: boolean, begin: () => Promise<Pieces>): Promise<void> {
	const {target, old} = await targetOf(file, isReplacing);
	const beside = path.join(path.dirname(target), `.${text.title}-${process.pid}-${Date.now()}`);
	const remove = () => {
		try {
			rmSync(beside, {force: true});
		} catch {
			// Where nothing could be written there is nothing to remove.
		}
	};
	const forgetSignals = beforeDeath(remove);
	try {
		const output = await open(beside, 'wx');
		try {
			if (old) {
				await keepOwnerAndMode(output, old, file);
			}

			await writeAll((piece) => output.appendFile(piece), await begin());
			await output.sync();
		} finally {
			await output.close();
		}

		await (isReplacing ? rename(beside, target) : giveName(beside, target));
	} catch (error) {
		remove();
		throw refusalOf(error, file);
	} finally {
		forgetSignals();
	}
}

/** Gives the new file the owner, group and mode of the old one; refuses where the system does not allow that. */
async function keepOwnerAndMode(output: FileHandle, {uid, gid, mode}: Stats, file: string): Promise<void> {
	const own = await output.stat();
	if (own.uid !== uid || own.gid !== gid) {
		await output.chown(uid, gid).catch((error) => {
			throw new Refusal(text.ownerWouldChange(file), {cause: error});
		});
	}

	// Last, because a change of owner clears some bits of the mode.
	await output.chmod(mode);
}

/** Gives a file its name, unless another has taken it meanwhile; where the file system knows no links, whether or not. */
async function giveName(beside: string, target: string): Promise<void> {
	try {
		await link(beside, target);
	} catch (error) {
		if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) {
			throw error;
		}

		await rename(beside, target);
		return;
	}

	await rm(beside);
}

/** What to say when it has not been written. */
function refusalOf(error: unknown, file: string): Error {
	if (error instanceof Refusal) {
		return error;
	}

	return codeOf(error) === 'EEXIST'
		? new Refusal(text.isThere(file))
		: new Error(text.notWritten(file, reasonOf(error)), {cause: error});
}

/** Where the file really is, and what it is like, if it exists. */
async function targetOf(file: string, isReplacing: boolean): Promise<{target: string; old?: Stats}> {
	const found = await stat(file).catch((error) => {
		if (codeOf(error) === 'ENOENT') {
			return undefined;
		}

		throw refusalOf(error, file);
	});
	if (!found && !file.endsWith(path.sep) && !(await isLink(file))) {
		return {target: file};
	}

	// A link that leads nowhere is no file either.
	if (!found?.isFile()) {
		throw new Refusal(text.noFile(file));
	}

	if (!isReplacing) {
		throw new Refusal(text.isThere(file));
	}

	return {target: await realpath(file), old: found};
}

async function isLink(file: string): Promise<boolean> {
	return (await lstat(file).catch(() => undefined)) !== undefined;
}

/** What the system says, without the name of a file that nobody knows. */
function reasonOf(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	return message.replace(/, \w+ '.*'$/, '');
}
