import type {VariantId} from '../../../source/solver/search/variants.js';
import {type Ended, type Event, testBy, textbook} from './textbook.js';

/** What is found, if one of these begins with it and it is whole sentences; else the first of these. */
export function beginningOf(expected: readonly string[], found: string): string {
	const withoutSpaces = (words: string) => words.replaceAll(/\s+/g, '');
	const isBeginning = (words: string) => withoutSpaces(words).startsWith(withoutSpaces(found));
	return found.endsWith('.') && expected.some(isBeginning) ? found : (expected[0] ?? '');
}

/** Of a dead end one for each form of its marks. */
export function sentencesAbout(size: number, step: number, variant: VariantId): readonly string[] {
	const {event, queens, solutions} = textbook(size).accounts[step]!;
	if (!event) {
		return ['The board is empty. place(0) is called: it tests row 0, from column 0 on.'];
	}

	const {row, column} = event;
	switch (event.type) {
		case 'test': {
			return ofTest(event, queens, variant, size);
		}

		case 'place': {
			const isFull = row === size - 1;
			const does = isFull ? 'finds that all rows are filled' : `tests row ${row + 1}, from column 0 on`;
			return [`A queen is placed on row ${row}, column ${column}. place(${row + 1}) is called: it ${does}.`];
		}

		case 'solution': {
			return [`Solution ${solutions}: all rows are filled. place(${size}) reports ${queens.join(' ')} and returns.`];
		}

		case 'backtrack': {
			const caller = `place(${row})`;
			if (row === 0 && column === size - 1) {
				const all = `${solutions} solution${solutions === 1 ? '' : 's'}`;
				const first = size === 1 ? 'The solution is reported' : 'Row 1 has tried all columns';
				return [
					`The search is over: ${all}. ${first}, so place(1) returns. ${caller} is done with column ${column}, its last, and returns, too.`,
				];
			}

			const done = {
				scan: `is done with column ${column}`,
				flags: 'clears the flags of its queen',
				bitmask: 'clears the bits of its queen',
			}[variant];
			const next =
				column === size - 1 ? '. No column is left: it returns next.' : ` and goes on with column ${column + 1}.`;
			return [`${ofReturn(size, row + 1, event.ended!)} ${caller} ${done}${next}`];
		}
	}
}

function ofTest(
	{row, column, safe}: Event,
	queens: readonly number[],
	variant: VariantId,
	size: number,
): readonly string[] {
	const square = `Row ${row}, column ${column}`;
	const {attack} = testBy(variant, queens, column);
	if (!attack) {
		return [`${square} is safe: no queen above attacks it. Its queen is placed next.`];
	}

	const attacked = `${square} is attacked along ${attack.words} by the queen in row ${attack.row}.`;
	if (column < size - 1) {
		return [`${attacked} Column ${column + 1} is next.`];
	}

	const returns = `place(${row}) returns next.`;
	if (safe! > 0) {
		return [`${attacked} No column is left: ${returns}`];
	}

	const last = `The last attack is along ${attack.words}, from row ${attack.row}.`;
	const dead = `Dead end: every square of row ${row} is attacked. ${returns} ${last}`;
	return [`${dead} Digits name the row of an attacker.`, `${dead} The lines point to an attacker.`, dead];
}

function ofReturn(size: number, row: number, {explored, solutions}: Ended): string {
	const returns = `so place(${row}) returns.`;
	if (row === size) {
		return `place(${row}) has reported the solution and returns.`;
	}

	if (solutions > 0) {
		return `Row ${row} has tried all columns and found ${solutions} solution${solutions === 1 ? '' : 's'}, ${returns}`;
	}

	return explored > 0
		? `Row ${row} has failed (${size - explored} attacked, ${explored} tried in vain), ${returns}`
		: `Dead end: all ${size} squares of row ${row} are attacked, ${returns}`;
}
