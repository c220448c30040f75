/**
 * Of half blocks, which every font with box drawing has, by the width of the square. The middle point is the highest;
 * the middle cell of `signLine` is full.
 */
const crowns: Readonly<Record<number, readonly string[]>> = {
	4: ['▄▐▌▄', '████'],
	5: ['  ▄  ', '█▄█▄█'],
	7: ['   ▄   ', '▐▄███▄▌', ' ▀▀▀▀▀ '],
	9: ['    ▄    ', ' █▄▐█▌▄█ ', ' ▐█████▌ ', '  ▀▀▀▀▀  '],
	11: [' ▄   ▄   ▄ ', ' █▌ ▐█▌ ▐█ ', ' ██▄███▄██ ', ' ▐███████▌ ', '  ▀▀▀▀▀▀▀  '],
	13: [' ▄    ▄    ▄ ', ' █▌  ▐█▌  ▐█ ', ' ██▄▐███▌▄██ ', ' ███████████ ', ' ▐█████████▌ ', '  ▀▀▀▀▀▀▀▀▀  '],
};

/** Of the cursor, by the width of the square. */
const corners: Readonly<Record<number, readonly string[]>> = {
	3: ['▌ ▐'],
	4: ['▌  ▐', '▌  ▐'],
	5: ['▌   ▐', '▌   ▐'],
	7: ['█▀   ▀█', '', '█▄   ▄█'],
	9: ['█▀▀   ▀▀█', '', '', '█▄▄   ▄▄█'],
	11: ['█▀▀▀   ▀▀▀█', '█         █', '', '█         █', '█▄▄▄   ▄▄▄█'],
	13: ['█▀▀▀▀   ▀▀▀▀█', '█           █', '', '', '█           █', '█▄▄▄▄   ▄▄▄▄█'],
};

/** Larger ones are twice as large as others. */
function drawing(drawings: typeof crowns, width: number): readonly string[] {
	return drawings[width] ?? (drawings[width / 2] ?? []).flatMap(doubled);
}

/** The four quarters of each block become blocks and spaces. */
function doubled(row: string): readonly string[] {
	const wide = [...row].map((cell) => ({'▌': '█ ', '▐': ' █'})[cell] ?? cell.repeat(2)).join('');
	return [wide.replaceAll('▀', '█').replaceAll('▄', ' '), wide.replaceAll('▄', '█').replaceAll('▀', ' ')];
}

export const crownOf = (width: number) => drawing(crowns, width);

export const cornersOf = (width: number) => drawing(corners, width);
