import process from 'node:process';
import {isSolvable} from '../solver/index.js';
import {text} from '../text/en.js';
import {type Format, type FormatName, formats} from './formats.js';
import {writeToStandardOutput} from './output.js';
import {writeToFile} from './output-file.js';
import type {Request} from './request.js';
import {solutionAt} from './selection.js';

/** Where to print to: standard output if no file is named. */
export type Destination = {readonly file: string | undefined; readonly isReplacing: boolean};

/** Prints, and says on standard error if there is nothing to show. */
export async function print(name: FormatName, request: Request, {file, isReplacing}: Destination): Promise<void> {
	const {pieces, showsSolutions}: Format = formats[name];
	const begin = async () =>
		pieces(request, request.at === undefined ? undefined : await solutionAt(request, request.at));
	if (file === undefined) {
		await writeToStandardOutput(await begin());
	} else {
		await writeToFile(file, isReplacing, begin);
	}

	if (showsSolutions && !isSolvable(request.size)) {
		process.stderr.write(`${text.title}: ${text.noneToPrint(request.size)}\n`);
	}
}
