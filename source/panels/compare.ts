import {checksHere} from '../explorer/cost.js';
import type {CompareLayout, ComparePanel} from '../explorer/layout/compare-layout.js';
import {insideOf, type PanelSize} from '../explorer/layout/panel-size.js';
import type {Model} from '../explorer/model.js';
import {tapeOf} from '../explorer/tapes.js';
import {type Moment, placementsIn, type Variant, variantOf, variants} from '../solver/index.js';
import {text} from '../text/en.js';
import {boardContent} from './board-content.js';
import type {Display} from './display.js';
import {explanationLines} from './explanation.js';
import type {Glyphs} from './glyphs.js';
import {type Line, line, widthOf} from './line.js';
import type {PanelContent} from './panel-content.js';
import {type Cell, tableLines} from './table.js';

/** What the step has cost each variant, what all steps so far have, and the whole search will. */
function totalsLines({size, variant}: Model, moment: Moment, width: number): Line[] {
	const tape = tapeOf(size);
	const {end} = tape;
	const row = (name: string, cellOf: (variant: Variant) => string): Cell[] => [
		{text: name, role: 'dim'},
		...variants.map((each) => ({
			text: cellOf(each),
			isNumber: true,
			...(each.id === variant && {role: 'strong' as const}),
		})),
	];
	const perTest = (checks: number) => (moment.tests === 0 ? '' : text.compare.ratio(checks / moment.tests));
	const counters = [
		{name: text.tests, count: moment.tests},
		{name: text.placements, count: placementsIn(moment)},
		{name: text.solutions, count: moment.solutions},
		{name: text.deadEnds, count: moment.deadEnds},
	];
	const here = (each: Variant) => text.number(checksHere(tape, moment, each));
	const soFar = (each: Variant) => text.number(each.checks(moment));
	const full = tableLines([
		row('', ({id}) => id),
		row(text.compare.thisStep, here),
		row(text.compare.soFar, soFar),
		row(text.compare.perTest, (each) => perTest(each.checks(moment))),
		row(text.compare.inAll, ({checks}) => (end ? text.number(checks(end)) : text.unknown)),
		...counters.map(({name, count}): Cell[] => [
			{text: name, role: 'dim'},
			{text: text.number(count), isNumber: true, role: 'dim'},
		]),
	]);
	// In a narrow panel the variants stand below each other.
	const narrow = variants.map((each): Cell[] => [
		{text: each.id},
		{text: here(each), isNumber: true},
		{text: soFar(each), isNumber: true},
	]);
	const head: Cell[] = [
		{text: ''},
		{text: text.compare.step, isNumber: true},
		{text: text.compare.soFar, isNumber: true},
	];
	return full.every((each) => widthOf(each) <= width) ? full : tableLines([head, ...narrow]);
}

/** How a variant performs this very test, and what it keeps in memory. */
function variantContent(
	{size}: Model,
	moment: Moment,
	variant: Variant,
	panel: PanelSize,
	hasTotals: boolean,
	glyphs: Glyphs,
): PanelContent {
	const soFar = variant.checks(moment);
	const here = checksHere(tapeOf(size), moment, variant);
	const inside = insideOf(panel);
	const lines = explanationLines(size, variant, moment, inside, glyphs);
	const [full, short] = text.compare.variantTitles(variant.id, here, soFar);
	if (full.length <= inside.width) {
		return {title: full, lines};
	}

	// What the title has no room for stands below it, if it stands nowhere else.
	const below = !hasTotals && lines.length < inside.height ? [line(text.compare.checksSoFar(soFar), 'dim')] : [];
	return {title: short, lines: [...below, ...lines]};
}

/** What a panel shows while the variants are compared. */
export function comparePanel(
	model: Model,
	moment: Moment,
	{board, groups}: CompareLayout,
	panel: ComparePanel,
	display: Display,
): PanelContent {
	if (panel.id === 'board') {
		return boardContent(model, moment, board, display);
	}

	if (panel.id === 'totals') {
		return {title: text.compare.totals, lines: totalsLines(model, moment, insideOf(panel).width)};
	}

	const hasTotals = groups.flat().some(({id}) => id === 'totals');
	return variantContent(model, moment, variantOf(panel.id), panel, hasTotals, display.glyphs);
}
