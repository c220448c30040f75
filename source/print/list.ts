import type {Batches} from './selection.js';

const newline = 0x0a;
const space = 0x20;
const zero = 0x30;

/**
 * One line per solution with the column of the queen in each row: `0 4 7 5 2 6 1 3`. Writing bytes takes a fifth of the
 * time of joining numbers.
 */
export function* list(size: number, batches: Batches): Generator<Uint8Array, undefined> {
	for (const batch of batches) {
		// At most two digits and a separator per queen.
		const bytes = new Uint8Array(batch.length * size * 3);
		let end = 0;
		for (const {queens} of batch) {
			for (const column of queens) {
				if (column > 9) {
					bytes[end++] = zero + Math.floor(column / 10);
				}

				bytes[end++] = zero + (column % 10);
				bytes[end++] = space;
			}

			bytes[end - 1] = newline;
		}

		yield bytes.subarray(0, end);
	}
}
