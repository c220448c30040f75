import type {Writing} from '../components/display.js';
import {bar, type Line, styled, textOf} from '../components/styled-text.js';
import type {TextRole} from '../components/theme.js';
import {type KeyRow, single} from '../explorer/keymap.js';
import {type Knowledge, largestAtOnce} from '../explorer/knowledge/knowledge.js';
import type {Model} from '../explorer/model.js';
import {publishedCount} from '../solver/index.js';
import {displayWidth, fitting, padEnd, padStart} from '../text/width.js';
import {createPage} from './page.js';
import {closeRow, type Overlay} from './screen.js';

const page = createPage('growth', {
	title: ({text}) => text.overlays.growth,
	lines: (model, knowledge, {width}, writing) => [
		...spaceLines(model, knowledge, width, writing),
		[],
		...growthLines(model, knowledge, width, writing),
	],
});

export const growthRow: KeyRow = {id: 'growth', stopsPlayback: true, bindings: single('e', page.open)};

export const growthOverlay: Overlay = {
	id: 'growth',
	keys: [...page.keys, closeRow('e')],
	footer: () => ['scroll', 'size', 'close'],
	passes: ['size', 'screen', 'go-to-screen', 'help', 'save', 'way-back'],
	Component: page.Component,
	speech(model, knowledge, {glyphs}) {
		const writing = {text: model.text, glyphs: {...glyphs, bar: '', halfBar: ''}};
		const lines = [spaceLines, growthLines].flatMap((linesOf) => textOf(linesOf(model, knowledge, 0, writing)));
		return {growth: lines.map((line) => line.trim().replaceAll(/ +/g, ' ')).join('\n')};
	},
};

type Drawn = Pick<Model, 'size' | 'variant'>;

/** How much there is to try for this many queens, from all choices of squares to the nodes that backtracking visits. */
export function spaceLines(
	{size, variant}: Drawn,
	knowledge: Knowledge,
	width: number,
	writing: Writing,
): readonly Line[] {
	const {growth} = writing.text;
	const n = BigInt(size);
	const {end} = knowledge.tape(size);
	const spaces: readonly (readonly [name: string, formula: string, count: bigint | undefined])[] = [
		[growth.anySquares, `C(${size ** 2}, ${size})`, product(n ** 2n - n, n ** 2n) / product(0n, n)],
		[growth.oneARow, `${size}^${size}`, n ** n],
		[growth.oneAColumn, `${size}!`, product(0n, n)],
		[growth.nodes, '', end && BigInt(end.placements + 1)],
	];
	const nameColumns = Math.max(...spaces.map(([name]) => displayWidth(name)));
	const withFormulas = spaces.map(([name, formula, count]) => [
		padEnd(name, nameColumns),
		formula,
		countWords(count, writing),
	]);
	const whole = aligned(withFormulas);
	const left = hasBars(whole, width) ? whole : aligned(withFormulas.map(([name = '', , count = '']) => [name, count]));
	const roles = spaces.map(([, formula]) => ({bar: formula === '' ? variant : 'brute-force'}) as const);
	const bars = withBars(
		left,
		spaces.map(([, , count]) => count),
		roles,
		width,
		writing,
	);
	return [[styled(fitting(growth.toTry(size), width), 'strong')], ...bars];
}

/** Solutions and tests of each size up to this one; of sizes beyond 12, of this one alone. */
export function growthLines(
	{size, variant}: Drawn,
	knowledge: Knowledge,
	width: number,
	writing: Writing,
): readonly Line[] {
	const {growth, large} = writing.text;
	const upTo = Array.from({length: Math.min(size, largestAtOnce)}, (_, index) => index + 1);
	const sizes = size > largestAtOnce ? [...upTo, size] : upTo;
	const tests = sizes.map((each) => knowledge.tape(each).end?.tests);
	const counts = tests.map((count) => (count === undefined ? undefined : BigInt(count)));
	const [head = '', ...left] = aligned([
		growth.heads,
		...sizes.map((each, at) => [String(each), large(publishedCount(each), longest), countWords(counts[at], writing)]),
	]);
	const factors = tests.map((count, at) => {
		const before = sizes[at - 1] === sizes[at]! - 1 ? tests[at - 1] : undefined;
		return count && before ? `${writing.glyphs.times}${(count / before).toFixed(1)}` : '';
	});
	const rows = aligned(left.map((each, at) => [each, factors[at] ?? '']));
	const room = width - displayWidth(head + gap);
	const roles = sizes.map((each) => ({bar: variant, words: each === size ? 'right' : undefined}) as const);
	const bars = withBars(rows, counts, roles, width, writing);
	return [[styled(head + gap + fitting(growth.factor, room), 'strong')], ...bars];
}

/** In digits: longer counts are rounded. */
const longest = 12;
const gap = '  ';
const leastBar = 4;

function countWords(count: bigint | undefined, {text}: Writing): string {
	return count === undefined ? text.unknown : text.large(count, longest);
}

/** Columns of equal width. */
function aligned(rows: readonly (readonly string[])[]): readonly string[] {
	const columns = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => displayWidth(row[at] ?? ''))));
	return rows.map((row) => row.map((each, at) => padStart(each, columns[at] ?? 0)).join(gap));
}

function hasBars([left = '']: readonly string[], width: number): boolean {
	return width - displayWidth(left + gap) >= leastBar;
}

/** On a log scale from 1 to the largest count; left out where they have no room. */
function withBars(
	left: readonly string[],
	counts: readonly (bigint | undefined)[],
	roles: readonly {readonly bar: TextRole; readonly words?: TextRole | undefined}[],
	width: number,
	{glyphs}: Writing,
): readonly Line[] {
	const logarithms = counts.map((count = 1n) => Math.log10(Number(count)));
	const most = Math.max(1, ...logarithms);
	return roles.map((role, at) => {
		const words = left[at] ?? '';
		const room = width - displayWidth(words + gap);
		return hasBars(left, width)
			? [styled(words, role.words), styled(gap), bar((logarithms[at] ?? 0) / most, room, role.bar, glyphs)]
			: [styled(words, role.words)];
	});
}

/** Of the numbers above `from` up to `to`. */
function product(from: bigint, to: bigint): bigint {
	return from >= to ? 1n : to * product(from, to - 1n);
}
