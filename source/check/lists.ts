import {namesColumns, type Piece, piecesOf} from './pieces.js';
import {type Board, countsOf, type Form, type Line, memoised, most, placeOf} from './units.js';

type Numbers = {
	readonly values: readonly number[];
	/** Before each number; digits in it are `#`. */
	readonly gaps: readonly string[];
	readonly after: string;
};

type Squares = {readonly columns: readonly number[]; readonly rows?: readonly number[]};

/** A list, and how it is written. */
type List = Pick<Piece, 'kind' | 'isBare'> & {readonly board: Board};

/** `0 4 7 5`, `1,5,8,6`, `第1个解: 0 4 7 5`, `[0, 4, 7, 5]`, `{0=1, 1=3}`, `(1,1) (2,5)`, `[(0, 0), (1, 4)]`, `1 -> 5 -> 8`. */
export const lists: Form = (lines, size) => {
	const least = Math.min(4, size ?? 4);
	const found = listsIn(lines, least);
	// Short ones, as of a search on its way, only beside others of the same kind; a single number can be a count.
	const whole = found.filter(({board}) => board.found >= least);
	const isSeveral = found.filter(({board, kind}) => board.found === 1 && kind === 'line').length > 1;
	const isEmpty = found.length > 1 && found.every(({board, isBare}) => board.found === 0 && isBare) && (size ?? 0) > 3;
	const kept = found
		.filter(
			({board, kind, isBare}) =>
				board.found >= least ||
				isEmpty ||
				(isBare &&
					whole.some((each) => each.kind === kind && each.isBare) &&
					(board.found !== 1 || kind === 'group' || isSeveral)),
		)
		.map(({board}) => board);
	const isRead = kept.filter(isStrange).length * 2 <= kept.length;
	const counted = isRead ? countedIn(kept, size) : undefined;
	return isRead ? kept.map((board) => (board.found === counted ? withoutFirst(board) : board)) : [];
};

function listsIn(lines: readonly Line[], least: number): readonly List[] {
	return piecesOf(lines).flatMap(({kind, isBare, text, from, to}): readonly List[] => {
		const numbers = numbersIn(text);
		const squares = squaresOf(numbers, kind === 'group' ? 1 : least);
		const {length} = squares?.columns ?? [];
		const isAll = length * (squares?.rows ? 2 : 1) === numbers.values.length && (length > 0 || text.trim() === '');
		const isLine = length > 0 && (isBare || (length > 3 && !namesColumns(text)));
		const isList = kind === 'group' ? isAll : isLine;
		// `Solution 1: []`
		const isNumbered = length === 0 && /\d[^\d[\]]{0,8}\[\s*\]$/.test(from.text.trim());
		return squares && isList ? [{kind, isBare: isBare || isNumbered, board: listed(from, to, squares)}] : [];
	});
}

function listed(from: Line, to: Line, squares: Squares): Board {
	const {length} = squares.columns;
	return {type: 'board', ...placeOf(from, to), found: length, width: length, ...squares};
}

/** Between the numbers of a square there can be words. */
function isSeparator(gap: string, period: number): boolean {
	return /^[\s,;:=>\-|\p{L}#()]*$/u.test(gap) && (period > 1 || !/\p{L}{2}/u.test(gap));
}

function numbersIn(text: string): Numbers {
	const values: number[] = [];
	const gaps: string[] = [];
	let end = 0;
	const number = /(?<![A-Za-z\d.]|\d\s*)-?\d+(?:\.0*)?(?![A-Za-z\d])|(?<=\d\s+)\d+(?:\.0*)?(?![A-Za-z\d])/g;
	for (const {0: found, index} of text.matchAll(number)) {
		values.push(Number.parseInt(found, 10));
		gaps.push(text.slice(end, index).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim() || ' ');
		end = index + found.length;
	}

	return {values, gaps, after: text.slice(end)};
}

/** The longest end of a line with equal text between the numbers, or between every second: pairs. */
function squaresOf({values, gaps, after}: Numbers, least: number): Squares | undefined {
	if (/\p{L}{2}/u.test(after)) {
		return undefined;
	}

	const startOf = (period: number) => {
		let start = values.length - 1;
		const isEqual = () => start + period >= values.length || gaps[start] === gaps[start + period];
		while (start > 0 && isSeparator(gaps[start]!, period) && isEqual()) {
			start--;
		}

		return Math.max(start, 0);
	};
	const list = values.slice(startOf(1));
	const start = list.length === values.length ? values.length : startOf(2);
	const pairs = values.slice(start + ((values.length - start) % 2));
	const isPairs = pairs.length >= 2 * least && pairs.length > list.length && values.length > 3;
	const every = (rest: number) => pairs.filter((_, at) => at % 2 === rest);
	return isPairs ? {rows: every(0), columns: every(1)} : {columns: list};
}

/** The length of lists that have a first column that counts: `1 0 4 7 5 2 6 1 3`. Columns do not count, and are all different. */
function countedIn(all: readonly Board[], size: number | undefined): number | undefined {
	const length = size === undefined ? most(countsOf(all.map(({found}) => found))) : size + 1;
	const ofLength = all.filter(({found}) => found === length);
	const isDistinct = (columns: readonly number[] = []) => new Set(columns).size === columns.length;
	const isCounting =
		ofLength.every(({rows, columns}, at) => !rows && columns![0]! > (ofLength[at - 1]?.columns?.[0] ?? -1)) &&
		ofLength.some(({columns}) => !isDistinct(columns));
	const least = ofLength.every(({columns}) => isDistinct(columns?.slice(1))) ? 2 : 3;
	return isCounting && (size !== undefined || (ofLength.length >= least && length! > 4)) ? length : undefined;
}

/** Masks, as in `1 16 128 32`, or rows of numbered queens, as in `0 0 3 0`: not read, rather than called wrong. */
function isStrange({columns = [], rows}: Board): boolean {
	const areMasks =
		columns.every((column) => column > 0 && (column & (column - 1)) === 0) && Math.max(...columns) > columns.length;
	const isOneQueen = columns.filter((column) => column !== 0).length === 1 && !rows;
	return columns.length > 3 && (areMasks || isOneQueen);
}

function withoutFirst({columns = [], ...board}: Board): Board {
	return {...board, found: board.found - 1, width: board.width - 1, columns: columns.slice(1)};
}

/** `15863724` or `No.1 15863724`, but not `Solution 1000`. */
export const digits: Form = (lines, size) => {
	const digitsIn = memoised((text) => /(?<![\d.,])\d{4,9}$/.exec(text.trim())?.[0] ?? '');
	const all = lines.filter(({text}) => digitsIn(text) !== '');
	const length = size ?? most(countsOf(all.map(({text}) => digitsIn(text).length)));
	const found = all.filter(({text}) => digitsIn(text).length === length);
	const isColumns = ({text}: Line, at: number) => {
		const before = found[at - 1];
		const isNext = before !== undefined && Number(digitsIn(text)) === Number(digitsIn(before.text)) + 1;
		return !isNext && [...digitsIn(text)].every((digit) => Number(digit) <= length!);
	};
	const words = new Set(found.map(({text}) => text.replace(/\d+/g, '')));
	const isLike = ({text}: Line) => words.has(text.replace(/\d+/g, '')) && Math.abs(digitsIn(text).length - length!) < 2;
	const isForm =
		found.length * 2 > all.length &&
		found.filter(isColumns).length * 2 > found.length &&
		(found.length > 1 || new Set(digitsIn(found[0]!.text)).size === length);
	const read = isForm ? all.filter(isLike) : [];
	return read.map((each) => listed(each, each, {columns: [...digitsIn(each.text)].map(Number)}));
};
