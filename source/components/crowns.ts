/** The rows of a crown, by the width of its square. The middle cell of `signLine`, at the left of two, is full. */
const crowns: Readonly<Record<number, readonly string[]>> = {
	4: ['▖▟▙▗', '▜██▛'],
	5: ['▚▗█▖▞', '▝███▘'],
	6: ['▚▖▟▙▗▞', '▝████▘', ' ▀▀▀▀ '],
	7: ['▚▖▗█▖▗▞', '▝█████▘', ' ▀▀▀▀▀ '],
	8: ['▗  ▗▖  ▖', '▝▙▗██▖▟▘', ' ▜████▛ ', ' ▝▀▀▀▀▘ '],
	9: ['▗   ▄   ▖', '▝▙ ▟█▙ ▟▘', ' ▜█████▛ ', ' ▝▀▀▀▀▀▘ '],
	11: [' ▄   ▄   ▄ ', ' █▌ ▐█▌ ▐█ ', ' ██▄███▄██ ', ' ▐███████▌ ', '  ▀▀▀▀▀▀▀  '],
	13: [' ▄    ▄    ▄ ', ' █▌  ▐█▌  ▐█ ', ' ██▄▐███▌▄██ ', ' ███████████ ', ' ▐█████████▌ ', '  ▀▀▀▀▀▀▀▀▀  '],
};

/** Those that touch the sides of their squares, narrower: so they stand between brackets. */
const crownsBetween: typeof crowns = {
	...crowns,
	4: [' ▟▙ ', ' ██ '],
	5: [' ▙█▟ ', ' ▜█▛ '],
	6: [' ▖▟▙▗ ', ' ▜██▛ ', ' ▝▀▀▘ '],
	7: [' ▚▗█▖▞ ', ' ▝███▘ ', '  ▀▀▀  '],
	8: ['', ' ▚▖▟▙▗▞ ', ' ▝████▘ ', '  ▀▀▀▀  '],
	9: ['', ' ▚▖▗█▖▗▞ ', ' ▝█████▘ ', '  ▀▀▀▀▀  '],
};

/** The rows of the brackets of the cursor, by the width of the square. */
const corners: typeof crowns = {
	2: [' ▐'],
	3: ['▌ ▐'],
	4: ['▌  ▐', '▌  ▐'],
	5: ['▌   ▐', '▌   ▐'],
	6: ['▛    ▜', '', '▙    ▟'],
	7: ['▛     ▜', '', '▙     ▟'],
	8: ['▛▀    ▀▜', '', '', '▙▄    ▄▟'],
	9: ['▛▀     ▀▜', '', '', '▙▄     ▄▟'],
	11: ['█         █', '█         █', '', '█         █', '█         █'],
	13: ['█           █', '█           █', '', '', '█           █', '█           █'],
};

/** A bit for each quarter that is full: 1, 2 above, 4, 8 below. Of a character that is no block, less than 0. */
export function quartersOf(cell: string): number {
	return ' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█'.indexOf(cell);
}

/** Larger ones are twice as large as others. */
function drawing(drawings: typeof crowns, width: number): readonly string[] {
	return drawings[width] ?? (drawings[width / 2] ?? []).flatMap(doubled);
}

/** The quarters of each cell become blocks and spaces. */
function doubled(row: string): readonly string[] {
	const rows = [
		[1, 2],
		[4, 8],
	];
	return rows.map((bits) =>
		[...row].flatMap((cell) => bits.map((bit) => (quartersOf(cell) & bit ? '█' : ' '))).join(''),
	);
}

export const crownOf = (width: number, hasCursor = false) => drawing(hasCursor ? crownsBetween : crowns, width);

export const cornersOf = (width: number) => drawing(corners, width);
