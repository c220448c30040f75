import {attackersOf, type Queens, type Square} from '../solver/board.js';
import {parseWord} from '../text/refusal.js';
import {type KeyRow, type ScreenOption, single} from './keymap.js';
import type {Model, NumberKind, ScreenId} from './model.js';

/** What a number can tell about: a board, with the square at work and, if known, all solutions that contain the queens. */
type NumberedBoard = {
	readonly size: number;
	readonly queens: readonly Square[];
	readonly atWork?: Square | undefined;
	readonly solutions?: readonly Queens[] | undefined;
	/** The first row of which no square has been tested. */
	readonly untested?: number;
};

export type SquareNumber = {
	/** Where it has no room, the sign for a long number stands. */
	readonly text: string;
	readonly look?: 'strong' | 'faint' | undefined;
	/** Narrower squares have no such number. In cells. */
	readonly leastWidth?: number;
	/** Where there are shades, a veil over the square stands for the number. */
	readonly isVeil?: boolean;
};

type Kind = {
	readonly id: NumberKind;
	readonly screens: readonly ScreenId[];
	readonly sample: SquareNumber;
	readonly on: (square: Square, board: NumberedBoard) => SquareNumber | undefined;
};

const screensWithBoard = ['lesson', 'solutions', 'search', 'play'] as const;

/** The numbers that `flags` uses, in squares with room for two digits and a gap. */
function diagonal(numberOf: (square: Square, size: number) => number): Kind['on'] {
	return (square, {size, atWork}) => {
		const number = numberOf(square, size);
		const look = atWork && (number === numberOf(atWork, size) ? 'strong' : 'faint');
		return {text: String(number), look, leastWidth: 3};
	};
}

/** In the order of the key. Words are in the texts, by the same names. */
export const numberKinds: readonly Kind[] = [
	{
		id: 'attackers',
		// On Solutions, every row has its queen.
		screens: screensWithBoard.filter((screen) => screen !== 'solutions'),
		sample: {text: '2', isVeil: true},
		on(square, {queens, untested = 0}) {
			const count = square.row < untested ? 0 : attackersOf(queens, square).length;
			return count > 0 ? {text: String(count), isVeil: true} : undefined;
		},
	},
	{
		id: 'diagonals',
		screens: screensWithBoard,
		sample: {text: '7'},
		on: diagonal(({row, column}, size) => row - column + size - 1),
	},
	{
		id: 'antidiagonals',
		screens: screensWithBoard,
		sample: {text: '7'},
		on: diagonal(({row, column}) => row + column),
	},
	{
		id: 'solutions',
		screens: ['play'],
		sample: {text: '4'},
		on(square, {queens, solutions}) {
			if (!solutions || attackersOf(queens, square).length > 0) {
				return undefined;
			}

			const count = solutions.filter((solution) => solution[square.row] === square.column).length;
			return {
				look: count === 0 ? 'faint' : 'strong',
				text: count < 1000 ? String(count) : `${Math.round(count / 1000)}k`,
			};
		},
	},
];

function kindsOn({screen}: Pick<Model, 'screen'>): readonly Kind[] {
	return numberKinds.filter(({screens}) => screens.includes(screen));
}

export function numbersOn(model: Pick<Model, 'screen' | 'numbers'>): NumberKind | 'none' {
	return kindsOn(model).find(({id}) => id === model.numbers)?.id ?? 'none';
}

export function squareNumbers(model: Pick<Model, 'screen' | 'numbers' | 'size'>, board: Omit<NumberedBoard, 'size'>) {
	const shown = numbersOn(model);
	const kind = numberKinds.find(({id}) => id === shown);
	return (square: Square) => kind?.on(square, {...board, size: model.size});
}

export const numbersRow: KeyRow = {id: 'numbers', bindings: single('a', cycleNumbers)};

function cycleNumbers(model: Model): Model {
	const ids = [...kindsOn(model).map(({id}) => id), 'none'] as const;
	const after = (id: NumberKind | 'none') => ids[(ids.indexOf(id) + 1) % ids.length] ?? 'none';
	const shown = after(numbersOn(model));
	const next = after(shown);
	return {
		...model,
		numbers: shown,
		notice({notices, squareNumbers: words}, names) {
			const hint = next === 'none' ? undefined : words[next].name;
			return notices['numbers-shown'](shown === 'none' ? undefined : words[shown].meaning, names.row('numbers'), hint);
		},
	};
}

export const numbersOption: ScreenOption = {
	option: 'numbers',
	read(model, [word]) {
		const ids = kindsOn(model).map(({id}) => id);
		return {...model, numbers: parseWord('--numbers', word, ids) ?? 'none'};
	},
	write(model) {
		const shown = numbersOn(model);
		return shown === 'none' ? undefined : [shown];
	},
};
