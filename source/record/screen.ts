import type {Recording} from './recording.js';

/** Each frame as text, with an empty line between two. */
export async function* screen({frames}: Recording): AsyncGenerator<string, undefined> {
	let between = '';
	for await (const lines of frames()) {
		yield `${between}${lines.join('\n')}\n`;
		between = '\n';
	}
}
