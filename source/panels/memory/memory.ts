import {costHere, costUpTo} from '../../explorer/cost.js';
import type {Moment, Tape, Variant} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import type {Writing} from '../display.js';
import {fitting} from '../fitting.js';
import type {Line} from '../line.js';
import type {PanelSize} from '../panel-size.js';
import {cellLines} from './cells.js';
import {comparisonLines} from './comparisons.js';
import {maskLines} from './masks.js';
import {workAt} from './work.js';

/**
 * Returns the longest title that fits into `width` cells. After a step with a cost it says what that step has cost, after
 * another what all have cost; it always says which.
 */
export function explanationTitle(tape: Tape, variant: Variant, moment: Moment, width: number, text: Text): string {
	const titles = text.costTitles(moment.step?.type, costHere(tape, moment, variant), costUpTo(moment, variant));
	// The title must not touch the corner.
	return fitting(titles, width - 1);
}

/** Returns the memory of a variant, with what the last step read in it or wrote to it. */
export function explanationLines(variant: Variant, moment: Moment, panel: PanelSize, writing: Writing): Line[] {
	const work = workAt(variant, moment);
	const {memory, touched} = work;
	switch (memory.type) {
		case 'comparisons': {
			return comparisonLines(memory, work, panel, writing);
		}

		case 'cells': {
			return touched.type === 'cells' ? cellLines(memory, touched, work, panel, writing) : [];
		}

		case 'masks': {
			return touched.type === 'masks' ? maskLines(memory, touched, work, panel, writing) : [];
		}
	}
}
