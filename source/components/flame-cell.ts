import type {Glyphs} from './glyphs.js';
import type {Run} from './styled-text.js';
import {hasColours, palette} from './theme.js';

/** What half a cell of the flame shows. */
export type FlameKind = 'ground' | 'fruitful' | 'vain' | 'solution' | 'stack' | 'ahead' | 'aheadOfStack' | 'now';

/** The first is seen where a cell has two kinds and no halves. */
const ranks: readonly FlameKind[] = ['now', 'solution', 'stack', 'fruitful', 'vain', 'aheadOfStack', 'ahead', 'ground'];

/** Two half cells or, without colours and in ASCII, the sign of one of them. */
export function flameCell(left: FlameKind, right: FlameKind, glyphs: Glyphs): Run {
	if (!hasHalves(glyphs)) {
		const kind = ranks.find((each) => each === left || each === right) ?? left;
		return flameName(glyphs.flame[kind], kind);
	}

	const [one, other] = [palette().flame[left].fill, palette().flame[right].fill];
	return one === other ? {text: ' ', backgroundColor: one} : {text: glyphs.halfBar, color: one, backgroundColor: other};
}

export function flameName(text: string, kind: FlameKind): Run {
	const {fill, figure} = palette().flame[kind];
	return {text, color: figure, backgroundColor: fill, bold: kind === 'fruitful' || kind === 'vain'};
}

/** For a legend. */
export function flameSwatch(kind: FlameKind, glyphs: Glyphs): Run {
	return kind === 'now' || !hasHalves(glyphs)
		? {text: glyphs.flame[kind], bold: true}
		: {text: glyphs.swatch, color: palette().flame[kind].fill};
}

function hasHalves({halfBar}: Glyphs): boolean {
	return hasColours() && halfBar !== '';
}
