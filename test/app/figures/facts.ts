import type {VariantId} from '../../../source/solver/search/variants.js';
import {type Event, testBy, textbook} from './textbook.js';

/** What the sentence about a step says, the first of it in any window. */
export function factsAbout(size: number, step: number, variant: VariantId): readonly string[] {
	const {event, queens, solutions} = textbook(size).accounts[step]!;
	if (!event) {
		return ['The board is empty.'];
	}

	const {row, column} = event;
	const all = `${solutions} solution${solutions === 1 ? '' : 's'}`;
	switch (event.type) {
		case 'test': {
			return ofTest(event, queens, variant, size);
		}

		case 'place': {
			return [`row ${row}, column ${column}.`, `place(${row + 1}) is called`];
		}

		case 'solution': {
			return [`Solution ${solutions}: all rows are filled.`, ` ${queens.join(' ')} `];
		}

		case 'backtrack': {
			const isLast = column === size - 1;
			return row === 0 && isLast
				? [`The search is over: ${all}.`]
				: [endOf(event, size), isLast ? 'No column is left' : `goes on with column ${column + 1}.`];
		}
	}
}

function ofTest({row, column, safe}: Event, queens: readonly number[], variant: VariantId, size: number): string[] {
	const {attack} = testBy(variant, queens, column);
	if (!attack) {
		return [`Row ${row}, column ${column} is safe`];
	}

	return safe === 0
		? [`every square of row ${row} is attacked.`, ` along ${attack.words}, from row ${attack.row}.`]
		: [
				`Row ${row}, column ${column} is attacked along ${attack.words} by the queen in row ${attack.row}.`,
				column === size - 1 ? `place(${row}) returns next.` : `Column ${column + 1} is next.`,
			];
}

function endOf({row, ended}: Event, size: number): string {
	const {explored, solutions} = ended!;
	if (row === size - 1) {
		return `place(${size}) has reported the solution`;
	}

	if (solutions > 0) {
		return `Row ${row + 1} has tried all columns and found ${solutions} solution${solutions === 1 ? '' : 's'},`;
	}

	return explored > 0
		? `Row ${row + 1} has failed (${size - explored} attacked, ${explored} tried in vain)`
		: `all ${size} squares of row ${row + 1} are attacked`;
}
