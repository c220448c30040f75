import type {Writing} from '../../components/display.js';
import {type Line, type Run, runsWidth, styled} from '../../components/styled-text.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {operationsUpTo} from '../../explorer/work.js';
import {variantOf} from '../../solver/index.js';
import {ratio, tinyPercent} from '../../text/numbers.js';
import {displayWidth, fitting, padEnd} from '../../text/width.js';
import {type Lane, placeIn, type Race} from './race.js';

type Track = {
	readonly lane: Lane;
	/** In operations; while totals are unknown, in steps. */
	readonly length: number;
	readonly done: number;
	/** Where solutions have been found. */
	readonly ticks: readonly number[];
};

/**
 * As long as all operations of each program, so that all fill at the same speed, and the shortest is full first. While totals
 * are unknown they are steps, of which brute force has none.
 */
export function tracksOf(race: Race, knowledge: Knowledge): readonly Track[] {
	const {lanes, operations, slowest} = race;
	const front = Math.max(...lanes.map((lane) => (lane.id === 'brute-force' ? 1 : lane.moment.index)));
	return lanes.flatMap((lane) => {
		if (slowest.total === undefined) {
			return lane.id === 'brute-force' ? [] : [{lane, length: front, done: lane.moment.index, ticks: []}];
		}

		const length = lane.total ?? Number.POSITIVE_INFINITY;
		return [{lane, length, done: Math.min(length, operations), ticks: ticksOf(lane, race, knowledge)}];
	});
}

function ticksOf(lane: Lane, race: Race, knowledge: Knowledge): readonly number[] {
	const every = tickEvery(race);
	if (lane.id === 'brute-force' || every === undefined) {
		return [];
	}

	const {size} = race.moment;
	return Array.from({length: Math.floor(lane.solutions / every)}, (_, index) => {
		const moment = knowledge.solution(size, (index + 1) * every);
		return moment ? operationsUpTo(moment, variantOf(lane.id)) : 0;
	});
}

/** A tick for so many solutions: there are about ten on each track. Undefined if there is no solution. */
export function tickEvery({solutions = 0}: Race): number | undefined {
	const steps = Array.from({length: 9}, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat();
	return solutions === 0 ? undefined : steps.find((step) => solutions / step <= 12);
}

/** In so many rows: in many, the tracks are higher, with a gap between. */
export function trackLines(
	race: Race,
	knowledge: Knowledge,
	width: number,
	rows: number,
	writing: Writing,
): readonly Line[] {
	const tracks = tracksOf(race, knowledge);
	const scale = Math.max(...tracks.flatMap(({lane, length}) => (lane.id === 'brute-force' ? [] : [length])));
	const nameOf = ({id}: Lane) => (id === 'brute-force' ? fitting(writing.text.compare.bruteForce, width >> 2) : id);
	const nameWidth = 1 + Math.max(...tracks.map(({lane}) => displayWidth(nameOf(lane))));
	const figures = tracks.map(({lane}) => figureOf(lane, race, writing));
	const figureWidth = Math.max(...figures.map(({text}) => displayWidth(text)));
	const columns = width - 2 - nameWidth - figureWidth;
	const pitch = Math.floor(rows / tracks.length);
	const gap = Math.floor(pitch / 3);
	return tracks.flatMap((track, index) => {
		const figure = figures[index]!;
		const line = (hasWords: boolean): Line => {
			const cells = cellsOf(track, scale, columns, writing, hasWords);
			const space = ' '.repeat(columns + 1 + figureWidth - runsWidth(cells) - displayWidth(figure.text));
			return [
				styled(padEnd(hasWords ? ` ${nameOf(track.lane)}` : '', nameWidth + 1), track.lane.id),
				...cells,
				...(hasWords ? [styled(space), figure] : []),
			];
		};

		const height = pitch - gap;
		const middle = (height - 1) >> 1;
		return [...Array.from({length: height}, (_, at) => line(at === middle)), ...Array.from({length: gap}, () => [])];
	});
}

/** Where a program is through, its place; brute force is compared with the slowest variant. */
function figureOf(lane: Lane, race: Race, {text, glyphs}: Writing): Run {
	const {total, id} = lane;
	const {slowest} = race;
	if (total === undefined || slowest.total === undefined) {
		return styled('');
	}

	const place = placeIn(race, lane);
	const words = text.large(BigInt(total), longest);
	if (place !== undefined) {
		return styled(` ${text.compare.places[place - 1]} ${words} `, place === 1 ? 'right' : 'strong');
	}

	return id === 'brute-force' && total > slowest.total
		? styled(`${ratio(BigInt(total), BigInt(slowest.total))} ${glyphs.times} ${slowest.id} `, 'strong')
		: styled(`${words} `, 'line');
}

/** In digits: longer counts are rounded. */
const longest = 15;

/** Of one line of a track. What is longer than the room is broken at the right edge, and says which share of it is done. */
function cellsOf(
	{lane, length, done, ticks}: Track,
	scale: number,
	columns: number,
	writing: Writing,
	hasWords: boolean,
): Line {
	const {glyphs, text} = writing;
	const at = (operations: number) => (operations / scale) * columns;
	const isBroken = length > scale;
	const share = ` ${fitting(text.compare.share(tinyPercent(done / length)), columns >> 1)} `;
	const end = isBroken
		? [styled(hasWords ? share : ' '.repeat(displayWidth(share))), styled(glyphs.broken, lane.id)]
		: [];
	const count = isBroken ? columns - runsWidth(end) : Math.max(1, Math.round(at(length)));
	const filled = done >= length ? count : at(done);
	const {color} = styled('', lane.id);
	const cells = Array.from({length: count}, (_, cell): Run => {
		if (filled - cell >= 0.75) {
			// In some fonts a full block ends before its cell does.
			return {text: glyphs.bar, ...(color && {color, backgroundColor: color})};
		}

		return filled - cell >= 0.25 && glyphs.halfBar !== ''
			? {text: glyphs.halfBar, ...(color && {color})}
			: styled(glyphs.empty, 'line');
	});
	for (const tick of ticks) {
		const cell = Math.min(count - 1, Math.floor(at(tick)));
		cells[cell] = {...styled(glyphs.column, 'solution'), ...(color && {backgroundColor: color})};
	}

	return [...cells, ...end];
}

/** Above the tracks. */
export function caption(race: Race, width: number, {text, glyphs}: Writing): Line {
	const {compare} = text;
	const every = tickEvery(race);
	const isKnown = race.slowest.total !== undefined;
	const what: Run = styled(` ${fitting(isKnown ? compare.tracks : compare.stepTracks, width - 1)}`);
	const tick =
		every === undefined || !isKnown
			? []
			: [styled('  '), styled(glyphs.column, 'solution'), styled(` ${compare.ticks(every)}`)];
	return runsWidth([what, ...tick]) > width ? [what] : [what, ...tick];
}
