/**
 * A line of the program, or a part of one: whether it did the last step, or is where the program goes next. A detail is a line
 * of a function that a running line has called.
 */
type MarkedRow = {readonly isRunning: boolean; readonly isNext: boolean; readonly isDetail: boolean};

/**
 * Returns the indices of the rows that are shown: the running lines and the next ones, and as many as fit around the running
 * lines of `place`. If there is no room, the next lines below the running ones are left out, then all next lines, then details.
 */
export function visibleRows(rows: readonly MarkedRow[], height: number): readonly number[] {
	const indices = rows.map((_, index) => index);
	const running = indices.filter((index) => rows[index]?.isRunning);
	const main = running.filter((index) => !rows[index]?.isDetail);
	const next = indices.filter((index) => rows[index]?.isNext);
	const nextAbove = next.filter((index) => index < Math.min(...running));
	const candidates = [running, main].flatMap((each) => [[...each, ...next], [...each, ...nextAbove], each]);
	const kept = candidates.find(({length}) => length <= height) ?? main.slice(0, height);
	const shown = rows.length <= height ? indices : filled(kept, main, indices, height);
	return [...shown].sort((a, b) => a - b);
}

/** Adds the rows nearest to the main ones, those below first, until all lines of the panel are taken. */
function filled(
	kept: readonly number[],
	main: readonly number[],
	indices: readonly number[],
	height: number,
): readonly number[] {
	const distance = (index: number) => Math.min(...main.map((each) => Math.abs(each - index)));
	const others = indices
		.filter((index) => !kept.includes(index))
		.reverse()
		.sort((a, b) => distance(a) - distance(b));
	return [...kept, ...others.slice(0, height - kept.length)];
}
