import type {AttackLine, Step} from '../../solver/index.js';
import {type Cost, counted, soFar} from './words.js';

/** What a step has cost, the longest first: with the cost of all steps so far, and alone, in fewer and fewer words. */
function costTitles(step: Step['type'] | undefined, here: Cost, all: Cost): readonly string[] {
	switch (step) {
		case 'test': {
			const checks = counted(here.checks, 'check', 'checks');
			return [
				`This test: ${checks}, ${soFar(all.checks)}`,
				`Test: ${checks}, ${soFar(all.checks)}`,
				`This test: ${checks}`,
				`Test: ${checks}`,
			];
		}

		case 'place':
		case 'backtrack': {
			const writes = counted(here.writes, 'write', 'writes');
			const [long, short] = step === 'place' ? ['This placement', 'Placed'] : ['This removal', 'Removed'];
			return [
				`${long}: ${writes}, ${soFar(all.writes)}`,
				`${short}: ${writes}, ${soFar(all.writes)}`,
				`${long}: ${writes}`,
				`${short}: ${writes}`,
				writes,
			];
		}

		case 'solution':
		case undefined: {
			const [checks, writes] = [counted(all.checks, 'check', 'checks'), counted(all.writes, 'write', 'writes')];
			return [`So far: ${checks}, ${writes}`, `So far: ${checks}`, soFar(all.checks)];
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
	cell: {set: 'set', free: 'free', written: (isSet: boolean) => (isSet ? '= true' : '= false')},
	memory: {
		/** What the AND of the union and the bit of the tested column has found. */
		unionAndBit: (isSet: boolean): string => (isSet ? '& bit: set' : '& bit: free'),
		/** The longest first. */
		columnZeroIsLeft: [
			'Column 0 stands at the left, so << moves bits to the right on the screen, and >> to the left.',
			'Column 0 is left: << moves right',
		],
		noMaskWritten: (row: number): readonly string[] => [
			`place(${row}) still has its own masks: no mask is written.`,
			'Its own masks: no mask is written.',
			'No mask is written.',
		],
	},
	costTitles,
};
