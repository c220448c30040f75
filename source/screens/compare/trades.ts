import {costUpTo} from '../../explorer/cost.js';
import {type Moment, mostMemoryUpTo, type Tape, variants} from '../../solver/index.js';
import type {Text} from '../../text/en.js';

/**
 * What each variant saves and pays compared with the first, in words; nothing for a variant without words, or before the first test. About the whole
 * search once its end is known, else about all steps so far.
 */
export function tradesOf(tape: Tape, moment: Moment, text: Text) {
	const at = tape.end ?? moment;
	if (at.tests === 0) {
		return [];
	}

	const first = costUpTo(at, variants[0]);
	return variants.flatMap((variant) => {
		const {checks, writes} = costUpTo(at, variant);
		const words = text.compare.trades[variant.id]?.({
			size: at.size,
			isAll: tape.isDone,
			checksSaved: first.checks - checks,
			writesPaid: writes - first.writes,
			cellsKept: mostMemoryUpTo(variant, at) - mostMemoryUpTo(variants[0], at),
		});
		return words ? [words] : [];
	});
}
