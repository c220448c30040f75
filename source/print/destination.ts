import {writeToStandardOutput} from './output.js';
import {writeToFile} from './output-file.js';
import type {Pieces} from './request.js';

/** Where to print: a file, or standard output if `file` is undefined. `isReplacing` allows replacing an existing file. */
export type Destination = {readonly file: string | undefined; readonly isReplacing: boolean};

/** Starts the work and writes what it gives. If the start throws, nothing is written. */
export async function writeTo({file, isReplacing}: Destination, start: () => Promise<Pieces>): Promise<void> {
	if (file === undefined) {
		await writeToStandardOutput(await start());
	} else {
		await writeToFile(file, isReplacing, start);
	}
}
