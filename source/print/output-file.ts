import {rmSync} from 'node:fs';
import {link, lstat, open, realpath, rename, rm, stat} from 'node:fs/promises';
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
	const {target, mode} = await targetOf(file, isReplacing);
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
			if (mode !== undefined) {
				await output.chmod(mode);
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

/** Where the file really is, and its mode, if it is there. */
async function targetOf(file: string, isReplacing: boolean): Promise<{target: string; mode?: number}> {
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

	return {target: await realpath(file), mode: found.mode};
}

async function isLink(file: string): Promise<boolean> {
	return (await lstat(file).catch(() => undefined)) !== undefined;
}

/** What the system says, without the name of a file that nobody knows. */
function reasonOf(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	return message.replace(/, \w+ '.*'$/, '');
}
