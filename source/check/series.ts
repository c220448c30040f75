import {masksOf} from '../judge/programs.js';
import {repeatable} from './input.js';
import {areColumns, columnsOf, numbersReader} from './numbers.js';
import {type Text, templateOf} from './texts.js';
import type {LayoutReader, Part} from './units.js';

type Queen = {readonly text: Text; readonly row: number; readonly column: number; readonly template: string};
type Series = {readonly queens: readonly Queen[]; readonly columns: readonly number[]};

const longest = 200;

/** n lines alike, each with a row and a column, or only with a column. */
export function seriesOf(kind: 'squares' | 'columns'): LayoutReader {
	return function* (texts, sample, size, bases) {
		const all = [...seriesIn(sample, size, kind)].filter((part) => 'queens' in part);
		const template = all[0]?.queens[0]?.template;
		const own = all.filter(({queens}) => queens[0]?.template === template);
		for (const base of template === undefined ? [] : bases.filter((base) => areColumns(own, size, base))) {
			yield {
				kind: 'lists',
				size,
				base,
				signs: new Set(),
				provesWrong: 'with-solutions',
				parts: repeatable(() => partsOf(seriesIn(texts, size, kind), template ?? '', base)),
			};
		}
	};
}

function* partsOf(all: Iterable<Series | Text>, template: string, base: 0 | 1): Generator<Part> {
	for (const part of all) {
		const texts = 'queens' in part ? part.queens.map(({text}) => text) : [part];
		if ('queens' in part && part.queens[0]?.template === template) {
			yield {board: {line: texts[0]!.line, last: texts.at(-1)!.last, masks: masksOf(part.columns, base)}};
		} else {
			yield* texts.map((text) => (templateIn(text.text) === template ? {stray: text.line} : {rest: text}));
		}
	}
}

/** Series of n queens, and texts that are in none. */
function* seriesIn(texts: Iterable<Text>, size: number, kind: 'squares' | 'columns'): Generator<Series | Text> {
	const read = numbersReader('numbers', size);
	const counts = kind === 'squares' ? [2, 3] : [1];
	let queens: Queen[] = [];
	let isBroken = false;
	for (const text of texts) {
		const values = text.text.length > longest ? [] : [...read(text.text).values];
		if (!counts.includes(values.length)) {
			isBroken ||= kind === 'columns' || text.text.trim() !== '';
			yield text;
			continue;
		}

		const queen = {text, row: values.at(-2) ?? 0, column: values.at(-1)!, template: templateIn(text.text)};
		if (isBroken || queens.length === size || !isNext(queens, queen, kind)) {
			yield* ended(queens, size, kind);
			queens = [];
		}

		queens.push(queen);
		isBroken = false;
	}

	yield* ended(queens, size, kind);
}

/** The rows of squares go up or down. */
function isNext(queens: readonly Queen[], {row, template}: Queen, kind: 'squares' | 'columns'): boolean {
	const [first, second, last] = [queens[0], queens[1], queens.at(-1)];
	const by = first ? (second?.row ?? row) - first.row : 0;
	return last?.template === template && (kind === 'columns' || (Math.abs(by) === 1 && row - last.row === by));
}

function ended(queens: readonly Queen[], size: number, kind: 'squares' | 'columns'): readonly (Series | Text)[] {
	const columns =
		kind === 'columns' ? queens.map(({column}) => column) : columnsOf(queens.flatMap(({row, column}) => [row, column]));
	return queens.length === size && columns ? [{queens, columns}] : queens.map(({text}) => text);
}

/** Of the line of a queen, without brackets and dashes around it. */
function templateIn(text: string): string {
	return text.length > longest
		? ''
		: templateOf(text)
				.replace(/^[-*\s[({]+|[\s\])},;.]+$/g, '')
				.replace(/(?<!\p{L})\p{L}(?!\p{L})/gu, '@');
}
