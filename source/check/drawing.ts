import {slopes} from '../judge/programs.js';
import type {Square} from '../solver/board.js';
import type {Text} from '../text/en.js';
import {padStart} from '../text/width.js';
import type {AttackingPair} from './solutions.js';

const lineSigns = {column: '|', diagonal: '\\', antidiagonal: '/'} as const;

type Drawing = {
	/** Of the queens, by rows. */
	readonly masks: readonly number[];
	readonly attack?: AttackingPair | undefined;
	readonly tested?: Square | undefined;
};

/** With what the signs are: `X` queens of an attack, with lines between, and `x` the tested square. */
export function drawn(size: number, base: number, drawing: Drawing, signs: Text['check']['signs']): readonly string[] {
	const lines = boardOf(size, base, drawing);
	const lineSign = drawing.attack && lineSigns[drawing.attack.line];
	return [
		...lines,
		signs(['Q', 'X', 'x', lineSign].filter((sign) => lines.some((line) => sign && line.includes(sign)))),
	];
}

function boardOf(size: number, base: number, {masks, attack, tested}: Drawing): readonly string[] {
	const all = Array.from({length: size}, (_, index) => index);
	const wide = String(size - 1 + base).length;
	const written = (cells: readonly (string | number)[]) => cells.map((cell) => padStart(String(cell), wide)).join(' ');
	const signOn = (row: number, column: number) => {
		const isOnLine =
			attack &&
			row >= attack.one.row &&
			row <= attack.other.row &&
			column === attack.one.column + slopes[attack.line] * (row - attack.one.row);
		if (((masks[row] ?? 0) >>> column) & 1) {
			return isOnLine ? 'X' : 'Q';
		}

		const between = isOnLine ? lineSigns[attack.line] : '.';
		return tested?.row === row && tested.column === column ? 'x' : between;
	};
	return [
		`${written(['', ''])}${written(all.map((column) => column + base))}`,
		...all.map((row) => `${written([row + base, ''])}${written(all.map((column) => signOn(row, column)))}`),
	];
}
