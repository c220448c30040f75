import {rmSync} from 'node:fs';
import {lstat, open, realpath, rename, stat} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {text} from '../text/en.js';
import {Refusal} from '../text/refusal.js';
import {writeAll} from './output.js';
import type {Pieces} from './request.js';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Writes a file, all of it or nothing: the pieces go to a new file beside it, which takes its name when it is complete.
 * A file that is there is replaced only if that is wanted, and anything but a file never.
 */
export async function writeToFile(file: string, isReplacing: boolean, pieces: Pieces): Promise<void> {
	const target = await targetOf(file, isReplacing);
	const beside = path.join(path.dirname(target), `.${text.title}-${process.pid}-${Date.now()}`);
	const remove = () => {
		try {
			rmSync(beside, {force: true});
		} catch {
			// Where nothing could be written there is nothing to remove.
		}
	};
	const endings = signals.map((signal) => {
		const end = () => {
			remove();
			// Nobody listens any more, so this is the end.
			process.kill(process.pid, signal);
		};
		process.once(signal, end);
		return () => process.off(signal, end);
	});
	try {
		const output = await open(beside, 'wx');
		try {
			await writeAll((piece) => output.appendFile(piece), pieces);
			await output.sync();
		} finally {
			await output.close();
		}

		await rename(beside, target);
	} catch (error) {
		remove();
		throw new Error(text.notWritten(file, reasonOf(error)), {cause: error});
	} finally {
		for (const forget of endings) {
			forget();
		}
	}
}

/** Where the file really is, if it is there. */
async function targetOf(file: string, isReplacing: boolean): Promise<string> {
	const found = await stat(file).catch(() => undefined);
	if (!found && !(await isLink(file))) {
		return file;
	}

	// A link that leads nowhere is no file either.
	if (!found?.isFile()) {
		throw new Refusal(text.noFile(file));
	}

	if (!isReplacing) {
		throw new Refusal(text.isThere(file));
	}

	return realpath(file);
}

async function isLink(file: string): Promise<boolean> {
	return (await lstat(file).catch(() => undefined)) !== undefined;
}

/** What the system says, without the name of a file that nobody knows. */
function reasonOf(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	return message.replace(/, \w+ '.*'$/, '');
}
