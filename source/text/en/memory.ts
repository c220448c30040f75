import type {AttackLine, Step} from '../../solver/index.js';
import type {Wordings} from '../width.js';
import {type Cost, counted, soFar} from './words.js';

/** What a step has cost a variant, and all steps so far; without its name where only one variant is shown. */
function costTitles(variant: string | undefined, step: Step['type'] | undefined, here: Cost, all: Cost): Wordings {
	switch (step) {
		case 'test': {
			const checks = `${variant ?? 'This test'}: ${counted(here.checks, 'check', 'checks')}`;
			return [`${checks}, ${soFar(all.checks)}`, checks];
		}

		case 'place':
		case 'backtrack': {
			const name = variant ?? (step === 'place' ? 'This placement' : 'This removal');
			const writes = `${name}: ${counted(here.writes, 'write', 'writes')}`;
			return [`${writes}, ${soFar(all.writes)}`, writes];
		}

		case 'solution':
		case undefined: {
			const checks = `${variant ? `${variant} so far` : 'So far'}: ${counted(all.checks, 'check', 'checks')}`;
			return [`${checks}, ${counted(all.writes, 'write', 'writes')}`, checks];
		}
	}
}

/** The memory of a variant, and what a step reads in it and writes to it. */
export const memoryTexts = {
	comparison: {
		queen: (row: number, column: number) => `queen ${row}, column ${column}`,
		attacks: {
			column: 'same column',
			diagonal: 'attacks \\',
			antidiagonal: 'attacks /',
		} satisfies Record<AttackLine, string>,
		noAttack: 'no attack',
	},
	comparisonsBefore: (count: number) => `${counted(count, 'comparison', 'comparisons')}, no attack`,
	/** What a test finds in a cell, and what a placement or a removal writes to it. */
	cell: {set: 'set', free: 'free', true: '= true', false: '= false'},
	memory: {
		/** What the AND of the union and the bit of the tested column has found. */
		unionAndBit: (isSet: boolean): string => (isSet ? '& bit: set' : '& bit: free'),
		/** After a return. */
		noMaskWritten: 'Its own masks: no mask is written.',
	},
	costTitles,
};
