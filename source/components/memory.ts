import {costHere, costUpTo, type Work} from '../explorer/work.js';
import {type CodeId, codes, type Explanation, type ListingLine, type Moment, type Variant} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {cells, fitting, padEnd, type Wordings} from '../text/width.js';
import type {Writing} from './display.js';
import type {Glyphs} from './glyphs.js';
import {type Line, run} from './styled-text.js';

/** The most rows of a memory, with its cost. */
export const memoryRows = 5;

/** Cells of memory, each 0 or 1, and the one that the step has read or written. */
type Bits = {readonly bits: readonly boolean[]; readonly at: number | undefined};

/** A line about the memory of a variant. The names stand below each other. */
type MemoryRow =
	| QueensRow
	| {readonly type: 'words'; readonly name?: string; readonly words: string; readonly isStrong: boolean}
	| BitsRow;

/** The array of queens: in some languages it has elements for the free rows, too. */
type QueensRow = {
	readonly type: 'queens';
	readonly name: string;
	readonly queens: readonly number[];
	readonly free: number;
};

type BitsRow = Bits & {
	readonly type: 'bits';
	readonly name: string;
	/** What the step did with a cell of a table. None if the step is no test and changes nothing, and for masks. */
	readonly access?: keyof Text['cell'] | 'unread';
	/** What the next call gets in place of a mask, and by which operator. */
	readonly next?: {readonly bits: readonly boolean[]; readonly operator: string} | undefined;
	/** Whether the bit that is tested is set. */
	readonly isSet?: boolean | undefined;
};

/** The comparisons that are shown one by one: so a memory with its cost takes `memoryRows`. */
const mostComparisons = memoryRows - 2;

/** The memory of a variant after a step, and what the step has read in it or written to it. */
export function memoryOf(work: Work, variant: Variant, code: CodeId, text: Text): readonly MemoryRow[] {
	const {size, step, memory, touched} = work;
	const listing = variant.listings[code];
	switch (memory.type) {
		case 'comparisons': {
			const {name, queens, made} = memory;
			const array: MemoryRow = {type: 'queens', name, queens, free: isFixed(code) ? size - queens.length : 0};
			return [array, ...(step?.type === 'test' ? comparisonsOf(made, text) : writeOf(name, step, listing))];
		}

		case 'cells': {
			return [
				...writeOf('queens', step, listing),
				...(touched.type === 'cells' ? tablesOf(memory, touched, step) : []),
			];
		}

		case 'masks': {
			return touched.type === 'masks' ? masksOf(memory, touched, size, step, text) : [];
		}
	}
}

type ExplanationOf<Type extends Explanation['type']> = Extract<Explanation, {type: Type}>;

/** The last comparisons, and how many others there were. */
function comparisonsOf(made: ExplanationOf<'comparisons'>['made'], text: Text): readonly MemoryRow[] {
	const {queen, attacks, noAttack} = text.comparison;
	const hidden = made.length > mostComparisons ? made.length - mostComparisons + 1 : 0;
	const shown = made.slice(hidden).map(({row, column, line}): MemoryRow => {
		const words = line ? attacks[line] : noAttack;
		return {type: 'words', name: queen(row, column), words, isStrong: line !== undefined};
	});
	return hidden > 0 ? [{type: 'words', words: text.comparisonsBefore(hidden), isStrong: false}, ...shown] : shown;
}

/** What a step writes to the array of queens, as the listing says it with the values put in. */
function writeOf(name: string, step: Work['step'], listing: readonly ListingLine[]): readonly MemoryRow[] {
	if (step?.type !== 'place' && step?.type !== 'backtrack') {
		return [];
	}

	const line = listing.find(({code, marks}) => marks.includes(step.type) && code.trimStart().startsWith(name));
	const code = (line?.code ?? '').trim().replace(/;$/, '');
	const words = code.replace(/\brow\b/, `${step.row}`).replace(/\bcol\b/, `${step.column}`);
	return [{type: 'words', words, isStrong: true}];
}

function isFixed(code: CodeId): boolean {
	return codes.some(({id, hasFixedArrays}) => id === code && hasFixedArrays);
}

function tablesOf(
	memory: ExplanationOf<'cells'>,
	touched: ExplanationOf<'cells'>,
	step: Work['step'],
): readonly MemoryRow[] {
	const isTest = step?.type === 'test';
	const isTouching = isTest || step?.type === 'place' || step?.type === 'backtrack';
	return touched.cells.map(({name, index, isRead}, order): MemoryRow => {
		const bits = memory.cells[order]?.table ?? [];
		if (!isTouching) {
			return {type: 'bits', name, bits, at: undefined};
		}

		const isSet = bits[index] ?? false;
		const cell = {type: 'bits', name: `${name}[${index}]`, bits} as const;
		if (isTest && !isRead) {
			return {...cell, access: 'unread', at: undefined};
		}

		const [set, free] = isTest ? (['set', 'free'] as const) : (['true', 'false'] as const);
		return {...cell, access: isSet ? set : free, at: index};
	});
}

function masksOf(
	memory: ExplanationOf<'masks'>,
	touched: ExplanationOf<'masks'>,
	size: number,
	step: Work['step'],
	text: Text,
): readonly MemoryRow[] {
	const bitsOf = (mask: number) => Array.from({length: size}, (_, column) => ((mask >>> column) & 1) === 1);
	const isPlacing = step?.type === 'place';
	const at = step?.type === 'test' || isPlacing ? step.column : undefined;
	// A placement leaves this call with its masks, and passes others to the next one.
	const own = isPlacing ? touched : memory;
	const masks = own.masks.map(({name, mask, shift}, order): MemoryRow => {
		const after = bitsOf(memory.masks[order]?.mask ?? 0);
		const next = isPlacing ? {bits: after, operator: shift ?? '|'} : undefined;
		return {type: 'bits', name, bits: bitsOf(mask), at: isPlacing ? undefined : at, next};
	});
	if (step?.type === 'backtrack') {
		return [...masks, {type: 'words', words: text.memory.noMaskWritten, isStrong: false}];
	}

	const {name, mask} = isPlacing ? own.bit : own.union;
	const isSet = step?.type === 'test' ? (memory.union.mask & memory.bit.mask) !== 0 : undefined;
	return [...masks, {type: 'bits', name, bits: bitsOf(mask), at, isSet}];
}

/** What the last step has cost, and all steps so far, long and short. */
export function costWords(work: Work, variant: Variant, moment: Moment, text: Text): Wordings {
	return text.costTitles(undefined, moment.step?.type, costHere(work, variant), costUpTo(moment, variant));
}

/** The memory of a variant in at most four lines. */
export function memoryLines(
	work: Work,
	variant: Variant,
	code: CodeId,
	width: number,
	writing: Writing,
): readonly Line[] {
	const {glyphs, text} = writing;
	const rows = memoryOf(work, variant, code, text);
	const columns = Math.max(...rows.map((row) => (row.type === 'queens' ? 0 : cells(row.name ?? ''))));
	return rows.map((row) => rowRuns(row, columns, width, text, glyphs));
}

/** `columns` is the width of the longest name. */
function rowRuns(row: MemoryRow, columns: number, width: number, text: Text, glyphs: Glyphs): Line {
	if (row.type === 'queens') {
		return [run(arrayText(row, width, glyphs))];
	}

	const name = row.name === undefined ? '' : `${padEnd(row.name, columns)}  `;
	if (row.type === 'words') {
		return [run(name + row.words, row.isStrong ? 'strong' : undefined)];
	}

	const access = row.access === 'unread' ? glyphs.dash : row.access && text.cell[row.access];
	const accessColumns = Math.max(...Object.values(text.cell).map(cells));
	const before = name + (access === undefined ? '' : `${padEnd(access, accessColumns)}  `);
	return [run(before), ...allBitRuns(row, width - cells(before), text, glyphs)];
}

/**
 * The array of queens. Where it does not fit, dots stand for the elements of free rows after the first, and for as many of the
 * first queens as it takes: the last queens are compared last.
 */
function arrayText({name, queens, free}: QueensRow, width: number, {openEnd}: Glyphs): string {
	const whole = [...queens, ...Array.from({length: free}, () => -1)].join(', ');
	const end = free > 1 ? ['-1', openEnd] : ['-1'].slice(0, free);
	const shortened = Array.from({length: queens.length + 1}, (_, hidden) =>
		[...(hidden > 0 ? [openEnd] : []), ...queens.slice(hidden), ...end].join(','),
	);
	return fitting(
		[whole, ...shortened].map((each) => `${name} = [${each}]`),
		width,
	);
}

/** The bits with what the next call gets, or with what the test has found: only the last of two masks where one has room. */
function allBitRuns(row: BitsRow, width: number, text: Text, glyphs: Glyphs): Line {
	if (row.next) {
		const operator = `${padEnd(row.next.operator, 2)} `;
		const isWhole = 2 * row.bits.length + 1 + cells(operator) <= width;
		const after = bitRuns({bits: row.next.bits, at: undefined}, width - cells(operator), glyphs);
		return [
			...(isWhole ? [...bitRuns(row, width, glyphs), run(' ')] : []),
			run(operator),
			...after.map((each) => run(each.text, 'strong')),
		];
	}

	const result = row.isSet === undefined ? '' : `  ${text.memory.unionAndBit(row.isSet)}`;
	const words = row.bits.length + cells(result) <= width ? result : '';
	return [...bitRuns(row, width, glyphs), run(words, row.isSet ? 'strong' : undefined)];
}

/** The bits, the one at `at` in the accent colour. Where they do not fit, those around it, between signs for the cuts. */
function bitRuns({bits, at}: Bits, width: number, {openEnd}: Glyphs): Line {
	const middle = (at ?? 0) - Math.floor(width / 2);
	const first = bits.length <= width ? 0 : Math.max(0, Math.min(middle, bits.length - width));
	const end = Math.min(bits.length, first + width);
	return bits.slice(first, end).map((bit, index) => {
		const column = first + index;
		const isCut = (index === 0 && first > 0) || (column === end - 1 && end < bits.length);
		const digit = String(Number(bit));
		const shown = column === at ? run(digit, 'accent') : run(digit);
		return isCut ? run(openEnd, 'line') : shown;
	});
}
