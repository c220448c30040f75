import {type Claim, claim} from './claim.js';
import type {Account} from './textbook.js';

const names = ['cols', 'downs', 'ups'] as const;
type Name = (typeof names)[number];

/** Recomputed from the board alone. Bits are flags. */
export function ofMemory(now: Account, size: number): Claim[] {
	return [
		claim('flag', `\\b(cols|downs|ups)(?:\\[| bit )(\\d{1,2})\\]? +([01]+)(?![01…])`, ([name]) =>
			flagOf(now, nameOf(name!), size),
		),
		claim('table', `\\b(downs|ups) +([01]{${2 * size - 1}})(?![01])`, ([name]) => [
			name!,
			tableOf(nameOf(name!), now.queens, size).join(''),
		]),
	];
}

function nameOf(found: string): Name {
	return names.find((each) => each.startsWith(found))!;
}

function indexOf(name: Name, row: number, column: number, size: number): number {
	return {cols: column, downs: row - column + size - 1, ups: row + column}[name];
}

export function tableOf(name: Name, queens: readonly number[], size: number): number[] {
	const taken = queens.map((column, row) => indexOf(name, row, column, size));
	return Array.from({length: name === 'cols' ? size : 2 * size - 1}, (_, cell) => Number(taken.includes(cell)));
}

/** The cell that a test reads or another step writes, and the table. */
function flagOf({event, queens}: Account, name: Name, size: number): (string | number)[] {
	if (!event) {
		return ['no event'];
	}

	const {type, row, column} = event;
	const cell = (each: Name) => indexOf(each, row, column, size);
	const isSet = (each: Name) => tableOf(each, queens, size)[cell(each)] === 1;
	const isRead = type !== 'test' || !names.slice(0, names.indexOf(name)).some(isSet);
	return [name, isRead ? String(cell(name)) : 'not read', tableOf(name, queens, size).join('')];
}
