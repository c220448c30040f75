import {costHere, costUpTo, type Work} from '../explorer/live-run.js';
import {
	type AttackLine,
	type CodeId,
	codes,
	type Explanation,
	type ListingLine,
	type Moment,
	type Variant,
} from '../solver/index.js';
import type {MarkId, Text} from '../text/en.js';
import {cells, fitting, padEnd} from '../text/width.js';
import {useDisplay} from './display.js';
import type {Glyphs} from './glyphs.js';
import {run, type StyledRun, StyledText} from './styled-text.js';

/** The most rows of a memory, with its cost. */
export const memoryRows = 5;

/** Cells of a memory, each 0 or 1, and the one that the last step has read or written. */
type Bits = {readonly bits: readonly boolean[]; readonly at: number | undefined};

/** A line about the memory of a variant. */
type MemoryRow =
	/** The array of queens: in some languages it has elements for the free rows, too. */
	| {readonly type: 'queens'; readonly name: string; readonly queens: readonly number[]; readonly free: number}
	/** What a step has written to the array of queens. */
	| {readonly type: 'write'; readonly code: string}
	| {readonly type: 'comparison'; readonly row: number; readonly column: number; readonly line: AttackLine | undefined}
	/** So many comparisons that found no attack. */
	| {readonly type: 'comparisons'; readonly count: number}
	/** A return leaves the masks of the call of this row as they are. */
	| {readonly type: 'no-mask-written'; readonly row: number}
	| ({
			readonly type: 'table';
			readonly name: string;
			/** What the step did with the cell. Undefined if the step is no test and changes nothing. */
			readonly access: 'set' | 'free' | 'unread' | 'set-true' | 'set-false' | undefined;
	  } & Bits)
	| ({
			readonly type: 'mask';
			readonly name: string;
			/** What the next call gets, and by which operator. */
			readonly next: {readonly bits: readonly boolean[]; readonly operator: string} | undefined;
			/** Whether the bit that is tested is set. */
			readonly isSet: boolean | undefined;
	  } & Bits);

/** The comparisons that are shown one by one: so a memory with its cost takes `memoryRows`. */
const mostComparisons = memoryRows - 2;

/** The memory of a variant after a step, and what the step has read in it or written to it. */
export function memoryOf(work: Work, variant: Variant, code: CodeId): readonly MemoryRow[] {
	const {size, step, memory, touched} = work;
	const listing = variant.listings[code];
	switch (memory.type) {
		case 'comparisons': {
			const {name, queens, made} = memory;
			const array: MemoryRow = {type: 'queens', name, queens, free: isFixed(code) ? size - queens.length : 0};
			if (step?.type !== 'test') {
				return [array, ...writeOf(name, step, listing)];
			}

			const hidden = made.length > mostComparisons ? made.length - mostComparisons + 1 : 0;
			const shown = made.slice(hidden).map((each): MemoryRow => ({type: 'comparison', ...each}));
			return [array, ...(hidden > 0 ? [{type: 'comparisons', count: hidden} as const] : []), ...shown];
		}

		case 'cells': {
			return [
				...writeOf('queens', step, listing),
				...(touched.type === 'cells' ? tablesOf(memory, touched, step) : []),
			];
		}

		case 'masks': {
			return touched.type === 'masks' ? masksOf(memory, touched, size, step) : [];
		}
	}
}

type QueensRow = Extract<MemoryRow, {type: 'queens'}>;
type ExplanationOf<Type extends Explanation['type']> = Extract<Explanation, {type: Type}>;

/** What a step writes to the array of queens, as the listing says it with the values put in. */
function writeOf(name: string, step: Work['step'], listing: readonly ListingLine[]): readonly MemoryRow[] {
	if (step?.type !== 'place' && step?.type !== 'backtrack') {
		return [];
	}

	const line = listing.find(({code, steps}) => steps.includes(step.type) && code.trimStart().startsWith(name));
	const code = (line?.code ?? '').trim().replace(/;$/, '');
	return [{type: 'write', code: code.replace(/\brow\b/, `${step.row}`).replace(/\bcolumn\b/, `${step.column}`)}];
}

function isFixed(code: CodeId): boolean {
	return codes.some(({id, hasFixedArrays}) => id === code && hasFixedArrays);
}

function tablesOf(
	memory: ExplanationOf<'cells'>,
	touched: ExplanationOf<'cells'>,
	step: Work['step'],
): readonly MemoryRow[] {
	const isTouching = step?.type === 'test' || step?.type === 'place' || step?.type === 'backtrack';
	return touched.cells.map(({name, index, isRead}, order): MemoryRow => {
		const bits = memory.cells[order]?.table ?? [];
		const isSet = bits[index] ?? false;
		if (!isTouching) {
			return {type: 'table', name, access: undefined, bits, at: undefined};
		}

		const cell = {type: 'table', name: `${name}[${index}]`, bits} as const;
		if (step.type !== 'test') {
			return {...cell, access: isSet ? 'set-true' : 'set-false', at: index};
		}

		const read = {...cell, access: isSet ? 'set' : 'free', at: index} as const;
		return isRead ? read : {...cell, access: 'unread', at: undefined};
	});
}

function masksOf(
	memory: ExplanationOf<'masks'>,
	touched: ExplanationOf<'masks'>,
	size: number,
	step: Work['step'],
): readonly MemoryRow[] {
	const bitsOf = (mask: number) => Array.from({length: size}, (_, column) => ((mask >>> column) & 1) === 1);
	const isPlacing = step?.type === 'place';
	const at = step?.type === 'test' || isPlacing ? step.column : undefined;
	const isSet = step?.type === 'test' ? (memory.union.mask & memory.bit.mask) !== 0 : undefined;
	// A placement leaves this call with its masks, and passes others to the next one.
	const own = isPlacing ? touched : memory;
	return [
		...own.masks.map(({name, mask, shift}, order): MemoryRow => {
			const after = memory.masks[order]?.mask ?? 0;
			const next = isPlacing ? {bits: bitsOf(after), operator: shift ?? '|'} : undefined;
			return {type: 'mask', name, bits: bitsOf(mask), at: isPlacing ? undefined : at, next, isSet: undefined};
		}),
		lastRow(),
	];

	function lastRow(): MemoryRow {
		switch (step?.type) {
			case 'place': {
				return {type: 'mask', name: own.bit.name, bits: bitsOf(own.bit.mask), at, next: undefined, isSet: undefined};
			}

			case 'backtrack': {
				return {type: 'no-mask-written', row: step.row};
			}

			case 'test':
			case 'solution':
			case undefined: {
				return {type: 'mask', name: own.union.name, bits: bitsOf(own.union.mask), at, next: undefined, isSet};
			}
		}
	}
}

/** The marks of the legend on these rows. */
export function marksOnMemory(rows: readonly MemoryRow[]): readonly MarkId[] {
	const isUnread = rows.some((row) => row.type === 'table' && row.access === 'unread');
	const isTouched = rows.some((row) => row.type === 'table' && row.at !== undefined);
	return [...(isUnread ? (['not-read'] as const) : []), ...(isTouched ? (['touched-flag'] as const) : [])];
}

/** What the last step has cost, and all steps so far: the longest wording that fits. */
export function costWords(work: Work, variant: Variant, moment: Moment, width: number, text: Text): string {
	return fitting(text.costTitles(moment.step?.type, costHere(work, variant), costUpTo(moment, variant)), width);
}

type MemoryProps = {
	readonly work: Work;
	readonly variant: Variant;
	readonly code: CodeId;
	readonly moment: Moment;
	readonly width: number;
};

/** The memory of a variant in at most four lines. */
export function MemoryRows({work, variant, code, width}: Omit<MemoryProps, 'moment'>) {
	const {glyphs, text} = useDisplay();
	const rows = memoryOf(work, variant, code);
	const name = Math.max(...rows.map((row) => cells(nameOf(row, text))));
	return rows.map((row, index) => <StyledText key={index} runs={rowRuns(row, name, width, text, glyphs)} />);
}

/** The same, and what the step has cost in another line. */
export function Memory({work, variant, code, moment, width}: MemoryProps) {
	const {text} = useDisplay();
	return (
		<>
			<MemoryRows work={work} variant={variant} code={code} width={width} />
			<StyledText runs={[run(costWords(work, variant, moment, width, text))]} />
		</>
	);
}

/** What stands before the columns of a row. */
function nameOf(row: MemoryRow, text: Text): string {
	switch (row.type) {
		case 'comparison': {
			return text.comparison.queen(row.row, row.column);
		}

		case 'table':
		case 'mask': {
			return row.name;
		}

		case 'queens':
		case 'write':
		case 'comparisons':
		case 'no-mask-written': {
			return '';
		}
	}
}

/** `columns` is the width of the longest name. */
function rowRuns(row: MemoryRow, columns: number, width: number, text: Text, glyphs: Glyphs): readonly StyledRun[] {
	const name = `${padEnd(nameOf(row, text), columns)}  `;
	switch (row.type) {
		case 'queens': {
			return [run(arrayText(row, width, glyphs))];
		}

		case 'write': {
			return [run(row.code, 'strong')];
		}

		case 'comparisons': {
			return [run(text.comparisonsBefore(row.count))];
		}

		case 'comparison': {
			const {attacks, noAttack} = text.comparison;
			return [run(name + (row.line ? attacks[row.line] : noAttack), row.line ? 'strong' : undefined)];
		}

		case 'table': {
			const access = accessText(row.access, text, glyphs);
			const before = name + (access && `${padEnd(access, accessColumns(text))}  `);
			return [run(before), ...bitRuns(row, width - cells(before), glyphs)];
		}

		case 'mask': {
			return [run(name), ...maskRuns(row, width - cells(name), text, glyphs)];
		}

		case 'no-mask-written': {
			return [run(fitting(text.memory.noMaskWritten(row.row), width))];
		}
	}
}

/**
 * The array of queens. Where it does not fit, elements of free rows are left out, then the first ones: the last queens are
 * compared last.
 */
function arrayText({name, queens, free}: QueensRow, width: number, {openEnd}: Glyphs): string {
	const elements = [...queens, ...Array.from({length: free}, () => -1)];
	const end = free > 1 ? ['-1', openEnd] : elements.slice(queens.length).map(String);
	const shortened = [...queens.map(String), ...end];
	const forms = [elements.join(', '), elements.join(','), shortened.join(',')];
	const cut = queens.map((_, index) => [openEnd, ...shortened.slice(index + 1)].join(','));
	return [...forms, ...cut].map((each) => `${name} = [${each}]`).find((each) => cells(each) <= width) ?? '';
}

function accessText(access: Extract<MemoryRow, {type: 'table'}>['access'], {cell}: Text, {dash}: Glyphs): string {
	switch (access) {
		case undefined: {
			return '';
		}

		case 'unread': {
			return dash;
		}

		case 'set':
		case 'free': {
			return cell[access];
		}

		case 'set-true':
		case 'set-false': {
			return cell.written(access === 'set-true');
		}
	}
}

function accessColumns({cell}: Text): number {
	return Math.max(...[cell.set, cell.free, cell.written(true), cell.written(false)].map(cells));
}

function maskRuns(
	{bits, at, next, isSet}: Extract<MemoryRow, {type: 'mask'}>,
	width: number,
	text: Text,
	glyphs: Glyphs,
): readonly StyledRun[] {
	if (next) {
		const operator = ` ${padEnd(next.operator, 2)} `;
		const isWhole = 2 * bits.length + cells(operator) <= width;
		const before = isWhole
			? [...bitRuns({bits, at}, width, glyphs), run(operator)]
			: [run(`${padEnd(next.operator, 2)} `)];
		const after = bitRuns({bits: next.bits, at: undefined}, width - 3, glyphs);
		return [...before, ...after.map(({text}) => run(text, 'strong'))];
	}

	const result = isSet === undefined ? '' : `  ${text.memory.unionAndBit(isSet)}`;
	const words = bits.length + cells(result) <= width ? result : '';
	return [...bitRuns({bits, at}, width, glyphs), run(words, isSet ? 'strong' : undefined)];
}

/** The bits, the one at `at` in the accent colour. Where they do not fit, those around it, between signs for the cuts. */
function bitRuns({bits, at}: Bits, width: number, {openEnd}: Glyphs): readonly StyledRun[] {
	const middle = (at ?? 0) - Math.floor(width / 2);
	const first = bits.length <= width ? 0 : Math.max(0, Math.min(middle, bits.length - width));
	const end = Math.min(bits.length, first + width);
	return bits.slice(first, end).map((bit, index) => {
		const column = first + index;
		const isCut = (index === 0 && first > 0) || (column === end - 1 && end < bits.length);
		return isCut ? run(openEnd, 'line') : run(String(Number(bit)), column === at ? 'accent' : undefined);
	});
}
