import type {Attack, AttackLine, Queens, Square} from '../../solver/board.js';
import {number} from '../numbers.js';
import {capitalised, counted, found, lines} from './words.js';

/** What the last step did, why, and what follows. Small windows show the first sentences. */
export const narration = {
	/** What the last steps found, of which `speed` are made in a second. */
	fast: (speed: number, steps: number, deadEnds: number, solutions: number) => {
		const brought = `${counted(deadEnds, 'dead end', 'dead ends')} and ${counted(solutions, 'solution', 'solutions')}`;
		return `${number(speed)} steps a second. The last ${number(steps)} met ${brought}.`;
	},
	start: 'The board is empty. place(0) is called: it tests row 0, from column 0 on.',
	safe: (row: number, column: number) =>
		`Row ${row}, column ${column} is safe: no queen above attacks it. Its queen is placed next.`,
	attacked: (row: number, column: number, attack: Attack) =>
		`${capitalised(found({row, column}, attack))}. Column ${column + 1} is next.`,
	rowEnds: (row: number, column: number, attack: Attack) =>
		`${capitalised(found({row, column}, attack))}. No column is left: place(${row}) returns next.`,
	deadEnd: (row: number, attack: Attack) =>
		`Dead end: every square of row ${row} is attacked. place(${row}) returns next. The last attack is along ${lines[attack.line]}, from row ${attack.row}.`,
	placed: (row: number, column: number, isLast: boolean) => {
		const next = isLast ? 'finds that all rows are filled' : `tests row ${row + 1}, from column 0 on`;
		return `A queen is placed on row ${row}, column ${column}. place(${row + 1}) is called: it ${next}.`;
	},
	/** One check of a test that the user looks into: with the queen in a row above, or of a flag or a bit. */
	compared: (queen: Square, square: Square, line: AttackLine | undefined) => {
		const [up, away] = [square.row - queen.row, Math.abs(square.column - queen.column)];
		const distance = `${counted(up, 'row', 'rows')} up, ${counted(away, 'column', 'columns')} away`;
		const is = `queens[${queen.row}] is ${queen.column}`;
		return line === 'column'
			? `${is}, the column of the square: an attack.`
			: `${is}, not ${square.column}; ${distance}: ${line ? `an attack along ${lines[line]}` : 'no attack'}.`;
	},
	lookedUp: (memory: 'flags' | 'bits', name: string, index: number, line: AttackLine, isSet: boolean) => {
		const is = {flags: `${name}[${index}] is ${isSet}`, bits: `Bit ${index} of ${name} is ${Number(isSet)}`}[memory];
		const onLine = {column: 'in this column', diagonal: 'on this \\', antidiagonal: 'on this /'}[line];
		return `${is}: ${isSet ? `a queen stands ${onLine}, an attack` : `no queen stands ${onLine}`}.`;
	},
	lastCheck: 'This was the last check: the square is safe.',
	solution: (solution: number, queens: Queens) =>
		`Solution ${number(solution)}: all rows are filled. place(${queens.length}) reports ${queens.join(' ')} and returns.`,
	/** Why a call returns, which is said before what its caller does. */
	returned: {
		solution: (row: number) => `place(${row}) has reported the solution and returns.`,
		deadEnd: (row: number, size: number) =>
			`Dead end: all ${size} squares of row ${row} are attacked, so place(${row}) returns.`,
		failed: (row: number, attacked: number, explored: number) =>
			`Row ${row} has failed (${attacked} attacked, ${explored} tried in vain), so place(${row}) returns.`,
		found: (row: number, count: number) =>
			`Row ${row} has tried all columns and found ${counted(count, 'solution', 'solutions')}, so place(${row}) returns.`,
	},
	/** What the caller does after that. `cleared` is what it clears for its queen. */
	goesOn: (row: number, column: number, isLast: boolean, cleared: 'flags' | 'bits' | undefined) => {
		const does = `place(${row}) ${cleared ? `clears the ${cleared} of its queen` : `is done with column ${column}`}`;
		return isLast ? `${does}. No column is left: it returns next.` : `${does} and goes on with column ${column + 1}.`;
	},
	end: (size: number, solutions: number) =>
		`The search is over: ${counted(solutions, 'solution', 'solutions')}. place(1) has returned. place(0) is done with column ${size - 1}, its last, and returns, too.`,
};
