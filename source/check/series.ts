import {masksOf} from '../judge/programs.js';
import {areColumns, columnsOf, numbersIn} from './numbers.js';
import {templateOf} from './said.js';
import type {Text} from './texts.js';
import type {Reading} from './units.js';

type Queen = {readonly at: number; readonly row: number; readonly column: number; readonly template: string};

const longest = 200;

/** n lines alike, each with a row and a column, or only with a column. */
export function* series(texts: readonly Text[], size: number, bases: readonly (0 | 1)[]): Generator<Reading> {
	for (const isOfOne of [false, true]) {
		const all = seriesIn(texts, size, isOfOne).flatMap((queens) => {
			const columns = isOfOne
				? queens.map(({column}) => column)
				: columnsOf(queens.flatMap(({row, column}) => [row, column]));
			return queens.length === size && columns ? [{queens, columns, template: queens[0]!.template}] : [];
		});
		const own = all.filter(({template}) => template === all[0]!.template);
		const spans = own.flatMap(({queens}) => queens.map(({at}) => ({at, start: 0, end: texts[at]!.text.length})));
		const taken = new Set(spans.map(({at}) => at));
		const isOther = ({text}: Text, at: number) =>
			!taken.has(at) && text.length < longest && queenTemplate(text) === own[0]!.template;
		for (const base of own.length > 0 ? bases.filter((base) => areColumns(own, size, base)) : []) {
			yield {
				kind: 'lists',
				size,
				base,
				boards: own.map(({queens, columns}) => ({
					isDrawn: false,
					line: texts[queens[0]!.at]!.line,
					last: texts[queens.at(-1)!.at]!.last,
					masks: masksOf(columns, base),
				})),
				signs: new Set(),
				stray: texts.find(isOther)?.line,
				isCertain: false,
				texts,
				spans,
			};
		}
	}
}

function seriesIn(texts: readonly Text[], size: number, isOfOne: boolean): readonly (readonly Queen[])[] {
	const all: Queen[][] = [];
	let isBroken = true;
	for (const [at, {text}] of texts.entries()) {
		const {values} = numbersIn(text.length > longest ? '' : text);
		const isQueen = isOfOne ? values.length === 1 : values.length === 2 || values.length === 3;
		if (!isQueen) {
			isBroken ||= isOfOne || text.trim() !== '';
			continue;
		}

		const [row, column] = isOfOne ? [at, values[0]!] : (values.slice(-2) as [number, number]);
		const queen: Queen = {at, row, column, template: queenTemplate(text)};
		const own = all.at(-1) ?? [];
		const last = own.at(-1);
		const by = (own[1]?.row ?? row) - (own[0]?.row ?? row);
		const isNext = isOfOne || (Math.abs(by) === 1 && row - last!.row === by);
		if (!isBroken && last?.template === queen.template && own.length < size && isNext) {
			own.push(queen);
		} else {
			all.push([queen]);
		}

		isBroken = false;
	}

	return all;
}

/** Of the line of a queen, without brackets and dashes around it. */
function queenTemplate(text: string): string {
	return templateOf(text)
		.replace(/^[-*\s[({]+|[\s\])},;.]+$/g, '')
		.replace(/(?<!\p{L})\p{L}(?!\p{L})/gu, '@');
}
