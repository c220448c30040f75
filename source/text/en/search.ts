import type {AttackLine, Square} from '../../solver/board.js';
import type {VariantId} from '../../solver/search/variants.js';
import {number} from '../numbers.js';
import type {Wordings} from '../width.js';
import {type Cost, counted} from './words.js';

export const searchTexts = {
	/** Long and short; a figure in them is whole, or absent. */
	titles: {
		program: (row: number, column: number | undefined): Wordings => [
			column === undefined ? `Program: row = ${row}` : `Program: row = ${row}, col = ${column}`,
			'Program',
		],
		look: (memory: string, check: number, all: number): Wordings => [`${memory}: check ${check} of ${all}`, memory],
		memory: (variant?: VariantId) => (variant === undefined ? 'Memory' : `Memory of ${variant}`),
		stack: (hidden: number, above: string): Wordings =>
			hidden === 0 ? ['Stack of frames', 'Stack'] : `Stack ${above} ${hidden}`,
	},
	/** The heading is the legend. */
	tree: {
		whole: 'Whole search',
		zoom: 'Zoom',
		axes: (title: string) => `${title}, width = steps, number = column`,
		headed: (title: string) => `${title}: `,
		fruitful: 'has solutions',
		vain: (percent: string | undefined) => (percent === undefined ? 'in vain' : `${percent} in vain, by steps`),
		solution: 'solution',
		stack: 'stack',
		now: 'now',
		/** In the lowest bar of the queens that stand all the time, which may come next. */
		note: (count: number, percent: string | undefined) => {
			const steps = percent === undefined ? '' : ` ${percent} of all steps`;
			const below = `below the first ${count === 1 ? 'queen' : `${count} queens`}`;
			return `zoom:${steps}${steps && ','} ${below}`;
		},
	},
	fullBoard: 'full board',

	/** A compared queen, `up` rows above the square: a shared diagonal if as many columns are between them. */
	compared: ({row, column}: Square, line: AttackLine | undefined, up: number, across: number) => {
		const queen = `queen ${row}, col ${column}`;
		const apart = `${queen}: ${up} up, ${across} across`;
		const attacks = {column: `${queen}: same column`, diagonal: `${apart} \\`, antidiagonal: `${apart} /`};
		return line ? attacks[line] : apart;
	},
	/** Of a number that holds flags. */
	bitOf: (name: string, bit: number) => `${name} bit ${bit}`,
	bitOrder: 'bit 0 first',
	/** Of the array of queens, in rows where none stands now. */
	leftOver: 'left over',
	/** Of the last step. */
	costTitles: (name: string, unit: keyof Cost, here: number, all: number): readonly [full: string, brief: string] => {
		const units = {checks: counted(here, 'check', 'checks'), writes: counted(here, 'write', 'writes')}[unit];
		return [`${name}: ${units}, ${number(all)} so far`, `${name}: ${units}`];
	},
};
