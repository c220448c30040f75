import type {InputGate} from './input-gate.js';

/**
 * Terminals set up for Chinese, Japanese or Korean draw some characters two cells wide that take one elsewhere (Unicode Standard
 * Annex 11, "ambiguous"). This writes one at the start of an empty screen, asks where the cursor is (`CSI 6n`), and erases it.
 */
export const widthQuery = '●\u001B[6n\r\u001B[K';

/** The column of the cursor after a character of one cell. */
const columnIfNarrow = 2;
/** How long to wait for the reply to the query, in milliseconds. Then the character counts as one cell wide. */
const replyTimeout = 100;

/** Resolves to whether the terminal has drawn the character of the query two cells wide. */
export async function isAmbiguousWide(input: InputGate): Promise<boolean> {
	return new Promise((resolve) => {
		const decide = (column: number) => {
			clearTimeout(timer);
			input.off('column', decide);
			resolve(column > columnIfNarrow);
		};
		const timer = setTimeout(() => {
			// A reply that has arrived while the program was busy is read before this.
			setImmediate(decide, columnIfNarrow);
		}, replyTimeout);
		input.on('column', decide);
	});
}
