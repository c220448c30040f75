import type {Cells} from './content.js';

/** Symbols that stand for a queen where they occur, the surest first. */
export const queenSymbols: readonly string[] = ['♛', '♕', '👑', 'Q', 'q', '皇', '后', '1', 'T'];
/** Symbols that stand for an empty square unless the other one is surer. Many programs write `*` for either. */
export const emptySymbols: readonly string[] = [
	' ',
	'.',
	'·',
	'0',
	'_',
	'-',
	'□',
	'⬜',
	'⬛',
	'■',
	'░',
	'+',
	'F',
	',',
	'。',
];

/** Which symbol is a queen, and which an empty square. Undefined if the rows have one symbol only, unless `isLast`. */
export function symbolsOf(
	rows: readonly {readonly cells: Cells | undefined}[],
	isLast = false,
): readonly [string, string] | undefined {
	const counts = new Map<string, number>();
	for (const {symbol, mask} of rows.flatMap(({cells}) => cells?.marks ?? [])) {
		counts.set(symbol, (counts.get(symbol) ?? 0) + bitsIn(mask));
	}

	const found = [...counts.keys()];
	if (found.length === 1) {
		const [only = ''] = found;
		const symbols = emptySymbols.includes(only) ? (['', only] as const) : ([only, ''] as const);
		return isLast || rows.length === 1 ? symbols : undefined;
	}

	const rarest = found.toSorted((a, b) => counts.get(a)! - counts.get(b)!);
	const empty = found.find((symbol) => emptySymbols.includes(symbol));
	const queen = queenSymbols.find((symbol) => counts.has(symbol)) ?? rarest.find((symbol) => symbol !== empty) ?? '';
	return [queen, rarest.findLast((symbol) => symbol !== queen) ?? ''];
}

function bitsIn(mask: number): number {
	return mask === 0 ? 0 : 1 + bitsIn(mask & (mask - 1));
}
