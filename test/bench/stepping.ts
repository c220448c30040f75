import {attackOn} from '../../source/solver/board.js';
import {backtrack} from '../../source/solver/search/backtrack.js';
import type {Step} from '../../source/solver/search/step.js';
import {variants} from '../../source/solver/search/variants.js';
import {durationOf, type Row, ratioOf} from './row.js';

const size = 10;

export async function stepping(): Promise<readonly Row[]> {
	const nested = () => timeOf(place([]));
	const rows: Row[] = [];
	for (const variant of variants) {
		const ratio = await ratioOf(() => timeOf(backtrack(size, variant.guard(size))), nested, 9);
		rows.push({what: `steps of the search, ${variant.id}`, against: 'nested yield*', ratio, target: 1 / 2.5});
	}

	return rows;
}

/** The plainest generator: it calls itself. */
function* place(queens: number[]): Generator<Step, undefined> {
	const row = queens.length;
	if (row === size) {
		yield {type: 'solution', number: 0};
		return;
	}

	for (let column = 0; column < size; column++) {
		const attack = attackOn(queens, row, column);
		yield {type: 'test', row, column, attack};
		if (!attack) {
			queens.push(column);
			yield {type: 'place', row, column};
			yield* place(queens);
			queens.pop();
			yield {type: 'backtrack', row, column};
		}
	}
}

function timeOf(search: Iterable<Step>): number {
	let steps = 0;
	const time = durationOf(() => {
		for (const _ of search) {
			steps++;
		}
	});
	if (steps !== 419_950) {
		throw new Error(`The search for ${size} queens has 419,950 steps, not ${steps}`);
	}

	return time;
}
