import type {Attack, AttackLine, Square, Step} from '../../solver/index.js';
import {number} from '../numbers.js';
import {counted, lines} from './words.js';

/** A variant does something else than the tape says. Each in two lengths, the longer first; all name the variant and the step. */
export const disagreement = {
	safe: (variant: string, index: number, {row, column}: Square, attack: Attack) => [
		`Wrong at step ${number(index)}: ${variant} says that row ${row}, column ${column} is safe; the queen in row ${attack.row} attacks along ${lines[attack.line]}.`,
		`Step ${number(index)}: ${variant} says safe; the queen in row ${attack.row} attacks along ${lines[attack.line]}.`,
	],
	attacked: (variant: string, index: number, {row, column}: Square) => [
		`Wrong at step ${number(index)}: ${variant} says that row ${row}, column ${column} is attacked; no queen attacks it.`,
		`Step ${number(index)}: ${variant} says attacked; no queen attacks.`,
	],
	/** The square is attacked, but not along this line. */
	line: (variant: string, index: number, line: AttackLine, attack: Attack) => [
		`Wrong at step ${number(index)}: ${variant} finds an attack along ${lines[line]}, where no queen stands; the queen in row ${attack.row} attacks along ${lines[attack.line]}.`,
		`Step ${number(index)}: ${variant} says ${lines[line]}; the queen in row ${attack.row} attacks along ${lines[attack.line]}.`,
	],
	checks: (variant: string, index: number, {made, expected}: {readonly made: number; readonly expected: number}) => [
		`Wrong at step ${number(index)}: ${variant} makes ${counted(made, 'check', 'checks')} in this test; by its formula it is ${number(expected)}.`,
		`Step ${number(index)}: ${variant} makes ${counted(made, 'check', 'checks')}, not ${number(expected)}.`,
	],
	/** The variant does this step instead of that. */
	other: (variant: string, index: number, does: Step | undefined, instead: Step) => [
		`Wrong at step ${number(index)}: ${variant} does ${stepName(does)} instead of ${stepName(instead)}.`,
		`Step ${number(index)}: ${variant}: ${stepName(does)}, not ${stepName(instead)}.`,
	],
};

function stepName(step: Step | undefined): string {
	switch (step?.type) {
		case undefined: {
			return 'nothing';
		}

		case 'solution': {
			return `solution ${number(step.number)}`;
		}

		case 'test':
		case 'place':
		case 'backtrack': {
			const name = {test: 'a test', place: 'a placement', backtrack: 'a removal'}[step.type];
			return `${name} (row ${step.row}, column ${step.column})`;
		}
	}
}
