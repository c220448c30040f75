import type {Writing} from '../components/display.js';
import {type Line, styled} from '../components/styled-text.js';
import type {TextRole} from '../components/theme.js';
import type {PanelSize} from '../components/window.js';
import {type KeyRow, single} from '../explorer/keymap.js';
import {type Knowledge, largestAtOnce} from '../explorer/knowledge/knowledge.js';
import type {Model} from '../explorer/model.js';
import {endOf} from '../explorer/total.js';
import {publishedCount} from '../solver/counting/known.js';
import {ratio} from '../text/numbers.js';
import {displayWidth, fitting, longest, padEnd, padStart, type Wordings} from '../text/width.js';
import {shared} from './mark.js';
import {createPage} from './page.js';
import {closeRow, type Overlay} from './screen.js';

const page = createPage('growth', (model, knowledge, room, writing) =>
	chartLines(chartsOf(model, knowledge, writing), room, writing),
);

export type ChartId = 'spaces' | 'growth';

export const growthRow: KeyRow = {id: 'growth', stopsPlayback: true, bindings: single('e', page.open)};

export const growthOverlay: Overlay = {
	id: 'growth',
	keys: [...page.keys, closeRow('e')],
	footer: () => ['scroll', 'size', 'close'],
	marks: [shared.chosen, ['log-bar', ({bar}) => bar], shared.factor, shared.unknown, shared.hidden],
	passes: ['size', 'screen', 'go-to-screen', 'help', 'save', 'way-back'],
	Component: page.Component,
	speech: (model, knowledge, writing) => ({growth: chartWords(chartsOf(model, knowledge, writing))}),
};

type Sized = Pick<Model, 'size' | 'variant'>;

export type Chart = {
	readonly head: Wordings;
	readonly rows: readonly ChartRow[];
};

type ChartRow = {
	/** All rows of a chart have equal widths; the short wording has a column less. */
	readonly words: Wordings;
	readonly count: bigint | undefined;
	readonly bar: TextRole;
	readonly isThisSize?: boolean;
};

/** A chart for the lesson: `growth` ends with the size of the model. */
export function chartOf(id: ChartId, model: Sized, knowledge: Knowledge, writing: Writing): Chart {
	return id === 'spaces' ? spaceChart(model, knowledge, writing) : growthChart(model, knowledge, writing, model.size);
}

function chartsOf(model: Sized, knowledge: Knowledge, writing: Writing): readonly Chart[] {
	return [spaceChart(model, knowledge, writing), growthChart(model, knowledge, writing, largestAtOnce)];
}

/** The charts for a screen reader, without bars. */
export function chartWords(charts: readonly Chart[]): string {
	const blocks = charts.map(({head, rows}) => [head, ...rows.map(({words}) => words)].map(longest));
	return blocks.map((lines) => lines.map((line) => line.trim().replaceAll(/ +/g, ' ')).join('\n')).join('\n\n');
}

/** Counts what there is to try, from all choices of squares to the nodes that backtracking visits. */
function spaceChart({size, variant}: Sized, knowledge: Knowledge, writing: Writing): Chart {
	const {growth} = writing.text;
	const n = BigInt(size);
	const end = endOf(knowledge.tape(size));
	const spaces: readonly (readonly [name: string, formula: string, count: bigint | undefined])[] = [
		[growth.anySquares, `C(${size ** 2}, ${size})`, product(n ** 2n - n, n ** 2n) / product(0n, n)],
		[growth.oneARow, `${size}^${size}`, n ** n],
		[growth.oneAColumn, `${size}!`, product(0n, n)],
		[growth.nodes, '', end && BigInt(end.placements + 1)],
	];
	const nameColumns = Math.max(...spaces.map(([name]) => displayWidth(name)));
	const named = spaces.map(([name, formula, count]) => [
		padEnd(name, nameColumns),
		formula,
		countWords(count, writing),
	]);
	const words = aligned(1, named);
	return {
		head: growth.toTry(size),
		rows: spaces.map(([, formula, count], at) => ({
			words: words[at] ?? '',
			count,
			bar: formula === '' ? variant : 'brute-force',
		})),
	};
}

/** Counts solutions and tests of each size up to the largest, and of this one. */
function growthChart({size, variant}: Sized, knowledge: Knowledge, writing: Writing, largest: number): Chart {
	const {glyphs, text} = writing;
	const upTo = Array.from({length: largest}, (_, index) => index + 1);
	// A larger size takes the place of the smallest.
	const sizes = upTo.includes(size) ? upTo : [...upTo.slice(1), size];
	const tests = sizes.map((rows) => endOf(knowledge.tape(rows))?.tests);
	const [head = '', ...words] = aligned(3, [
		text.growth.heads,
		...sizes.map((rows, at) => {
			const count = tests[at];
			const before = upTo.includes(rows - 1) ? endOf(knowledge.tape(rows - 1))?.tests : undefined;
			return [
				`${rows === size ? glyphs.current : ''}${rows}`,
				text.large(publishedCount(rows), mostDigits),
				countWords(count, writing),
				count && before ? `${glyphs.times}${ratio(count, before)}` : '',
			];
		}),
	]);
	return {
		head,
		rows: sizes.map((rows, at) => ({
			words: words[at] ?? '',
			count: tests[at] === undefined ? undefined : BigInt(tests[at]),
			bar: variant,
			isThisSize: rows === size,
		})),
	};
}

/** Counts with more digits are rounded. */
const mostDigits = 12;
const gap = '  ';
const leastBar = 4;

function countWords(count: number | bigint | undefined, {text}: Writing): string {
	return count === undefined ? text.unknown : text.large(BigInt(count), mostDigits);
}

/** Each column gets the width of its longest cell. The short wordings leave one column out. */
function aligned(leftOut: number, rows: readonly (readonly string[])[]): readonly Wordings[] {
	const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => displayWidth(row[at] ?? ''))));
	return rows.map((row) => {
		const cells = row.map((cell, at) => padStart(cell, widths[at] ?? 0));
		return [cells.join(gap), cells.toSpliced(leftOut, 1).join(' ')];
	});
}

/** The charts stand one below the other. All bars are as thick as the height allows, but at least one line. */
export function chartLines(charts: readonly Chart[], {width, height}: PanelSize, writing: Writing): readonly Line[] {
	const count = charts.flatMap(({rows}) => rows).length;
	const thickness = Math.max(1, Math.floor((height - 2 * charts.length + 1) / count));
	return charts.flatMap(({head, rows}, index) => [
		...(index > 0 ? [[]] : []),
		[styled(fitting(head, width), 'strong')],
		...barLines(rows, width, thickness, writing),
	]);
}

/** Bars are on a log scale from 1 to the largest count, with a gap below each, and left out where they have no room. */
function barLines(rows: readonly ChartRow[], width: number, thickness: number, {glyphs}: Writing): readonly Line[] {
	const logarithms = rows.map(({count = 1n}) => Math.log10(Number(count)));
	const most = Math.max(1, ...logarithms);
	const parts = [...(thickness > 1 ? glyphs.barParts : glyphs.thinBarParts)];
	return rows.flatMap(({words: wordings, bar: role, isThisSize}, at) => {
		const words = fitting(wordings, width);
		const room = width - displayWidth(words + gap);
		const share = (logarithms[at] ?? 0) / most;
		const filled = share > 0 && room >= leastBar ? Math.max(1, Math.round(share * room * parts.length)) : 0;
		const bar = parts.at(-1)!.repeat(Math.floor(filled / parts.length)) + (parts[(filled % parts.length) - 1] ?? '');
		return Array.from({length: thickness}, (_, line) => [
			styled(line === (thickness - 1) >> 1 ? words : ' '.repeat(displayWidth(words)), isThisSize ? 'lit' : undefined),
			...(filled === 0 || (thickness > 1 && line === thickness - 1)
				? []
				: [styled(gap), {...styled(bar, role), bold: false}]),
		]);
	});
}

/** The product of the numbers above `from` up to `to`. */
function product(from: bigint, to: bigint): bigint {
	return from >= to ? 1n : to * product(from, to - 1n);
}
