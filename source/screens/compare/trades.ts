import {costUpTo} from '../../explorer/cost.js';
import {type Moment, mostMemoryUpTo, type Tape, variants} from '../../solver/index.js';
import type {Text} from '../../text/en.js';

/**
 * Returns what each variant saves and pays compared with the first, in words: in the whole search once its end is known, else
 * in all steps so far. Leaves out a variant for which there are no words; empty before the first test.
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
