import type {Writing} from '../../components/display.js';
import {type Line, type Run, runsWidth, styled} from '../../components/styled-text.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {operationsUpTo} from '../../explorer/work.js';
import {variantOf} from '../../solver/index.js';
import {ratio, tinyPercent} from '../../text/numbers.js';
import {displayWidth, fitting, padEnd} from '../../text/width.js';
import type {Lane, Race, VariantLane} from './race.js';

export type Track = {
	readonly lane: Lane;
	readonly length: number;
	readonly done: number;
	/** Where solutions have been found. */
	readonly ticks: readonly number[];
};

/**
 * As long as all operations of each program, so that all fill at the same speed, and the shortest is full first. While totals
 * are unknown, in steps, of which brute force has none, and as long as the way of the variant in front.
 */
export function tracksOf(race: Race, knowledge: Knowledge): readonly Track[] {
	const {operations} = race;
	const [bruteForce, ...lanes] = race.lanes;
	const front = Math.max(1, ...lanes.map(({moment}) => moment.index));
	const trackOf = (lane: Lane, length: number, ticks: readonly number[]) => ({
		lane,
		length,
		done: Math.min(length, operations),
		ticks,
	});
	return [
		...(bruteForce.total === undefined ? [] : [trackOf(bruteForce, bruteForce.total, [])]),
		...lanes.map((lane) =>
			lane.total === undefined
				? {lane, length: front, done: lane.moment.index, ticks: []}
				: trackOf(lane, lane.total, ticksOf(lane, race, knowledge)),
		),
	];
}

function ticksOf({id, solutions, moment}: VariantLane, race: Race, knowledge: Knowledge): readonly number[] {
	const every = tickEvery(race) ?? Number.POSITIVE_INFINITY;
	return Array.from({length: Math.floor(solutions / every)}, (_, index) =>
		operationsUpTo(knowledge.solution(moment.size, (index + 1) * every) ?? moment, variantOf(id)),
	);
}

/** A tick for so many solutions: there are about ten on each track. Undefined if there is no solution. */
function tickEvery({solutions = 0}: Race): number | undefined {
	const steps = Array.from({length: 9}, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat();
	return solutions === 0 ? undefined : steps.find((step) => solutions / step <= 12);
}

type Room = {readonly width: number; readonly rows: number};

/** In many rows the tracks are higher, with a gap between. */
export function trackLines(
	tracks: readonly Track[],
	race: Race,
	{width, rows}: Room,
	writing: Writing,
): readonly Line[] {
	const scale = race.slowest.total ?? Math.max(...tracks.map(({length}) => length));
	const nameOf = ({id}: Lane) => (id === 'brute-force' ? fitting(writing.text.compare.bruteForce, width >> 2) : id);
	const nameWidth = 2 + Math.max(...tracks.map(({lane}) => displayWidth(nameOf(lane))));
	const figures = tracks.map(({lane}) => figureOf(lane, race, writing));
	const figureWidth = Math.max(...figures.map(({text}) => displayWidth(text)));
	const columns = width - nameWidth - figureWidth - 1;
	const pitch = Math.floor(rows / tracks.length);
	const gap = Math.floor(pitch / 3);
	return tracks.flatMap((track, index) => {
		const figure = figures[index]!;
		const cells = cellsOf(track, scale, columns, writing);
		const end = endOf(track, scale, columns, writing);
		const bare = [
			styled(' '.repeat(nameWidth)),
			...cells,
			...end.map((run) => ({...run, text: ' '.repeat(displayWidth(run.text))})),
		];
		const space = ' '.repeat(width - nameWidth - runsWidth([...cells, ...end, figure]));
		const named = [
			styled(padEnd(` ${nameOf(track.lane)}`, nameWidth), track.lane.id),
			...cells,
			...end,
			styled(space),
			figure,
		];
		const middle = (pitch - gap - 1) >> 1;
		const lines = Array.from({length: pitch - gap}, (_, row) => (row === middle ? named : bare));
		return [...lines, ...Array.from({length: gap}, () => [])];
	});
}

/** In digits: longer counts are rounded. */
const longest = 15;

/** Once it is through, the place: those with fewer operations come before it. Brute force is compared with the slowest. */
function figureOf({total, state}: Lane, {lanes, slowest}: Race, {text, glyphs}: Writing): Run {
	if (total === undefined || slowest.total === undefined) {
		return styled('');
	}

	const words = text.large(BigInt(total), longest);
	if (state === 'through') {
		const before = lanes.filter((lane) => lane.total !== undefined && lane.total < total).length;
		return styled(` ${text.compare.places[before]} ${words} `, before === 0 ? 'right' : 'strong');
	}

	return total > slowest.total
		? styled(`${ratio(total, slowest.total)} ${glyphs.times} ${slowest.id} `, 'strong')
		: styled(`${words} `, 'line');
}

function cellsOf(track: Track, scale: number, columns: number, writing: Writing): Line {
	const {lane, length, done, ticks} = track;
	const {glyphs} = writing;
	const at = (operations: number) => (operations / scale) * columns;
	const count =
		length > scale ? columns - runsWidth(endOf(track, scale, columns, writing)) : Math.max(1, Math.round(at(length)));
	const filled = done === length ? count : at(done);
	const {color = ''} = styled('', lane.id);
	const cells = Array.from({length: count}, (_, cell): Run => {
		if (filled - cell >= 0.75) {
			// In some fonts a full block ends before its cell does.
			return {text: glyphs.bar, color, backgroundColor: color};
		}

		return filled - cell >= 0.25 && glyphs.halfBar !== ''
			? {text: glyphs.halfBar, color}
			: styled(glyphs.empty, 'line');
	});
	for (const tick of ticks) {
		const cell = Math.min(count - 1, Math.floor(at(tick)));
		cells[cell] = {...styled(glyphs.column, 'solution'), ...(color && {backgroundColor: color})};
	}

	return cells;
}

/** What is longer than the room is broken at the right edge, and says which share of it is done. */
function endOf({lane, length, done}: Track, scale: number, columns: number, {glyphs, text}: Writing): Line {
	const share = fitting(text.compare.share(tinyPercent(done / length)), columns >> 1);
	return length > scale ? [styled(` ${share} `), styled(glyphs.broken, lane.id)] : [];
}

/** Above the tracks. */
export function captionOf(race: Race, width: number, {text, glyphs}: Writing): Line {
	const {compare} = text;
	const every = race.slowest.total === undefined ? undefined : tickEvery(race);
	const what = styled(` ${fitting(race.slowest.total === undefined ? compare.stepTracks : compare.tracks, width - 1)}`);
	const whole = [what, styled('  '), styled(glyphs.column, 'solution'), styled(` ${compare.ticks(every ?? 1)}`)];
	return every === undefined || runsWidth(whole) > width ? [what] : whole;
}
