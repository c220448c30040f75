import type {PanelSize, Writing} from '../components/display.js';
import {fittingParts, type Line, runsWidth, styled} from '../components/styled-text.js';
import type {TextRole} from '../components/theme.js';
import {type KeyRow, single} from '../explorer/keymap.js';
import {endOf, type Knowledge, largestAtOnce} from '../explorer/knowledge.js';
import type {Model} from '../explorer/model.js';
import {publishedCount} from '../solver/counting/known.js';
import {ratio} from '../text/numbers.js';
import {displayWidth, padEnd, padStart} from '../text/width.js';
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
	/** Of all, or of each column. */
	readonly head: string | readonly string[];
	readonly rows: readonly ChartRow[];
};

type ChartRow = {
	/** A name, counts, and a formula or factor, which is left out where it has no room. */
	readonly cells: readonly string[];
	readonly count: number | bigint | undefined;
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
	const said = (cells: string | readonly string[]) => [cells].flat().join(' ').trim().replaceAll(/ +/g, ' ');
	return charts.map(({head, rows}) => [head, ...rows.map(({cells}) => cells)].map(said).join('\n')).join('\n\n');
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
	return {
		head: growth.toTry(size),
		rows: spaces.map(([name, formula, count]) => ({
			cells: [padEnd(name, nameColumns), writing.text.large(count, mostDigits), formula],
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
	return {
		head: text.growth.heads,
		rows: sizes.map((rows) => {
			const count = endOf(knowledge.tape(rows))?.tests;
			const before = upTo.includes(rows - 1) ? endOf(knowledge.tape(rows - 1))?.tests : undefined;
			const isThisSize = rows === size;
			return {
				cells: [
					`${isThisSize ? glyphs.current : ''}${rows}`,
					text.large(publishedCount(rows), mostDigits),
					text.large(count, mostDigits),
					count && before ? `${glyphs.times}${ratio(count, before)}` : '',
				],
				count,
				bar: variant,
				isThisSize,
			};
		}),
	};
}

const mostDigits = 11;
const gap = '  ';
const leastBar = 4;

/** The charts stand one below the other. All bars are as thick as the height allows, but at least one line. */
export function chartLines(charts: readonly Chart[], {width, height}: PanelSize, writing: Writing): readonly Line[] {
	const count = charts.flatMap(({rows}) => rows).length;
	const thickness = Math.max(1, Math.floor((height - 2 * charts.length + 1) / count));
	return charts.flatMap((chart, index) => [...(index > 0 ? [[]] : []), ...barLines(chart, width, thickness, writing)]);
}

/**
 * Each column has the width of its longest cell. Bars are on a log scale from 1 to the largest count, with a gap below each.
 * What has no room is left out.
 */
function barLines({head, rows}: Chart, width: number, thickness: number, {glyphs}: Writing): readonly Line[] {
	const table = [typeof head === 'string' ? [] : head, ...rows.map(({cells}) => cells)];
	const widths = rows[0]!.cells.map((_, at) => Math.max(...table.map((cells) => displayWidth(cells[at] ?? ''))));
	const aligned = (cells: readonly string[], role?: TextRole) =>
		fittingParts(
			cells.map((cell, at) => [styled((at > 0 ? gap : '') + padStart(cell, widths[at]!), role)]),
			width,
		);
	const logarithms = rows.map(({count = 1}) => Math.log10(Number(count)));
	const most = Math.max(1, ...logarithms);
	const parts = [...(thickness > 1 ? glyphs.barParts : glyphs.thinBarParts)];
	const lines = rows.flatMap(({cells, bar: role, isThisSize}, at) => {
		const words = aligned(cells, isThisSize ? 'lit' : undefined);
		const room = width - runsWidth(words) - gap.length;
		const share = (logarithms[at] ?? 0) / most;
		const filled = share > 0 && room >= leastBar ? Math.max(1, Math.round(share * room * parts.length)) : 0;
		const bar = parts.at(-1)!.repeat(Math.floor(filled / parts.length)) + (parts[(filled % parts.length) - 1] ?? '');
		return Array.from({length: thickness}, (_, line) => [
			...(line === (thickness - 1) >> 1
				? words
				: words.map((run) => ({...run, text: ' '.repeat(displayWidth(run.text))}))),
			...(filled === 0 || (thickness > 1 && line === thickness - 1)
				? []
				: [styled(gap), {...styled(bar, role), bold: false}]),
		]);
	});
	return [typeof head === 'string' ? [styled(head, 'strong')] : aligned(head, 'strong'), ...lines];
}

/** The product of the numbers above `from` up to `to`. */
function product(from: bigint, to: bigint): bigint {
	return from >= to ? 1n : to * product(from, to - 1n);
}
