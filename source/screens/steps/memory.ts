import type {Glyphs, Writing} from '../../components/display.js';
import {type Line, runsWidth, styled} from '../../components/styled-text.js';
import type {TextRole} from '../../components/theme.js';
import {costUpTo, type Work} from '../../explorer/work.js';
import {earlierQueens} from '../../solver/search/earlier.js';
import type {Variant} from '../../solver/search/variant.js';
import type {Moment} from '../../solver/tape/moment.js';
import type {Text} from '../../text/en.js';
import {displayWidth, padEnd} from '../../text/width.js';

export const memoryRows = 4;

type Row = {
	readonly name: string;
	readonly cells: readonly string[];
	/** The one at work, which is always in sight. */
	readonly at?: number | undefined;
	readonly role?: TextRole | undefined;
	/** Where the cells end that tests read; a bar stands before those left over. */
	readonly end?: number;
	/** A note stands after the cells where it has room. */
	readonly note?: string | undefined;
};

/** As the program names it. A test marks what it has read: an attack, or none. */
export function memoryLines({size, memory, step}: Work, moment: Moment, width: number, {glyphs, text}: Writing) {
	const test = step?.type === 'test' ? step : undefined;
	const roleOf = (isAttack: boolean): TextRole => (isAttack ? 'wrong' : 'tab');
	const made = test && memory.type === 'comparisons' ? memory.made : [];
	const queens = queensRow(size, moment, {glyphs, text});
	const among = {start: displayWidth(queens.name) + 1, step: String(size - 1).length + 1};
	switch (memory.type) {
		case 'comparisons': {
			const last = made.at(-1);
			if (!last) {
				return rowLines([queens], width, glyphs, among);
			}

			const at = made.length - 1;
			const signs = queens.cells.map((_, row) => (made[row] ? glyphs[made[row].line ?? 'safe'] : ''));
			const rows = [
				{...queens, at},
				{name: '', cells: signs, at, role: roleOf(last.line !== undefined)},
			];
			return rowLines(rows, width, glyphs, among);
		}

		case 'flags':
		case 'bits': {
			const nameOf = {flags: (name: string, at: number) => `${name}[${at}]`, bits: text.bitOf}[memory.type];
			const isWriting = step?.type === 'place' || step?.type === 'backtrack';
			const rows = memory.cells.map(({line, name, table, index, isRead}): Row => {
				const at = (test ? isRead : isWriting) ? index : undefined;
				return {
					name: at === undefined ? name : nameOf(name, at),
					cells: table.map((flag) => String(Number(flag))),
					at,
					role: test ? roleOf(table[index]!) : 'accent',
					note: memory.type === 'bits' && line === 'column' ? text.bitOrder : undefined,
				};
			});
			return [...rowLines([queens], width, glyphs, among), ...rowLines(rows, width, glyphs)];
		}
	}
}

function queensRow(size: number, moment: Moment, {glyphs, text}: Writing): Row {
	const {queens, step} = moment;
	const {columns, isCut} = earlierQueens(size, moment);
	return {
		name: 'queens',
		cells: [...[...queens, ...columns].map(String), ...(isCut ? [glyphs.openEnd] : [])],
		at: queens.length - 1,
		role: step?.type === 'place' ? 'accent' : undefined,
		end: queens.length,
		note: columns.length > 0 ? text.leftOver : undefined,
	};
}

export function costWords(work: Work, variant: Variant, moment: Moment, text: Text, name: string = variant.id): string {
	const type = moment.step?.type;
	const all = costUpTo(moment, variant);
	return type === 'place' || type === 'backtrack'
		? text.costTitle(name, 'writes', variant.writes[type], all.writes)
		: text.costTitle(name, 'checks', work.checks, all.checks);
}

/** Where not all cells fit, those around the one at work, between signs for the cuts. */
function rowLines(
	rows: readonly Row[],
	width: number,
	glyphs: Glyphs,
	{start, step} = {start: 1 + Math.max(...rows.map(({name}) => displayWidth(name))), step: 1},
): readonly Line[] {
	const widest = Math.max(1, ...rows.flatMap(({cells}) => cells.map(displayWidth)));
	const count = Math.floor((width - start + step - widest) / step);
	return rows.map(({name, cells, at, role, note = '', end = cells.length}) => {
		const first = Math.max(0, Math.min((at ?? 0) - (count >> 1), cells.length - count));
		const last = Math.min(cells.length, first + count) - 1;
		const shown = cells.slice(first, last + 1).map((cell, order) => {
			const index = first + order;
			const isCut = (order === 0 && first > 0) || (index === last && index < cells.length - 1);
			const faint = index < end ? undefined : 'line';
			return isCut && cell ? styled(glyphs.openEnd, 'line') : styled(cell, index === at ? role : faint);
		});
		// No space stands after the last cell: the line would be too wide.
		const runs = shown.flatMap((cell, order) => {
			if (!cell.text) {
				return [];
			}

			const before = order === 0 ? padEnd(name, start) : ' '.repeat(step - displayWidth(shown[order - 1]!.text));
			return first + order === end
				? [styled(before.slice(0, -1)), styled(glyphs.column, 'line'), cell]
				: [styled(before), cell];
		});
		const noted = [...runs, styled(` ${note}`, 'line')];
		return note !== '' && runsWidth(noted) <= width ? noted : runs;
	});
}
