import process from 'node:process';
import {text} from '../text/en.js';
import {type FormatName, formats, type Request} from './formats.js';
import {writeAll} from './output.js';

/** Prints to standard output. A board without solution prints nothing there, so that is said on standard error. */
export async function print(format: FormatName, request: Request): Promise<void> {
	const pieces = await writeAll(process.stdout, formats[format](request));
	if (pieces === 0) {
		process.stderr.write(`${text.title}: ${text.noneToPrint(request.size)}\n`);
	}
}
