import type {Work} from '../explorer/live-run.js';
import type {Moment} from '../solver/index.js';

/**
 * A test on the tape names the uppermost attacker. Returns the moment with the attack that the variant has found instead; if the
 * variant is wrong, the tape is right.
 */
export function withFoundAttack({step, disagreement}: Work, moment: Moment): Moment {
	return disagreement ? moment : {...moment, step};
}

/** A board whose squares are so many cells wide. */
export type SquareWidth = {readonly square: {readonly width: number}};

/** Whether each square of this row has room for the line to an attacker above it and for the number of its row. */
export function namesAttackers(row: number, {square}: SquareWidth): boolean {
	return String(row - 1).length < square.width;
}
