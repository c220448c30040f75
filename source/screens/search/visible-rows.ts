/** A line of the program, or a part of one: whether it did the last step, or is where the program goes next. */
type MarkedRow = {readonly isRunning: boolean; readonly isNext: boolean};

/**
 * Returns the indices of the rows that are shown: those around the running lines and the next ones. If these are too far
 * apart, -1 stands between them for the rows left out. If that does not fit either, the next lines below the running ones are
 * left out, then all next lines.
 */
export function visibleRows(rows: readonly MarkedRow[], height: number): readonly number[] {
	const indices = rows.map((_, index) => index);
	const running = indices.filter((index) => rows[index]?.isRunning);
	const next = indices.filter((index) => rows[index]?.isNext);
	const first = Math.min(...running);
	const last = Math.max(...running);
	for (const kept of [next, next.filter((index) => index < first)]) {
		const shown = rowsWith(running, kept, rows.length, height);
		if (shown) {
			return shown;
		}
	}

	return last - first < height ? rowsAround(first, last, rows.length, height) : indices.slice(first, first + height);
}

/** Returns rows that contain the running and the next ones, or undefined if they do not fit. */
function rowsWith(
	running: readonly number[],
	next: readonly number[],
	length: number,
	height: number,
): readonly number[] | undefined {
	const first = Math.min(...running, ...next);
	const last = Math.max(...running, ...next);
	if (last - first < height) {
		return rowsAround(first, last, length, height);
	}

	const spare = height - next.length - 1 - running.length;
	if (spare < 0 || last !== Math.max(...running)) {
		return undefined;
	}

	const after = Math.min(spare, length - 1 - last);
	const begin = Math.min(...running) - (spare - after);
	return [...next, -1, ...Array.from({length: last + 1 + after - begin}, (_, index) => begin + index)];
}

/** Returns the rows from `first` to `last`, in the middle of as many others as fit. */
function rowsAround(first: number, last: number, length: number, height: number): readonly number[] {
	const spare = height - (last + 1 - first);
	const from = Math.max(0, Math.min(first - Math.floor(spare / 2), length - height));
	return Array.from({length: Math.min(height, length)}, (_, index) => from + index);
}
