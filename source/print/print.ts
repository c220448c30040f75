import {isSolvable} from '../solver/index.js';
import {writeErrorLine} from '../terminal/standard-error.js';
import type {Text} from '../text/en.js';
import {type Destination, writeTo} from './destination.js';
import {type Format, type FormatName, formats} from './formats.js';
import type {Request} from './request.js';
import {solutionAt} from './selection.js';

/** Prints in the given format. Writes a note to standard error if the size has no solution to show. */
export async function print(name: FormatName, request: Request, destination: Destination, text: Text): Promise<void> {
	const {pieces, showsSolutions}: Format = formats[name];
	await writeTo(destination, async () =>
		pieces(request, text, request.at === undefined ? undefined : await solutionAt(request, request.at)),
	);

	if (showsSolutions && !isSolvable(request.size)) {
		writeErrorLine(`${text.title}: ${text.noneToPrint(request.size)}`);
	}
}
