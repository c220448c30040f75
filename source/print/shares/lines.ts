import {createReadStream} from 'node:fs';
import process from 'node:process';

/** Longer than any line that is wanted. A longer one is not read to its end. */
const longestLine = 1000;

/**
 * The lines of a file, or of standard input for `-`, without those that are blank. A file of any length takes little memory:
 * of a line that is too long only the beginning is returned, and reading ends there.
 */
export async function* linesOf(
	file: string,
): AsyncGenerator<{readonly number: number; readonly line: string}, undefined> {
	let number = 0;
	let rest = '';
	const chunks: AsyncIterable<string> = (file === '-' ? process.stdin : createReadStream(file)).setEncoding('utf8');
	for await (const chunk of chunks) {
		const lines = (rest + chunk).split('\n');
		rest = lines.pop() ?? '';
		for (const line of lines) {
			number++;
			if (line.trim()) {
				yield {number, line};
			}
		}

		if (rest.length > longestLine) {
			break;
		}
	}

	if (rest.trim()) {
		yield {number: number + 1, line: rest};
	}
}
