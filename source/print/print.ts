import process from 'node:process';
import {isSolvable} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {type Format, type FormatName, formats} from './formats.js';
import {writeToStandardOutput} from './output.js';
import {writeToFile} from './output-file.js';
import type {Request} from './request.js';
import {solutionAt} from './selection.js';

/** Where to print: a file, or standard output if `file` is undefined. `isReplacing` allows replacing an existing file. */
export type Destination = {readonly file: string | undefined; readonly isReplacing: boolean};

/** Prints in the given format. Writes a note to standard error if the size has no solution to show. */
export async function print(
	name: FormatName,
	request: Request,
	{file, isReplacing}: Destination,
	text: Text,
): Promise<void> {
	const {pieces, showsSolutions}: Format = formats[name];
	const start = async () =>
		pieces(request, text, request.at === undefined ? undefined : await solutionAt(request, request.at));
	if (file === undefined) {
		await writeToStandardOutput(await start());
	} else {
		await writeToFile(file, isReplacing, start);
	}

	if (showsSolutions && !isSolvable(request.size)) {
		process.stderr.write(`${text.title}: ${text.noneToPrint(request.size)}\n`);
	}
}
