import {type BoardLayout, centre} from '../../components/board-size.js';
import type {Writing} from '../../components/display.js';
import type {Glyphs} from '../../components/glyphs.js';
import {type Line, styled} from '../../components/styled-text.js';
import type {TextRole} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import {costHere, costUpTo, type Work} from '../../explorer/work.js';
import type {Moment, Variant} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {displayWidth, padEnd, type Wordings} from '../../text/width.js';

/** At most. */
export const memoryRows = 5;

/** Where the first cell of a row stands, and the distance from cell to cell. */
type CellColumns = {readonly start: number; readonly step: number};

/** Of bits below the columns of a board. */
export function bitColumns({square, calls}: BoardLayout): CellColumns {
	return {start: (calls?.width ?? 0) + centre(square.width) - 1, step: square.width};
}

type Row = {
	readonly name: string;
	readonly cells: readonly string[];
	/** The one at work, which is always in sight. */
	readonly at?: number | undefined;
	readonly role?: TextRole | undefined;
};

/** As the program names it. A test marks what it has read: an attack, or none. */
export function memoryLines(
	{size, memory, step}: Work,
	{width, height}: PanelSize,
	{glyphs, text}: Writing,
	columns?: CellColumns,
): readonly Line[] {
	const test = step?.type === 'test' ? step : undefined;
	const roleOf = (isAttack: boolean): TextRole => (isAttack ? 'wrong' : 'tab');
	const role = roleOf(test?.attack !== undefined);
	switch (memory.type) {
		case 'comparisons': {
			const {name, queens, made} = memory;
			const cells = queens.map(String);
			const among = {start: displayWidth(name) + 1, step: String(size - 1).length + 1};
			const last = made.at(-1);
			if (!test || !last) {
				const placed = step?.type === 'place' ? 'accent' : undefined;
				return rowLines([{name, cells, at: cells.length - 1, role: placed}], width, glyphs, among);
			}

			const signs = made.map(({line}) => glyphs[line ?? 'safe']);
			const at = signs.length - 1;
			const rows = [
				{name, cells, at},
				{name: '', cells: signs, at, role},
			];
			const words = text.compared(last, last.line, test.row - last.row, Math.abs(test.column - last.column));
			return [...rowLines(rows, width, glyphs, among), ...(displayWidth(words) <= width ? [[styled(words)]] : [])];
		}

		case 'cells': {
			const isWriting = step?.type === 'place' || step?.type === 'backtrack';
			const rows = memory.cells.map(({name, table, index, isRead}): Row => {
				const at = (test ? isRead : isWriting) ? index : undefined;
				return {
					name,
					cells: table.map((bit) => String(Number(bit))),
					at,
					role: test ? roleOf(table[index]!) : 'accent',
				};
			});
			const indexed = rows.map((row) => (row.at === undefined ? row : {...row, name: `${row.name}[${row.at}]`}));
			const hasRoom = indexed.every(({cells: {length}}) => startBehind(indexed) + length <= width);
			return rowLines(hasRoom ? indexed : rows, width, glyphs);
		}

		case 'masks': {
			// `cols | downs | ups` is `attacked`, then `& bit`.
			const {masks, union, bit} = memory;
			const rowOf = (name: string, mask: number, at?: number): Row => {
				const cells = Array.from({length: size}, (_, column) => String((mask >>> column) & 1));
				return {name, cells, at, role};
			};
			const rows = [
				...masks.map(({name, mask}, order) => rowOf(order === 0 ? name : `| ${name}`, mask)),
				rowOf(union.name, union.mask, test?.column),
				...(test ? [rowOf(`& ${bit.name}`, bit.mask, test.column)] : []),
			];
			const parts = [rows, rows.slice(0, masks.length + 1), rows.slice(masks.length)];
			return rowLines(parts.find(({length}) => length <= height) ?? [], width, glyphs, columns);
		}
	}
}

/** Of the last step, and so far. */
export function costWords(
	work: Work,
	variant: Variant,
	moment: Moment,
	text: Text,
	name: string = variant.id,
): Wordings {
	const type = moment.step?.type;
	const unit = type === 'place' || type === 'backtrack' ? 'writes' : 'checks';
	const [here, all] = [costHere(work, variant), costUpTo(moment, variant)];
	return text.costTitles(name, unit, here[unit], all[unit]);
}

function startBehind(rows: readonly Row[]): number {
	return 1 + Math.max(...rows.map(({name}) => displayWidth(name)));
}

/** Where not all cells fit, those around the one at work, between signs for the cuts. */
function rowLines(
	rows: readonly Row[],
	width: number,
	{openEnd}: Glyphs,
	{start, step} = {start: startBehind(rows), step: 1},
): readonly Line[] {
	const widest = Math.max(1, ...rows.flatMap(({cells}) => cells.map(displayWidth)));
	const count = Math.floor((width - start + step - widest) / step);
	return rows.map(({name, cells, at, role}) => {
		const first = Math.max(0, Math.min((at ?? 0) - (count >> 1), cells.length - count));
		const end = Math.min(cells.length, first + count);
		const shown = cells.slice(first, end).map((cell, index) => {
			const isCut = (index === 0 && first > 0) || (first + index === end - 1 && end < cells.length);
			return isCut ? styled(openEnd, 'line') : styled(cell, first + index === at ? role : undefined);
		});
		// Not behind the last: the line would be too wide.
		const spaced = shown.flatMap((cell, index) => [
			styled(' '.repeat(index === 0 ? 0 : step - displayWidth(shown[index - 1]!.text))),
			cell,
		]);
		return [styled(padEnd(name, start)), ...spaced];
	});
}
