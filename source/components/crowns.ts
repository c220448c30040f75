/**
 * The rows of a crown, by the width of its square; those of 2 and 3 are only for brackets. The middle cell of `signLine`,
 * at the left of two, is full.
 */
const crowns: Readonly<Record<number, readonly string[]>> = {
	2: ['▟▙', '██'],
	3: ['▙█▟', '▜█▛'],
	4: ['▖▟▙▗', '▜██▛'],
	5: ['▚▗█▖▞', '▝███▘'],
	6: ['▚▖▟▙▗▞', '▝████▘', ' ▀▀▀▀ '],
	7: ['▚▖▗█▖▗▞', '▝█████▘', ' ▀▀▀▀▀ '],
	8: ['▗  ▗▖  ▖', '▝▙▗██▖▟▘', ' ▜████▛ ', ' ▝▀▀▀▀▘ '],
	9: ['▗   ▄   ▖', '▝▙ ▟█▙ ▟▘', ' ▜█████▛ ', ' ▝▀▀▀▀▀▘ '],
	11: [' ▄   ▄   ▄ ', ' █▌ ▐█▌ ▐█ ', ' ██▄███▄██ ', ' ▐███████▌ ', '  ▀▀▀▀▀▀▀  '],
	13: [' ▄    ▄    ▄ ', ' █▌  ▐█▌  ▐█ ', ' ██▄▐███▌▄██ ', ' ███████████ ', ' ▐█████████▌ ', '  ▀▀▀▀▀▀▀▀▀  '],
};

/** A bit for each quarter that is full: 1, 2 above, 4, 8 below. Of a character that is no block, less than 0. */
export function quartersOf(cell: string): number {
	return ' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█'.indexOf(cell);
}

function doubled(row: string): readonly string[] {
	const rows = [
		[1, 2],
		[4, 8],
	];
	return rows.map((bits) =>
		[...row].flatMap((cell) => bits.map((bit) => (quartersOf(cell) & bit ? '█' : ' '))).join(''),
	);
}

/** Larger ones are twice as large as others. Between the brackets of a cursor is room for the crown of a narrower square. */
export function crownOf(width: number, hasCursor = false): readonly string[] {
	const isDoubled = !(width in crowns);
	const rows = crowns[(isDoubled ? width / 2 : width) - (hasCursor ? 2 : 0)] ?? [];
	return isDoubled ? rows.flatMap(doubled) : rows;
}
