import type {Attack, AttackLine, Queens, Square} from '../../solver/index.js';
import {number} from '../numbers.js';
import type {LongShort, Wordings} from '../width.js';
import {capitalised, counted, found, lines} from './words.js';

/** What the last step did, why, and what follows: long and short. */
export const narration = {
	/** What the last steps found, of which `speed` are made in a second. */
	fast: (speed: number, steps: number, deadEnds: number, solutions: number): Wordings => {
		const brought = `${counted(deadEnds, 'dead end', 'dead ends')} and ${counted(solutions, 'solution', 'solutions')}`;
		return [
			`${number(speed)} steps a second. The last ${number(steps)} met ${brought}.`,
			`${number(speed)} steps a second.`,
		];
	},
	start: (): Wordings => [
		'The board is empty. place(0) is called: it tries the columns of row 0, from column 0 on.',
		'The board is empty. place(0) is called.',
	],
	safe: (row: number, column: number): Wordings => [
		`Row ${row}, column ${column} is safe: no queen above attacks it. Its queen is placed next.`,
		`Row ${row}, column ${column} is safe. Its queen is placed next.`,
	],
	attacked: (row: number, column: number, attack: Attack): Wordings => [
		`${capitalised(found({row, column}, attack))}. The loop goes on with column ${column + 1}.`,
		`Row ${row}, column ${column}: attacked along ${lines[attack.line]} from row ${attack.row}. Next: column ${column + 1}.`,
	],
	rowEnds: (row: number, column: number, attack: Attack): Wordings => [
		`${capitalised(found({row, column}, attack))}. No column is left: place(${row}) returns next.`,
		`Row ${row}, column ${column}: attacked along ${lines[attack.line]} from row ${attack.row}. place(${row}) returns next.`,
	],
	/** `marks`: the squares show the row of an attacker, or only the line to it. */
	deadEnd: (row: number, attack: Attack, marks: 'rows' | 'lines' | undefined): Wordings => {
		const legend = {rows: ' Digits name the row of an attacker.', lines: ' The lines point to an attacker.', none: ''};
		return [
			`Dead end: every square of row ${row} is attacked, the last along ${lines[attack.line]} by the queen in row ${attack.row}. place(${row}) returns next.${legend[marks ?? 'none']}`,
			`Dead end: every square of row ${row} is attacked. place(${row}) returns next.`,
		];
	},
	placed: (row: number, column: number, isLast: boolean): Wordings => {
		const next = isLast ? 'finds that all rows are filled' : `looks at row ${row + 1}, from column 0 on`;
		return [
			`A queen is placed on row ${row}, column ${column}. place(${row + 1}) is called: it ${next}.`,
			`Queen on row ${row}, column ${column}. place(${row + 1}) ${next}.`,
		];
	},
	/** One check of a test that the user looks into: with the queen in a row above, or of a flag or a bit. */
	compared: (queen: Square, square: Square, line: AttackLine | undefined): Wordings => {
		const [up, away] = [square.row - queen.row, Math.abs(square.column - queen.column)];
		const distance = `${counted(up, 'row', 'rows')} up, ${counted(away, 'column', 'columns')} away`;
		const result = line ? `an attack along ${lines[line]}` : 'no attack';
		const is = `queens[${queen.row}] is ${queen.column}`;
		return line === 'column'
			? `Row ${queen.row}: ${is}, the column of the square: an attack.`
			: [`Row ${queen.row}: ${is}, not ${square.column}; ${distance}: ${result}.`, `${is}: ${distance}: ${result}.`];
	},
	lookedUp: (memory: 'flags' | 'bits', name: string, index: number, line: AttackLine, isSet: boolean): Wordings => {
		const is = {flags: `${name}[${index}] is ${isSet}`, bits: `Bit ${index} of ${name} is ${Number(isSet)}`}[memory];
		const onLine = {column: 'in this column', diagonal: 'on this \\', antidiagonal: 'on this /'}[line];
		return `${is}: ${isSet ? `a queen stands ${onLine}, an attack` : `no queen stands ${onLine}`}.`;
	},
	lastCheck: 'This was the last check: the square is safe.',
	solution: (solution: number, queens: Queens): Wordings => [
		`Solution ${number(solution)}: ${queens.join(' ')}. place(${queens.length}) reports it and returns.`,
		`Solution ${number(solution)}: all rows are filled. place(${queens.length}) returns.`,
	],
	/** Why a call returns, which is said before what its caller does. */
	returned: {
		solution: (row: number): LongShort => [
			`place(${row}) has reported the solution and returns.`,
			`place(${row}) returns.`,
		],
		deadEnd: (row: number, size: number): LongShort => [
			`Row ${row} is a dead end: all its ${size} squares are attacked, so place(${row}) returns.`,
			`Dead end: place(${row}) returns.`,
		],
		failed: (row: number, attacked: number, explored: number): LongShort => [
			`Row ${row} has failed (${attacked} attacked, ${explored} tried in vain), so place(${row}) returns.`,
			`Row ${row} has failed: place(${row}) returns.`,
		],
		found: (row: number, count: number): LongShort => {
			const solutions = counted(count, 'solution', 'solutions');
			return [
				`Row ${row} has tried all columns and found ${solutions}, so place(${row}) returns.`,
				`${solutions} found: place(${row}) returns.`,
			];
		},
	},
	/** What the caller does after that reason. `cleared`: what it clears for its queen. */
	goesOn: (
		reason: LongShort,
		row: number,
		column: number,
		isLast: boolean,
		cleared: 'flags' | 'bits' | undefined,
	): Wordings => {
		const [long, short] = reason;
		const does = `${long} place(${row}) ${cleared ? `clears the ${cleared} of its queen` : `is done with column ${column}`}`;
		return isLast
			? [`${does}. No column is left: it returns next.`, `${short} place(${row}) returns next.`]
			: [`${does} and goes on with column ${column + 1}.`, `${short} place(${row}) goes on: column ${column + 1}.`];
	},
	end: (size: number, solutions: number): Wordings => {
		const all = counted(solutions, 'solution', 'solutions');
		const below = size === 1 ? 'The solution is reported' : 'Row 1 has tried all columns';
		return [
			`${below}, so place(1) returns. place(0) is done with column ${size - 1}, its last, and returns. The search is over: ${all}.`,
			`The search is over: place(0) returns. ${all}.`,
		];
	},
};
