import {type BoardLayout, centre} from '../../components/board-size.js';
import type {Writing} from '../../components/display.js';
import type {Glyphs} from '../../components/glyphs.js';
import {type Line, styled} from '../../components/styled-text.js';
import type {TextRole} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import {costHere, costUpTo, type Work} from '../../explorer/work.js';
import {
	type CodeId,
	codes,
	type Explanation,
	type ListingLine,
	type Moment,
	type Square,
	type Variant,
} from '../../solver/index.js';
import type {Text, WordId} from '../../text/en.js';
import {displayWidth, fitting, padEnd, type Wordings} from '../../text/width.js';

/** In the list of words of a screen with memories. */
export const memoryWords: readonly WordId[] = ['flag', 'mask', 'columns', 'downs', 'ups', 'attacked', 'bit'];

export const memoryRows = 5;

/** The cell of a mask's first bit, and the cells from bit to bit, so that bits stand below the columns of a board. */
type BitColumns = {readonly start: number; readonly step: number};

export function bitColumns({square, calls}: BoardLayout): BitColumns {
	return {start: (calls?.width ?? 0) + centre(square.width) - 1, step: square.width};
}

type ExplanationOf<Type extends Explanation['type']> = Extract<Explanation, {type: Type}>;

export function memoryLines(
	work: Work,
	{listings}: Variant,
	code: CodeId,
	{width, height}: PanelSize,
	writing: Writing,
	columns?: BitColumns,
): readonly Line[] {
	const {size, step, memory} = work;
	switch (memory.type) {
		case 'comparisons': {
			const {name, queens} = memory;
			const isFixed = codes.some(({id, hasFixedArrays}) => id === code && hasFixedArrays);
			const array = arrayText(name, queens, isFixed ? size - queens.length : 0, width, writing.glyphs);
			const done =
				step?.type === 'test'
					? comparisonLines(memory, step, height - 1, writing.text)
					: writeLines(name, step, listings[code]);
			return [[styled(array)], ...done];
		}

		case 'cells': {
			return [...writeLines('queens', step, listings[code]), ...tableLines(memory, work, width, writing)];
		}

		case 'masks': {
			return maskLines(memory, work, {width, height}, writing, columns);
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

/**
 * Where it does not fit, dots stand for free rows after the first, and for as many of the first queens as it takes: the
 * last queens are compared last.
 */
function arrayText(name: string, queens: readonly number[], free: number, width: number, {openEnd}: Glyphs): string {
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

function comparisonLines(
	{made}: ExplanationOf<'comparisons'>,
	tested: Square,
	height: number,
	text: Text,
): readonly Line[] {
	const hidden = made.length > height ? made.length - height + 1 : 0;
	const shown = made.slice(hidden).map(({line, ...queen}) => {
		const words = text.compared(queen, line, tested.row - queen.row, Math.abs(tested.column - queen.column));
		return [styled(words, line === undefined ? undefined : 'strong')];
	});
	return hidden > 0 ? [[styled(text.comparisonsBefore(hidden))], ...shown] : shown;
}

function writeLines(name: string, step: Work['step'], listing: readonly ListingLine[]): readonly Line[] {
	if (step?.type !== 'place' && step?.type !== 'backtrack') {
		return [];
	}

	const line = listing.find(({code, marks}) => marks.includes(step.type) && code.trimStart().startsWith(name));
	const code = (line?.code ?? '').trim().replace(/;$/, '');
	return [[styled(code.replace(/\brow\b/, `${step.row}`).replace(/\bcol\b/, `${step.column}`), 'strong')]];
}

function tableLines(
	memory: ExplanationOf<'cells'>,
	{step, touched}: Work,
	width: number,
	{glyphs, text}: Writing,
): readonly Line[] {
	const {cells: read} = touched.type === 'cells' ? touched : memory;
	const isTest = step?.type === 'test';
	const isTouching = isTest || step?.type === 'place' || step?.type === 'backtrack';
	const names = read.map(({name, index}) => (isTouching ? `${name}[${index}]` : name));
	const nameColumns = Math.max(...names.map(displayWidth)) + 2;
	const foundColumns = Math.max(...Object.values(text.cell).map(displayWidth)) + 2;
	return read.map(({index, isRead}, order): Line => {
		const bits = memory.cells[order]?.table ?? [];
		const isTouched = isTouching && (isRead || !isTest);
		const [set, free] = isTest ? (['set', 'free'] as const) : (['true', 'false'] as const);
		const found = isTouched ? text.cell[bits[index] ? set : free] : glyphs.dash;
		const before = padEnd(names[order] ?? '', nameColumns) + (isTouching ? padEnd(found, foundColumns) : '');
		return [styled(before), ...bitRuns(bits, isTouched ? index : undefined, width - displayWidth(before), glyphs)];
	});
}

/** A placement leaves its own masks as they are, and passes others to the next call, which runs now. */
function maskLines(
	{masks, union, bit}: ExplanationOf<'masks'>,
	work: Work,
	{width, height}: PanelSize,
	{glyphs, text}: Writing,
	columns?: BitColumns,
): readonly Line[] {
	const {size, step, touched} = work;
	const placed = step?.type === 'place' && touched.type === 'masks' ? touched.bit : undefined;
	const found = step?.type === 'test' ? text.unionAndBit((union.mask & bit.mask) !== 0) : '';
	const at = step?.type === 'test' || step?.type === 'place' ? step.column : undefined;
	const own = masks.map(({name, mask, shift}) => ({name: placed ? `${name} ${shift ?? '|'}` : name, mask}));
	const last = placed ?? union;
	const names = [...own, union].map(({name}) => displayWidth(name));
	const {start, step: distance} = columns ?? {start: Math.max(...names) + 2, step: 1};
	const line = ({name, mask}: {readonly name: string; readonly mask: number}, marked: number | undefined): Line => {
		const bits = Array.from({length: size}, (_, column) => ((mask >>> column) & 1) === 1);
		const runs = bitRuns(bits, marked, Math.floor((width - start + distance - 1) / distance), glyphs);
		return [styled(padEnd(name, start)), ...runs.map((each) => ({...each, text: padEnd(each.text, distance)}))];
	};
	const lines = own.map((each) => line(each, placed ? undefined : at));
	if (step?.type === 'backtrack') {
		return [...lines, [styled(text.noMaskWritten)]];
	}

	const result = styled(found, step?.type === 'test' && step.attack ? 'strong' : undefined);
	const hasRoom = !columns && start + size + displayWidth(found) + 2 <= width;
	const shown = [...lines, [...line(last, at), ...(hasRoom ? [styled('  '), result] : [])]];
	return hasRoom || height <= shown.length ? shown : [...shown, [result]];
}

function bitRuns(bits: readonly boolean[], at: number | undefined, width: number, glyphs: Glyphs): Line {
	return cellRuns(bitTexts(bits), width, glyphs, {at, role: 'accent'});
}

export function bitTexts(bits: readonly boolean[]): readonly string[] {
	return bits.map((bit) => String(Number(bit)));
}

type Marked = {readonly at: number | undefined; readonly role: TextRole | undefined};

/** Each in as many `columns`, the one at `at` in its role. Where not all fit, those around it, between signs for the cuts. */
export function cellRuns(
	all: readonly string[],
	width: number,
	{openEnd}: Glyphs,
	{at, role}: Marked,
	columns = 1,
): Line {
	const count = Math.floor(width / columns);
	const first = Math.max(0, Math.min((at ?? 0) - (count >> 1), all.length - count));
	const end = Math.min(all.length, first + count);
	return all.slice(first, end).flatMap((text, index) => {
		const isCut = (index === 0 && first > 0) || (first + index === end - 1 && end < all.length);
		const cell = isCut ? styled(openEnd, 'line') : styled(text, first + index === at ? role : undefined);
		const gap = columns - displayWidth(cell.text);
		return gap > 0 ? [styled(' '.repeat(gap)), cell] : [cell];
	});
}
