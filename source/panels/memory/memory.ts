import {costHere, costUpTo} from '../../explorer/cost.js';
import type {Work} from '../../explorer/live-run.js';
import type {Moment, Variant} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import type {Writing} from '../display.js';
import {fitting} from '../fitting.js';
import type {Line} from '../line.js';
import type {PanelSize} from '../panel-size.js';
import {cellLines} from './cells.js';
import {comparisonLines} from './comparisons.js';
import {maskLines} from './masks.js';

/**
 * Returns the longest title that fits into `width` cells. After a step with a cost it says what that step has cost, after
 * another what all have cost; it always says which.
 */
export function explanationTitle(work: Work, variant: Variant, moment: Moment, width: number, text: Text): string {
	const titles = text.costTitles(moment.step?.type, costHere(work, variant), costUpTo(moment, variant));
	// The title must not touch the corner.
	return fitting(titles, width - 1);
}

/** Returns the memory of a variant, with what its last step read in it or wrote to it. */
export function explanationLines(work: Work, panel: PanelSize, writing: Writing): Line[] {
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
