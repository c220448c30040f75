import type {Model} from '../explorer/model.js';
import {tapeOf} from '../explorer/tapes.js';
import {checksOf, type Moment, placementsIn, type Tally, type VariantId} from '../solver/index.js';
import {text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import {type Line, span} from './line.js';

/** What the search has done so far, out of all it will do where that is known; as much of it as fits in a line. */
export function counterLine({size, variant, window}: Model, moment: Moment, glyphs: Glyphs): Line {
	const {end} = tapeOf(size);
	const width = window.columns - 2;
	const totals = end && countersOf(end, variant);
	const done = countersOf(moment, variant).map(({name, count}) => `${name} ${text.number(count)}`);
	const outOf = done.map((each, index) => (totals ? `${each} ${text.of} ${text.number(totals[index]!.count)}` : each));
	const {length} = done;
	// First the totals go, the last first, then the counts.
	const candidates = [
		...done.map((_, gone) => [...outOf.slice(0, length - gone), ...done.slice(length - gone)]),
		...done.map((_, gone) => done.slice(0, length - gone)),
	].map((parts) => parts.join(` ${glyphs.dash} `));
	return [span(' '), span(candidates.find((each) => each.length <= width) ?? '', 'dim')];
}

function countersOf(tally: Tally, variant: VariantId) {
	return [
		{name: text.tests, count: tally.tests},
		{name: text.placements, count: placementsIn(tally)},
		{name: text.solutions, count: tally.solutions},
		{name: text.deadEnds, count: tally.deadEnds},
		{name: text.checks, count: checksOf(variant, tally)},
	];
}
