import type {Glyphs} from './glyphs.js';
import type {Run} from './styled-text.js';
import {drawsBlocks, palette} from './theme.js';

/** What half a cell of the tree shows. */
export type TreeKind = 'ground' | 'fruitful' | 'vain' | 'solution' | 'stack' | 'ahead' | 'aheadOfStack' | 'now';

/** The first is seen where a cell has two kinds and no halves. */
const ranks: readonly TreeKind[] = ['now', 'solution', 'stack', 'fruitful', 'vain', 'aheadOfStack', 'ahead', 'ground'];

/** Two half cells or, without colours and in ASCII, the sign of one of them. */
export function treeCell(left: TreeKind, right: TreeKind, glyphs: Glyphs): Run {
	if (!drawsBlocks(glyphs)) {
		const kind = ranks.find((rank) => rank === left || rank === right) ?? left;
		return treeName(glyphs.tree[kind], kind);
	}

	const [one, other] = [palette().tree[left].fill, palette().tree[right].fill];
	if (one === other) {
		return {text: ' ', backgroundColor: one};
	}

	// The ground may be that of the terminal, which no character has.
	return left === 'ground'
		? {text: glyphs.rightHalfBar, color: other, backgroundColor: one}
		: {text: glyphs.halfBar, color: one, backgroundColor: other};
}

export function treeName(text: string, kind: TreeKind): Run {
	const {fill, figure} = palette().tree[kind];
	return {text, color: figure, backgroundColor: fill, bold: kind === 'fruitful' || kind === 'vain'};
}

/** For a legend. */
export function treeSwatch(kind: TreeKind, glyphs: Glyphs): Run {
	return kind === 'now' || !drawsBlocks(glyphs)
		? {text: glyphs.tree[kind], bold: true}
		: {text: glyphs.swatch, color: palette().tree[kind].fill};
}
