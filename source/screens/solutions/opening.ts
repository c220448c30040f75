import {type BoardRow, rowsOf} from '../../components/board.js';
import type {Writing} from '../../components/display.js';
import {type Line, styled} from '../../components/styled-text.js';
import {classLook} from '../../components/theme.js';
import {bodySize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlot, type Model} from '../../explorer/model.js';
import {isAtDeadEnd} from '../../solver/search/step.js';
import {treeOf, vainMoments} from '../../solver/search-tree.js';
import type {Moment} from '../../solver/tape/moment.js';
import type {Tape} from '../../solver/tape/tape.js';
import {percent} from '../../text/numbers.js';
import {fitting} from '../../text/width.js';
import {afterglow, glowing} from '../steps/afterglow.js';
import {type List, solutionsLayout} from './layout.js';

/** `elapsed` is in milliseconds since the launch. */
const opening = createSlot<{readonly elapsed?: number | undefined; readonly window?: Model['window']}>('opening', {});

export function startOpening(model: Model, knowledge: Knowledge): Model {
	const {list} = solutionsLayout(model, knowledge, bodySize(model));
	const hasRoom = list && placesOf(model, knowledge, list);
	return hasRoom && !model.isMotionReduced ? opening.with(model, {elapsed: 0, window: model.window}) : model;
}

/** The opening lasts as long as the notice that greets newcomers, which any key clears, and until the window changes. */
export function isOpening(model: Model): boolean {
	const {elapsed, window} = opening.of(model);
	return elapsed !== undefined && model.notice === 'new-here' && model.window === window;
}

export function openFor(model: Model, knowledge: Knowledge, milliseconds: number): Model {
	const elapsed = (opening.of(model).elapsed ?? 0) + milliseconds;
	const next = opening.with(model, {elapsed});
	return openingAt(next, knowledge) ? next : opening.with(model, {elapsed: undefined});
}

export type OpeningMoment = {
	readonly moment: Moment;
	/** Found so far. */
	readonly solutions: number;
	/** Of fast scenes: when, in milliseconds, a step was made, and when this one is. */
	readonly pace?: {readonly timeOf: (step: number) => number; readonly now: number};
};
type Phase = readonly [milliseconds: number, at: (share: number) => OpeningMoment];

/** What the opening shows now. Undefined when it is over. */
export function openingAt(model: Model, knowledge: Knowledge): OpeningMoment | undefined {
	let {elapsed = Number.POSITIVE_INFINITY} = opening.of(model);
	for (const [milliseconds, at] of isOpening(model) ? phases(knowledge.tape(model.size)) : []) {
		if (elapsed < milliseconds) {
			return at(elapsed / milliseconds);
		}

		elapsed -= milliseconds;
	}

	return undefined;
}

/** In milliseconds. */
const fastTime = 1500;
const othersTime = 2100;
/** In milliseconds. No square changes its ground more than three times a second. */
const solutionTime = 350;

/** They take seven seconds. */
function phases(tape: Tape): readonly Phase[] {
	const first = tape.solution(1)!;
	const at = (index: number) => ({moment: tape.at(Math.floor(index)) ?? first, solutions: 0});
	const solution = (number: number, solutions = number) => ({moment: tape.solution(number) ?? first, solutions});
	const last = first.index - 1;
	const deadEnd = Math.min(tape.deadEnd(1)?.index ?? last, last);
	const total = tape.end?.solutions ?? 1;
	const reached = (share: number) => 1 + Math.floor((total - 1) * share ** 2);
	const begin = deadEnd + 1;
	const timeOf = (step: number) => fastTime * Math.cbrt((step - begin) / (last - begin));
	const search: readonly Phase[] = [
		[400, () => at(deadEnd)],
		[300, () => at(begin)],
		[fastTime, (share) => ({...at(begin + share ** 3 * (last - begin)), pace: {timeOf, now: share * fastTime}})],
	];
	return [
		[300, () => at(0)],
		[1000, (share) => at(share * deadEnd)],
		...(begin < last ? search : []),
		[600, () => solution(1)],
		[
			othersTime,
			(share) => {
				const held = Math.floor((share * othersTime) / solutionTime) * (solutionTime / othersTime);
				return solution(reached(held), reached(share));
			},
		],
		[800, () => solution(total)],
	];
}

/** In percent, what is in vain of the whole search, once all of it has been shown. */
export function vainShown({solutions}: OpeningMoment, {size, end}: Tape): string | undefined {
	if (!end || solutions < end.solutions) {
		return undefined;
	}

	const moments = end.index + 1;
	return percent(vainMoments(treeOf(size, [], 1, moments), moments), moments);
}

/** What has been tried is tinted, or glows while it is fast. */
export function rowsInOpening({moment, pace}: OpeningMoment, knowledge: Knowledge): readonly BoardRow[] {
	const {size, index, queens, step} = moment;
	if (pace) {
		const trail = knowledge.trail(size, 'opening').goTo(index, index);
		const timeOn: typeof trail.lastOn = (...of) => pace.timeOf(trail.lastOn(...of));
		return rowsOf(size, glowing(queens, afterglow(timeOn, pace.now, 1000), Number.POSITIVE_INFINITY));
	}

	const isStuck = isAtDeadEnd(size, moment);
	const isRemoved = step?.type === 'backtrack';
	const tried = step?.type === 'test' || isRemoved ? step.column + Number(isRemoved || step.attack !== undefined) : 0;
	return rowsOf(size, (row, column) => {
		if (queens[row] === column) {
			return {hasQueen: true, role: step?.type === 'solution' ? 'solution' : undefined};
		}

		const isLast = row === queens.length;
		if (step?.type === 'solution' || column >= (isLast ? tried : (queens[row] ?? 0))) {
			return undefined;
		}

		return isLast && isRemoved && column === tried - 1
			? {role: 'returned'}
			: {role: isLast && isStuck ? 'attacked' : 'tried', sign: 'rejected'};
	});
}

/** The numbers of the solutions by the column of their first queen; undefined where they have no room, or there are none. */
function placesOf(
	{size}: Model,
	knowledge: Knowledge,
	{width, most: rows}: List,
): readonly (readonly number[])[] | undefined {
	const all = knowledge.solutions(size) ?? [];
	const places = Array.from({length: size}, (_, column) =>
		all.flatMap(([first], index) => (first === column ? [index + 1] : [])),
	);
	const longest = Math.max(...places.map(({length}) => length));
	return size < 4 || longest === 0 || aroundPlaces + longest > width || size + 2 > rows ? undefined : places;
}

/** The border, and the number of the column between spaces. */
const aroundPlaces = 5;

/** A place for each solution, a line for each column of the first queen: it has the colour of its class once it is found. */
export function placeLines(
	{solutions}: OpeningMoment,
	model: Model,
	knowledge: Knowledge,
	list: List,
	{text, glyphs}: Writing,
): readonly Line[] {
	const catalogue = knowledge.catalogue(model.size);
	const places = placesOf(model, knowledge, list) ?? [];
	const lines = places.map((numbers, column): readonly Line[] => [
		[
			styled(` ${column} `, 'line'),
			...numbers.map((number) =>
				number <= solutions
					? {text: glyphs.swatch, color: classLook(catalogue.entry(number)!.classNumber).sign}
					: styled(glyphs.untried, 'line'),
			),
		],
		...(2 * model.size + 2 <= list.most ? [[]] : []),
	]);
	return [[styled(` ${fitting(text.placesHeading, list.width - aroundPlaces)}`, 'line')], [], ...lines.flat()];
}
