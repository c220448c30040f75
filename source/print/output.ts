import {once} from 'node:events';
import type {Writable} from 'node:stream';

const chunkLength = 65_536;

/**
 * Writes all pieces, no faster than the reader takes them, and tells how many there were. A reader that has had enough
 * (`| head`) ends it early and in peace; any other failure is thrown.
 */
export async function writeAll(output: Writable, pieces: Iterable<string>): Promise<number> {
	let failure: NodeJS.ErrnoException | undefined;
	output.on('error', (error) => {
		failure = error;
	});
	let count = 0;
	let chunk = '';
	const flush = async () => {
		const isTaken = output.write(chunk);
		chunk = '';
		if (!isTaken && !failure) {
			// An error is kept above; waiting must only end.
			await once(output, 'drain').catch(() => undefined);
		}

		if (failure) {
			throw failure;
		}
	};

	try {
		for (const piece of pieces) {
			count++;
			chunk += piece;
			if (chunk.length >= chunkLength) {
				await flush();
			}
		}

		await flush();
		await new Promise<void>((resolve, reject) => {
			output.write('', (error) => {
				if (error) {
					reject(error);
				} else {
					resolve();
				}
			});
		});
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) {
			throw error;
		}
	}

	return count;
}
