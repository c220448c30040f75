import type {Square} from '../solver/index.js';
import {type Model, type NumberKind, numberKinds} from './model.js';
import {parseWord, type ScreenOption} from './screen-option.js';

/** Only Play counts solutions; the boards of Compare have none. */
function kindsOn({screen}: Pick<Model, 'screen'>): readonly NumberKind[] {
	if (screen === 'compare') {
		return [];
	}

	return screen === 'play' ? numberKinds : numberKinds.filter((kind) => kind !== 'solutions');
}

export function numbersOn(model: Pick<Model, 'screen' | 'numbers'>): NumberKind | 'none' {
	return kindsOn(model).find((kind) => kind === model.numbers) ?? 'none';
}

export function cycleNumbers(model: Model): Model {
	const kinds = kindsOn(model);
	const shown = numbersOn(model);
	const next = shown === 'none' ? kinds[0] : kinds[kinds.indexOf(shown) + 1];
	return {...model, numbers: next ?? 'none', notice: next ? `${next}-shown` : 'numbers-hidden'};
}

export const numbersOption: ScreenOption = {
	option: 'numbers',
	read: (model, [given]) => ({...model, numbers: parseWord('--numbers', given, kindsOn(model)) ?? 'none'}),
};

/** From 0 to 2n - 2. */
const diagonalNumbers = {
	diagonals: (size: number, {row, column}: Square) => row - column + size - 1,
	antidiagonals: (_size: number, {row, column}: Square) => row + column,
} as const satisfies Partial<Record<NumberKind, (size: number, square: Square) => number>>;

export type DiagonalNumber = {readonly number: number; readonly look: 'strong' | 'faint' | undefined};

export function diagonalNumbersOf(
	model: Pick<Model, 'screen' | 'numbers' | 'size'>,
	atWork: Square | undefined,
): ((row: number, column: number) => DiagonalNumber) | undefined {
	const shown = numbersOn(model);
	if (shown !== 'diagonals' && shown !== 'antidiagonals') {
		return undefined;
	}

	const numberAt = (square: Square) => diagonalNumbers[shown](model.size, square);
	return (row, column) => {
		const number = numberAt({row, column});
		return {number, look: atWork && (number === numberAt(atWork) ? 'strong' : 'faint')};
	};
}
