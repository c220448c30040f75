import {gapName, isOfLines, type List, listsIn, openOf} from './found-lists.js';
import {areCounting, isHeading, isRule, type Sheet} from './sheet.js';
import type {LayoutReader, Part, Reading} from './units.js';

type Group = {readonly lists: readonly List[]; readonly has: (list: List) => boolean};

const mostGroups = 6;
/** A longer text is no list that stands alone. */
const longest = 100_000;

/** n columns, or n squares, in any number of lines. */
export const readLists: LayoutReader = function* (sheet, sample, size, bases) {
	const all = listsIn(sheet.text, size);
	for (const {lists, has} of groupsOf(all, sample)) {
		const isOther = othersLike(lists[0]!, sample);
		for (const base of bases.filter((base) => areColumns(lists, size, base))) {
			yield {
				kind: 'lists',
				size,
				base,
				signs: new Set(),
				provesWrong: proofOf(sample, lists, size),
				parts: partsOf(sheet, all, {size, base, has, isHeadless: isHead(sample, lists)}),
				// Of one queen, a number in brackets may also be the number of its solution.
				...(size > 1 && {isOther}),
			};
		}
	}
};

/** Those of the sample: written alike; or after the same word, if all are after words: `rows 0 1 2 3 columns 1 3 0 2`. */
function groupsOf(lists: Iterable<List>, {text}: Sheet): readonly Group[] {
	const all: List[] = [];
	for (const list of lists) {
		if (list.end > text.length) {
			break;
		}

		all.push(list);
	}

	const groups = new Map<string, List[]>();
	const leadOf = ({before}: List) => /(\p{L}{2,})[^\p{L}]*$/u.exec(before)?.[1];
	const areNamed = all.every((list) => leadOf(list) !== undefined);
	const namesOf = (list: List) => [`${openOf(list)} ${list.gaps}`, ...(areNamed ? [leadOf(list)] : [])];
	for (const list of all) {
		for (const name of namesOf(list)) {
			const own = groups.get(name!) ?? [];
			own.push(list);
			groups.set(name!, own);
		}
	}

	return [...groups]
		.toSorted(([, one], [, other]) => other.length - one.length)
		.slice(0, mostGroups)
		.map(([name, lists]) => ({lists, has: (list) => namesOf(list).includes(name)}));
}

/** Most are columns, or -1, which is no queen. Rows of a matrix have only 0 and 1. */
function areColumns(lists: readonly {readonly columns: readonly number[]}[], size: number, base: number): boolean {
	const inside = (from: number, to: number) =>
		lists.filter(({columns}) => columns.every((column) => column >= from && column <= to)).length;
	const areMost = inside(base === 0 ? -1 : 1, size - 1 + base) * 2 >= lists.length;
	return areMost && (size === 1 || inside(-1, 1) < lists.length);
}

/** Numbers that count, after words, or of several lines without brackets may be something else. */
function proofOf({text}: Sheet, lists: readonly List[], size: number): Reading['provesWrong'] {
	// The row of a board: the number of its row stands for the queen, among zeros.
	const isRow = ({columns}: List) => columns.filter((column) => column !== 0).length === 1;
	const isAfterWord = (list: List) => openOf(list) === '' && /\p{L}/u.test(list.before);
	const isHeading = (list: List) => openOf(list) === '' && areCounting(list.columns);
	const first = text.slice(lists[0]!.start, lists[0]!.end);
	const isUnsure = isOfLines(first) || /^\d{2,}$/.test(first) || lists.every(isHeading) || lists.some(isAfterWord);
	const ofSeveral = isUnsure ? 'with-solutions' : 'always';
	return size === 1 || lists.every(isRow) ? 'never' : ofSeveral;
}

/** Names of columns: over a rule, or after other words than the next list, or above numbered ones. */
function isHead({text}: Sheet, [first, next]: readonly List[]): boolean {
	if (!(first && next && areCounting(first.columns))) {
		return false;
	}

	const typeOf = ({before}: List) => before.replace(/\d+/g, '0').trim();
	const below = text.slice(first.end).split('\n', 2)[1]?.trim() ?? '';
	const isOther = /[\p{L}#(]/u.test(first.before) && typeOf(first) !== typeOf(next);
	const isNumbered = first.label === undefined && next.label !== undefined;
	return isOther || isNumbered || (below !== '' && isRule(below));
}

type Rules = Pick<Group, 'has'> & {readonly size: number; readonly base: 0 | 1; readonly isHeadless: boolean};

function* partsOf(sheet: Sheet, lists: Iterable<List>, {has, size, base, isHeadless}: Rules): Generator<Part> {
	/** How many there have been, and how many the first number is ahead. */
	let [count, ahead]: [number, number | undefined] = [isHeadless ? -1 : 0, undefined];
	for (const list of lists) {
		if (has(list)) {
			const {columns, label, start, end} = list;
			const line = sheet.lineAt(start);
			ahead = count > 0 ? ahead : label;
			yield {taken: list};
			if (label !== (ahead === undefined ? undefined : ahead + count)) {
				yield {stray: line};
			}

			if (count >= 0) {
				const masks = columns.map((column) => (column < base || column >= size + base ? 0 : 1 << (column - base)));
				yield {board: {line, last: sheet.lineAt(end), masks}};
			}

			count++;
		}
	}
}

/** Of a line of a list, which may be the last one. */
function shapeOf(line: string): string {
	return line.replace(/-?\d+/g, '#').replace(/[\s,;]+$/, '');
}

/** Whether what is left of a line looks like one of the lines of this list, or has numbers that stand apart as its own do. */
function othersLike(list: List, {text, printed}: Sheet): (rest: string) => boolean {
	const own = text.slice(list.start, list.end);
	const gap = gapName(/\D+/.exec(own)?.[0] ?? '');
	const mark = list.before.trimEnd().slice(-1);
	const lines = [...printed].filter(({start, text}) => start < list.end && start + text.length > list.start);
	// A number alone may be a total.
	const shapes = lines.map(({text}) => shapeOf(text)).filter((shape) => /.#|#./.test(shape));
	const alone = /^\D/.test(own) ? /(?<!\w)Q?[a-z]\d{1,2}(?!\w)/gi : /([[{])\s*(?:-?\d+\s*)?[\]}]/g;
	const isPair = ([, before, between]: readonly string[]) => before === mark && gapName(between!) === gap;
	return (rest) => {
		if (rest.length > longest || isHeading(rest)) {
			return false;
		}

		if (lines.length > 1) {
			return shapes.includes(shapeOf(rest));
		}

		// Lists may be numbered: `[1] [1, 3, 0, 2]`.
		const bare = rest.replace(/^([^,\u0001]*)\[\d+\]([^,\u0001]*\u0001[^\u0001]*)$/, '$1$2');
		const pairs = [...bare.matchAll(/(?=\d)(?<=(\S?)\s*)(?<!\d)\d+(?=(\D+)\d)/g)];
		return pairs.some(isPair) || [...bare.matchAll(alone)].some(([, open = '']) => open === openOf(list));
	};
}
