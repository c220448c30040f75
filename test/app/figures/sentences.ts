import type {VariantId} from '../../../source/solver/index.js';
import {type Ended, type Event, testBy, textbook} from './textbook.js';

/** The longest first: short ones stand in small windows. */
export function sentencesAbout(size: number, step: number, variant: VariantId): readonly string[] {
	const {event, queens, solutions} = textbook(size).accounts[step]!;
	if (!event) {
		const empty = 'The board is empty. place(0) is called';
		return [`${empty}: it tries the columns of row 0, from column 0 on.`, `${empty}.`];
	}

	const {row, column} = event;
	switch (event.type) {
		case 'test': {
			return ofTest(event, queens, variant, size);
		}

		case 'place': {
			const isFull = row === size - 1;
			const does = isFull ? 'finds that all rows are filled' : `looks at row ${row + 1}, from column 0 on`;
			return [
				`A queen is placed on row ${row}, column ${column}. place(${row + 1}) is called: it ${does}.`,
				`Queen on row ${row}, column ${column}. place(${row + 1}) ${does}.`,
			];
		}

		case 'solution': {
			return [
				`Solution ${solutions}: ${queens.join(' ')}. place(${size}) reports it and returns.`,
				`Solution ${solutions}: all rows are filled. place(${size}) returns.`,
			];
		}

		case 'backtrack': {
			const [why, short] = ofReturn(size, row + 1, event.ended!);
			if (row === 0 && column === size - 1) {
				const all = `${solutions} solution${solutions === 1 ? '' : 's'}`;
				const first = size === 1 ? 'The solution is reported' : 'Row 1 has tried all columns';
				return [
					`${first}, so place(1) returns. place(0) is done with column ${column}, its last, and returns. The search is over: ${all}.`,
					`The search is over: place(0) returns. ${all}.`,
				];
			}

			const caller = `place(${row})`;
			const done = {
				scan: `is done with column ${column}`,
				flags: 'clears the flags of its queen',
				bitmask: 'clears the bits of its queen',
			}[variant];
			const does = `${why} ${caller} ${done}`;
			return column === size - 1
				? [`${does}. No column is left: it returns next.`, `${short} ${caller} returns next.`]
				: [`${does} and goes on with column ${column + 1}.`, `${short} ${caller} goes on: column ${column + 1}.`];
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
		return [
			`${square} is safe: no queen above attacks it. Its queen is placed next.`,
			`${square} is safe. Its queen is placed next.`,
		];
	}

	const full = `${square} is attacked along ${attack.words} by the queen in row ${attack.row}.`;
	const short = `${square}: attacked along ${attack.words} from row ${attack.row}.`;
	if (column < size - 1) {
		return [`${full} The loop goes on with column ${column + 1}.`, `${short} Next: column ${column + 1}.`];
	}

	const returns = `place(${row}) returns next.`;
	if (safe! > 0) {
		return [`${full} No column is left: ${returns}`, `${short} ${returns}`];
	}

	const dead = `Dead end: every square of row ${row} is attacked`;
	const last = `${dead}, the last along ${attack.words} by the queen in row ${attack.row}. ${returns}`;
	const legends = ['Digits name the row of an attacker.', 'The lines point to an attacker.'];
	return [...legends.map((legend) => `${last} ${legend}`), last, `${dead}. ${returns}`];
}

function ofReturn(size: number, row: number, {explored, solutions}: Ended): readonly [string, string] {
	const returns = `place(${row}) returns.`;
	if (row === size) {
		return [`place(${row}) has reported the solution and returns.`, returns];
	}

	if (solutions > 0) {
		const found = `${solutions} solution${solutions === 1 ? '' : 's'}`;
		return [`Row ${row} has tried all columns and found ${found}, so ${returns}`, `${found} found: ${returns}`];
	}

	return explored > 0
		? [
				`Row ${row} has failed (${size - explored} attacked, ${explored} tried in vain), so ${returns}`,
				`Row ${row} has failed: ${returns}`,
			]
		: [`Row ${row} is a dead end: all its ${size} squares are attacked, so ${returns}`, `Dead end: ${returns}`];
}
