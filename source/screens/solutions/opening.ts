import type {SquareSize} from '../../components/board-size.js';
import {bodySize, type Writing} from '../../components/display.js';
import {type Line, styled} from '../../components/styled-text.js';
import {classLook} from '../../components/theme.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import {createSlot, type Model} from '../../explorer/model.js';
import type {Moment} from '../../solver/tape/moment.js';
import type {Tape} from '../../solver/tape/tape.js';
import {callsAt, stepRows} from '../steps/squares.js';
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
	readonly solutions: number;
	/** Of the search, in steps a second; 0 where it stands still. */
	readonly speed: number;
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

/** In steps a second: squares glow. */
const leastFast = 20;
/** In milliseconds. */
const othersTime = 2100;
/** In milliseconds. No square changes its ground more than six times a second. */
const solutionTime = 350;

/** They take seven seconds. */
function phases(tape: Tape): readonly Phase[] {
	const first = tape.solution(1)!;
	const at = (index: number, speed = 0) => ({moment: tape.at(Math.floor(index)) ?? first, solutions: 0, speed});
	const solution = (number: number, solutions = number) => ({
		moment: tape.solution(number) ?? first,
		solutions,
		speed: 0,
	});
	/** Plays these steps, not so slowly that each is seen. */
	const playing = (milliseconds: number, from: number, to: number): Phase => [
		milliseconds,
		(share) => at(from + share * (to - from), Math.max(leastFast, (1000 * (to - from)) / milliseconds)),
	];
	const last = first.index - 1;
	const deadEnd = Math.min(tape.deadEnd(1)?.index ?? last, last);
	const total = tape.end?.solutions ?? 1;
	const reached = (share: number) => 1 + Math.floor((total - 1) * share ** 2);
	return [
		[300, () => at(0)],
		playing(1000, 0, deadEnd),
		[700, () => at(deadEnd)],
		playing(1500, deadEnd, last),
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

/** As Search shows the step; a solution alone. */
export function rowsInOpening(scene: OpeningMoment, model: Model, knowledge: Knowledge, square: SquareSize) {
	const {moment, speed} = scene;
	const calls = moment.step?.type === 'solution' ? [] : callsAt(knowledge, moment);
	return stepRows({model: {...model, speed, isPlaying: speed > 0}, knowledge, moment}, square, calls);
}

/** The numbers of the solutions by the column of their first queen; undefined where they have no room, or there are none. */
function placesOf({size}: Model, knowledge: Knowledge, {width}: List) {
	const all = knowledge.solutions(size) ?? [];
	const places = Array.from({length: size}, (_, column) =>
		all.flatMap(([first], index) => (first === column ? [index + 1] : [])),
	);
	const longest = Math.max(...places.map(({length}) => length));
	return size < 4 || longest === 0 || aroundPlaces + longest > width ? undefined : places;
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
	const lines = (placesOf(model, knowledge, list) ?? []).map((numbers, column): readonly Line[] => [
		[
			styled(` ${column} `, 'line'),
			...numbers.map((number) =>
				number <= solutions
					? {text: glyphs.swatch, color: classLook(catalogue.entry(number)!.classNumber).sign}
					: styled(glyphs.untried, 'line'),
			),
		],
		...(2 * model.size + 2 <= list.rows ? [[]] : []),
	]);
	return [[styled(` ${text.placesHeading}`, 'line')], [], ...lines.flat()];
}
