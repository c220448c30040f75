/**
 * Of half blocks, which every font with box drawing has, by the height of the square. The middle point is the highest;
 * the middle cell of `signLine` is full.
 */
const crowns: Readonly<Record<number, readonly string[]>> = {
	2: ['  ▄  ', '█▄█▄█'],
	3: ['   ▄   ', '▐▄███▄▌', ' ▀▀▀▀▀ '],
	4: ['    ▄    ', ' █▄▐█▌▄█ ', ' ▐█████▌ ', '  ▀▀▀▀▀  '],
	5: [' ▄   ▄   ▄ ', ' █▌ ▐█▌ ▐█ ', ' ██▄███▄██ ', ' ▐███████▌ ', '  ▀▀▀▀▀▀▀  '],
	6: [' ▄    ▄    ▄ ', ' █▌  ▐█▌  ▐█ ', ' ██▄▐███▌▄██ ', ' ███████████ ', ' ▐█████████▌ ', '  ▀▀▀▀▀▀▀▀▀  '],
};

/** Of the cursor, by the height of the square. */
const corners: Readonly<Record<number, readonly string[]>> = {
	1: ['▌ ▐'],
	2: ['▌   ▐', '▌   ▐'],
	3: ['█▀   ▀█', '', '█▄   ▄█'],
	4: ['█▀▀   ▀▀█', '', '', '█▄▄   ▄▄█'],
	5: ['█▀▀▀   ▀▀▀█', '█         █', '', '█         █', '█▄▄▄   ▄▄▄█'],
	6: ['█▀▀▀▀   ▀▀▀▀█', '█           █', '', '', '█           █', '█▄▄▄▄   ▄▄▄▄█'],
};

/** Larger ones are twice as large as others. */
function drawing(drawings: typeof crowns, height: number): readonly string[] {
	return drawings[height] ?? (drawings[height / 2] ?? []).flatMap(doubled);
}

/** The four quarters of each block become blocks and spaces. */
function doubled(row: string): readonly string[] {
	const wide = [...row].map((cell) => ({'▌': '█ ', '▐': ' █'})[cell] ?? cell.repeat(2)).join('');
	return [wide.replaceAll('▀', '█').replaceAll('▄', ' '), wide.replaceAll('▄', '█').replaceAll('▀', ' ')];
}

export const crownOf = (height: number) => drawing(crowns, height);

export const cornersOf = (height: number) => drawing(corners, height);
