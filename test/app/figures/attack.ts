import type {VariantId} from '../../../source/solver/index.js';

export type FoundAttack = {readonly line: string; readonly glyph: string; readonly row: number};

const lines = [
	{line: 'its column', glyph: '│'},
	{line: '\\', glyph: '\\'},
	{line: '/', glyph: '/'},
];

/** scan finds the uppermost; others look at the column, the diagonal, then the anti-diagonal. */
export function attackBy(variant: VariantId, queens: readonly number[], column: number): FoundAttack | undefined {
	const attacks = queens.flatMap((queen, row) => {
		const aside = column - queen;
		const below = queens.length - row;
		const line = [0, below, -below].indexOf(aside);
		return line < 0 ? [] : [{...lines[line]!, order: line, row}];
	});
	const [found] = variant === 'scan' ? attacks : attacks.toSorted((a, b) => a.order - b.order);
	return found;
}
