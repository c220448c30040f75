import type {Square} from '../../solver/board.js';
import type {VariantId} from '../../solver/search/variants.js';
import {number} from '../numbers.js';
import {counted, squareName} from './words.js';

function spokenQueen({row, column}: Square): string {
	return `row ${row}: column ${column}`;
}

export const spoken = {
	screen: (screen: string, size: number, variant: VariantId | undefined) =>
		`${screen}: ${counted(size, 'queen', 'queens')}${variant ? `, variant ${variant}` : ''}.`,
	queen: spokenQueen,
	step: (index: number) => `step ${number(index)}.`,
	seeking: 'Any key stops. Reading the search.',
	solution: (solution: number, total: string | undefined, classNumber: number, queens: readonly Square[]) =>
		`Solution ${number(solution)}${total ? ` of ${total}` : ''}, class ${number(classNumber)}: ${queens.map(spokenQueen).join(', ')}.`,
	jumps: (key: string) => `${key} goes to the next solution.`,
	speed: (key: string, stepsPerSecond: number) => `${key} plays at ${number(stepsPerSecond)} steps a second.`,
	safe: (squares: readonly Square[]) =>
		squares.length === 0 ? 'No square is safe.' : `Safe: ${squares.map(squareName).join('; ')}.`,
	square: ({row, column}: Square, content: 'empty' | 'queen', attackers: readonly Square[] | undefined) => {
		const by = attackers?.map(squareName).join('; ');
		const attacked = by === '' ? ', not attacked' : `, attacked from ${by}`;
		return `Row ${row}, column ${column}: ${{empty: 'empty', queen: 'a queen'}[content]}${by === undefined ? '' : attacked}.`;
	},
	image: (transforms: string, solution: number | undefined) =>
		`${transforms}: ${solution === undefined ? 'not known yet' : `solution ${number(solution)}`}.`,
};
