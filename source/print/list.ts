import type {Queens} from '../solver/index.js';
import type {Batches} from './selection.js';

const newline = 0x0a;
const space = 0x20;
const zero = 0x30;

/** The column of the queen in each row: `0 4 7 5 2 6 1 3`. */
export function* list(size: number, batches: Batches): Generator<Uint8Array, undefined> {
	for (const batch of batches) {
		// At most two digits and a separator per queen.
		const bytes = new Uint8Array(batch.length * size * 3);
		let end = 0;
		for (const {queens} of batch) {
			end = writeLine(bytes, end, queens);
		}

		yield bytes.subarray(0, end);
	}
}

/** Returns the end. Not a loop in the generator, which V8 would compile later. */
function writeLine(bytes: Uint8Array, start: number, queens: Queens): number {
	let end = start;
	for (const column of queens) {
		if (column > 9) {
			bytes[end++] = zero + Math.floor(column / 10);
		}

		bytes[end++] = zero + (column % 10);
		bytes[end++] = space;
	}

	bytes[end - 1] = newline;
	return end;
}
