import {masksOf} from '../judge/programs.js';
import {areColumns, areCounting, columnsOf, notations, numbersIn} from './numbers.js';
import {isHeading, isRule} from './said.js';
import {restOf, type Span, type Text} from './texts.js';
import type {Reading} from './units.js';

export type List = Span & {
	readonly columns: readonly number[];
	/** The same for lists that are written alike. */
	readonly key: string;
	/** The word before. */
	readonly lead: string;
	/** A number before it, with nothing but a blank or comma between. */
	readonly label?: number | undefined;
};

/** A longer text is no list of its own. */
const longest = 100_000;

/** Of all notations: n columns, or n squares. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: to be taken apart
export function* lists(printed: readonly Text[], size: number, bases: readonly (0 | 1)[]): Generator<Reading> {
	for (const notation of notations) {
		const texts = printed.map((text) => ({...text, text: notation(text.text, size)}));
		const all = texts.flatMap(({text}, at) => listsIn(text, at, size));
		const isChanged = notation === notations[0] || texts.some(({text}, at) => text !== printed[at]!.text);
		for (const group of isChanged ? groupsOf(all) : []) {
			const isHead = group.length > 1 && isHeadOf(texts, group[0]!, group[1]!);
			for (const own of isHead ? [group, group.slice(1)] : [group]) {
				for (const base of bases.filter((base) => areColumns(own, size, base))) {
					yield readingOf(texts, own, size, base, isHead ? group : own);
				}
			}
		}
	}
}

/** All n numbers, or n pairs, that stand apart in the same way, in order of place. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: to be taken apart
function listsIn(text: string, at: number, size: number): readonly List[] {
	const {values, starts, ends, gaps} = numbersIn(text);
	const lists: List[] = [];
	const add = (first: number, last: number, columns: readonly number[], kind: string, label?: number) => {
		const start = starts[first]!;
		const before = text.slice(Math.max(lists.at(-1)?.end ?? 0, start - 60), start);
		const open = /([[({<]*)[^[({<]?\s*$/.exec(before)![1]!.at(-1) ?? '';
		const lead = /(\p{L}{2,})[^\p{L}]*$/u.exec(before)?.[1] ?? '';
		lists.push({at, start, end: ends[last]!, columns, key: open + kind, lead, label});
	};
	/** How many numbers stand apart as the first ones do. */
	const countFrom = (from: number, period: number) => {
		let end = from + period;
		while (end < gaps.length && gaps[end] === gaps[end - period]) {
			end++;
		}

		return Math.min(end, gaps.length) - from + 1;
	};
	for (let from = 0; from < gaps.length; ) {
		const [count, countOfTwo] = [countFrom(from, 1), countFrom(from, 2)];
		// Another number may follow.
		const inPairs = countOfTwo - (countOfTwo % (2 * size) === 1 ? 1 : 0);
		const chunks =
			inPairs % (2 * size) === 0 ? chunksOf(values.slice(from, from + inPairs), 2 * size).map(columnsOf) : [];
		if (chunks.length > 0 && chunks.every((columns) => columns !== undefined)) {
			for (const [index, columns] of chunks.entries()) {
				const first = from + index * 2 * size;
				add(first, first + 2 * size - 1, columns, `${gaps[from]}#${gaps[from + 1]}`);
			}

			from += inPairs - 1;
		} else if (count === size + 1) {
			add(from + 1, from + size, values.slice(from + 1, from + count), gaps[from]!, values[from]);
			from += size;
		} else if (count % size === 0) {
			for (const [index, columns] of chunksOf(values.slice(from, from + count), size).entries()) {
				add(from + index * size, from + index * size + size - 1, columns, gaps[from]!);
			}

			from += count - 1;
		} else {
			from += count > 2 ? count - 1 : 1;
		}
	}

	return lists;
}

function chunksOf(values: readonly number[], length: number): readonly (readonly number[])[] {
	return Array.from({length: values.length / length}, (_, at) => values.slice(at * length, (at + 1) * length));
}

/** Written alike; or after the same word, if all are after words: `rows 0 1 2 3 columns 1 3 0 2`. */
function groupsOf(all: readonly List[]): readonly (readonly List[])[] {
	const groups = new Map<string, List[]>();
	const areNamed = all.every(({lead}) => lead !== '');
	for (const list of all) {
		for (const name of areNamed ? [`key ${list.key}`, `lead ${list.lead}`] : [`key ${list.key}`]) {
			const own = groups.get(name) ?? [];
			own.push(list);
			groups.set(name, own);
		}
	}

	return [...groups.values()].toSorted((one, other) => other.length - one.length).slice(0, 6);
}

/** Names of columns: over a rule, or after other words than the next list has. */
function isHeadOf(texts: readonly Text[], {columns, at, start}: List, next: List): boolean {
	const prefix = texts[at]!.text.slice(0, start);
	const typeOf = (text: string) => text.replace(/\d+/g, '0').trim();
	const isOther = /[\p{L}#(]/u.test(prefix) && typeOf(prefix) !== typeOf(texts[next.at]!.text.slice(0, next.start));
	const below = texts[at + 1]?.text.trim() ?? '';
	return areCounting(columns) && (isOther || (below !== '' && isRule(below)));
}

function readingOf(
	texts: readonly Text[],
	own: readonly List[],
	size: number,
	base: 0 | 1,
	taken: readonly Span[],
): Reading {
	const labels = own.flatMap(({label}) => label ?? []);
	const areOdd =
		labels.length > 0 && (labels.length < own.length || labels.some((label, at) => label !== labels[0]! + at));
	const isAfterWord = ({at, start, key}: List) =>
		!/^[[({<]/.test(key) && /\p{L}/u.test(texts[at]!.text.slice(0, start));
	const others = othersIn(texts, own, taken, size);
	const inOrder = (one: Span, other: Span) => one.at - other.at || one.start - other.start;
	return {
		kind: 'lists',
		size,
		base,
		boards: [...own, ...others].toSorted(inOrder).map(({columns, at}) => ({
			isDrawn: false,
			line: texts[at]!.line,
			last: texts[at]!.last,
			masks: masksOf(
				columns.map((column) => (column < size + base ? column : -1)),
				base,
			),
		})),
		signs: new Set(),
		stray: areOdd ? texts[own[0]!.at]!.line : undefined,
		isCertain: !own.every(({columns}) => areCounting(columns)) && !own.some(isAfterWord),
		texts,
		spans: [...taken, ...others].toSorted(inOrder),
	};
}

/** Lists of fewer numbers or more, in the same brackets: `[1]`; without brackets alone in their lines. */
function othersIn(
	texts: readonly Text[],
	own: readonly List[],
	taken: readonly Span[],
	size: number,
): readonly (Span & {readonly columns: readonly number[]})[] {
	const [open = ''] = /^[[({]/.exec(own[0]!.key) ?? [];
	const list =
		open === '' ? /^\s*\d+(?:\D+\d+)+\s*$/g : new RegExp(String.raw`[${open}]\s*-?\d+(?:[\s,]+-?\d+)*\s*[\])}]`, 'g');
	const rest = restOf(texts, taken);
	const others = texts.flatMap(({text}, at) =>
		[...(text.length < longest && !isHeading(text) ? text.matchAll(list) : [])].flatMap(({0: other, index}) => {
			const columns = numbersIn(other).values;
			const isOther = columns.length !== size && (columns.length > 1 || open === '[') && rest[at]!.text.includes(other);
			return isOther ? [{at, start: index, end: index + other.length, columns}] : [];
		}),
	);
	// Lists may be numbered: `[1] [1, 3, 0, 2]`.
	const areNumbers =
		others.length === own.length &&
		others.every(({columns}, at) => columns.length === 1 && own[at]!.at === others[at]!.at);
	return areNumbers ? [] : others;
}
