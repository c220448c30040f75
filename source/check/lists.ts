import {masksOf} from '../judge/programs.js';
import {repeatable} from './input.js';
import {areColumns, columnsOf, type Notation, type Numbers, numbersReader} from './numbers.js';
import {areCounting, isHeading, isRule, restOf, type Span, type Text} from './texts.js';
import type {Board, LayoutReader, Part} from './units.js';

type List = Span & {
	readonly text: Text;
	readonly columns: readonly number[];
	/** The bracket before it, if there is one. */
	readonly open: string;
	/** The word before. */
	readonly lead: string;
	/** The same for lists whose numbers stand apart in the same way. */
	readonly gaps: string;
	/** A number before it, apart as its own numbers are. */
	readonly label: number | undefined;
};
type Group = {readonly lists: readonly List[]; readonly has: (list: List) => boolean};

const mostGroups = 6;
/** Before a list. */
const mostBefore = 60;
/** A longer text is no list that stands alone. */
const longest = 100_000;

/** n columns, or n squares, in lines of any length. */
export function listsOf(notation: Notation): LayoutReader {
	return function* (texts, sample, size, bases) {
		const read = numbersReader(notation, size);
		const listsIn = (text: Text) => [...listsOfNumbers(text, read(text.text), size, notation !== 'numbers')];
		for (const {lists, has} of groupsOf(sample.flatMap(listsIn))) {
			const isCounting = lists.every(({columns}) => areCounting(columns));
			const isPlain = notation !== 'digits' && !isCounting && !lists.some(isAfterWord);
			const rules = {size, listsIn, has, open: lists[0]!.open};
			for (const base of bases.filter((base) => areColumns(lists, size, base))) {
				for (const isHeadless of isHead(sample, lists) ? [false, true] : [false]) {
					yield {
						kind: 'lists',
						size,
						base,
						signs: new Set(),
						provesWrong: isPlain ? 'always' : 'with-solutions',
						parts: repeatable(() => partsOf(texts, {...rules, base, isHeadless})),
					};
				}
			}
		}
	};
}

function isAfterWord({text, start, open}: List): boolean {
	return open === '' && /\p{L}/u.test(text.text.slice(Math.max(0, start - mostBefore), start));
}

/** All n numbers, or n pairs, that stand apart in the same way. */
function* listsOfNumbers(text: Text, numbers: Numbers, size: number, isJoined: boolean): Generator<List> {
	const {values, starts, ends, gaps} = numbers;
	let behind = 0;
	const listAt = (first: number, count: number, columns: readonly number[], label?: number): List => {
		const before = text.text.slice(Math.max(behind, starts[first]! - mostBefore), starts[first]);
		const open = /([[({<])["'\s]*$/.exec(before)?.[1] ?? '';
		const lead = /(\p{L}{2,})[^\p{L}]*$/u.exec(before)?.[1] ?? '';
		const [start, end] = [starts[first]!, ends[first + count - 1]!];
		behind = end;
		return {
			text,
			start,
			end,
			columns,
			open,
			lead,
			label,
			gaps: `${gaps[first]} ${count > size ? gaps[first + 1] : ''}`,
		};
	};
	if (size === 1 && /^\P{L}*$|^.*: *[[({]+\d[\])}]+$/u.test(text.text) && values.length < 3) {
		yield* [...values.slice(-1)].map((column) => listAt(values.length - 1, 1, [column]));
	}

	let pairs = {from: 0, end: 0};
	for (let from = 0; from < gaps.length; ) {
		const run = runEnd(gaps, from, 1) - from + 1;
		pairs = from + 2 > pairs.end ? {from, end: runEnd(gaps, from, 2)} : pairs;
		const isOwn = (ends[from] === starts[from + 1]) === isJoined;
		const squares = isOwn && from < pairs.from + 2 * size ? squaresIn(values, from, pairs.end, size) : [];
		const columns = isOwn && run % size === 0 ? chunks(values, from, run, size) : [];
		if (isOwn && run === size + 1) {
			yield listAt(from + 1, size, [...values.subarray(from + 1, from + run)], values[from]);
		}

		yield* columns.map((own, at) => listAt(from + at * size, size, own));
		yield* squares.map((own, at) => listAt(from + at * 2 * size, 2 * size, own));
		from += Math.max(1, (2 * size * squares.length || run) - 1);
	}
}

/** The columns of n squares each; behind them may stand another number. */
function squaresIn(values: Numbers['values'], from: number, end: number, size: number): readonly (readonly number[])[] {
	const count = end - from + 1;
	const squares =
		count % (2 * size) < 2 ? chunks(values, from, count - (count % (2 * size)), 2 * size).map(columnsOf) : [];
	return squares.every((columns) => columns !== undefined) ? squares : [];
}

function chunks(
	values: Numbers['values'],
	from: number,
	count: number,
	length: number,
): readonly (readonly number[])[] {
	return Array.from({length: count / length}, (_, at) => [
		...values.subarray(from + at * length, from + (at + 1) * length),
	]);
}

/** Before which gap those end that from here on are like the first ones. */
function runEnd(gaps: Uint32Array, from: number, period: 1 | 2): number {
	let end = from + period;
	while (end < gaps.length && gaps[end] === gaps[end - period] && gaps[end] !== 0) {
		end++;
	}

	return Math.min(end, gaps.length);
}

/** Written alike; or after the same word, if all are after words: `rows 0 1 2 3 columns 1 3 0 2`. */
function groupsOf(all: readonly List[]): readonly Group[] {
	const groups = new Map<string, List[]>();
	const areNamed = all.every(({lead}) => lead !== '');
	const namesOf = ({open, gaps, lead}: List) => [`${open} ${gaps}`, ...(areNamed ? [lead] : [])];
	for (const list of all) {
		for (const name of namesOf(list)) {
			const own = groups.get(name) ?? [];
			own.push(list);
			groups.set(name, own);
		}
	}

	return [...groups]
		.toSorted(([, one], [, other]) => other.length - one.length)
		.slice(0, mostGroups)
		.map(([name, lists]) => ({lists, has: (list) => namesOf(list).includes(name)}));
}

/** Names of columns: over a rule, or after other words than the next list. */
function isHead(sample: readonly Text[], [first, next]: readonly List[]): boolean {
	if (!(first && next && areCounting(first.columns))) {
		return false;
	}

	const typeOf = ({text, start}: List) => text.text.slice(0, start).replace(/\d+/g, '0').trim();
	const below = sample[sample.indexOf(first.text) + 1]?.text.trim() ?? '';
	const isOther = /[\p{L}#(]/u.test(typeOf(first)) && typeOf(first) !== typeOf(next);
	return isOther || (below !== '' && isRule(below));
}

type Rules = Pick<Group, 'has'> & {
	readonly size: number;
	readonly base: 0 | 1;
	readonly open: string;
	readonly isHeadless: boolean;
	readonly listsIn: (text: Text) => readonly List[];
};

function* partsOf(texts: Iterable<Text>, {listsIn, has, open, size, base, isHeadless}: Rules): Generator<Part> {
	/** How many there have been, and how many the first number is ahead. */
	let [count, ahead]: [number, number | undefined] = [isHeadless ? -1 : 0, undefined];
	for (const text of texts) {
		const lists = listsIn(text).filter(has);
		for (const {columns, label} of lists) {
			ahead = count > 0 ? ahead : label;
			if (count >= 0) {
				yield {board: boardOf(text, columns, size, base)};
			}

			if (label !== (ahead && ahead + count) && count > 0) {
				yield {stray: text.line};
			}

			count++;
		}

		const rest = restOf(text, lists);
		yield {rest};
		for (const other of othersIn(rest, open, size)) {
			// Lists may be numbered: `[1] [1, 3, 0, 2]`.
			const isNumber = open === '(' || (lists.length === 1 && (other[0] === count || other[0] === count - 1));
			yield* strayOf(text, other, isNumber, boardOf(text, other, size, base));
		}
	}
}

function strayOf({line}: Text, {length}: readonly number[], isNumber: boolean, board: Board): readonly Part[] {
	const stray = isNumber ? [] : [{stray: line}];
	return length > 1 ? [{board}] : stray;
}

/** Columns behind the last are no queens. */
function boardOf({line, last}: Text, columns: readonly number[], size: number, base: 0 | 1): Board {
	return {
		line,
		last,
		masks: masksOf(
			columns.map((column) => (column < size + base ? column : -1)),
			base,
		),
	};
}

/** Lists of fewer numbers or more, in the same brackets: `[1]`; without brackets alone in their lines. */
function othersIn({text}: Text, open: string, size: number): readonly (readonly number[])[] {
	const inBrackets = new RegExp(String.raw`[${open || '['}]\s*(?:-?\d+(?:[\s,;]+-?\d+)*)?\s*[\])}>]`, 'g');
	const list = open === '' ? /^\s*\d+(?:\D+\d+)+\s*$/g : inBrackets;
	const found = text.length > longest || isHeading(text) ? [] : (text.match(list) ?? []);
	return found.map((other) => (other.match(/\d+/g) ?? []).map(Number)).filter(({length}) => length !== size);
}
