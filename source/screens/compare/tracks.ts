import type {Glyphs, PanelSize, Writing} from '../../components/display.js';
import {type Line, type Run, runsWidth, styled} from '../../components/styled-text.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import {operationsUpTo} from '../../explorer/work.js';
import {variantOf} from '../../solver/search/variants.js';
import {ratio} from '../../text/numbers.js';
import {displayWidth, fitting, padEnd} from '../../text/width.js';
import type {Lane, Race, VariantLane} from './race.js';

type Track = ReturnType<typeof tracksOf>[number];

/**
 * As long as all operations of each program, so that all fill at the same speed, and the shortest is full first; none while
 * totals are unknown.
 */
export function tracksOf(race: Race, knowledge: Knowledge) {
	return race.lanes.flatMap((lane) => {
		const {total: length} = lane;
		if (length === undefined || race.slowest.total === undefined) {
			return [];
		}

		const ticks = lane.id === 'brute-force' ? [] : ticksOf(lane, race, knowledge);
		return {lane, length, done: Math.min(length, race.operations), ticks};
	});
}

/** After how many operations solutions have been found. */
function ticksOf({id, solutions, moment}: VariantLane, race: Race, knowledge: Knowledge): readonly number[] {
	const every = tickEvery(race) ?? Number.POSITIVE_INFINITY;
	return Array.from({length: Math.floor(solutions / every)}, (_, index) =>
		operationsUpTo(knowledge.solution(moment.size, (index + 1) * every) ?? moment, variantOf(id)),
	);
}

/** The number of solutions for a tick: there are about ten ticks on each track. Undefined if there is no solution. */
function tickEvery({solutions = 0}: Race): number | undefined {
	const steps = Array.from({length: 9}, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat();
	return solutions === 0 ? undefined : steps.find((step) => solutions / step <= 12);
}

/** Below their caption, if there is room; in many rows they are higher, with a gap between. Equal work is equal length. */
export function trackLines(tracks: readonly Track[], race: Race, {width, height}: PanelSize, writing: Writing) {
	const {text, glyphs} = writing;
	const caption = tracks.length > 0 && height > tracks.length ? [captionOf(race, width, writing)] : [];
	const scale = race.slowest.total ?? 1;
	const nameOf = ({id}: Lane) => (id === 'brute-force' ? fitting(text.compare.bruteForce, width >> 2) : id);
	const nameWidth = 2 + Math.max(...tracks.map(({lane}) => displayWidth(nameOf(lane))));
	const figures = tracks.map((track) => figureOf(track, race, writing));
	const figureWidth = Math.max(...figures.map((figure) => displayWidth(figure.text)));
	const end = tracks.some(({length}) => length > scale) ? beyond + displayWidth(glyphs.broken) : 0;
	const columns = width - nameWidth - end - 1 - figureWidth;
	const pitch = Math.floor((height - caption.length) / tracks.length);
	const gap = Math.floor(pitch / 3);
	const lines = tracks.flatMap((track, index) => {
		const figure = figures[index]!;
		const cells = cellsOf(track, scale, columns, glyphs, [...glyphs.laneBars][index % glyphs.laneBars.length]!);
		const space = ' '.repeat(width - nameWidth - runsWidth([...cells, figure]));
		const name = padEnd(` ${nameOf(track.lane)}`, nameWidth);
		const middle = (pitch - gap - 1) >> 1;
		const bars = Array.from({length: pitch - gap}, (_, row) =>
			row === middle
				? [styled(name, track.lane.id), ...cells, styled(space), figure]
				: [styled(' '.repeat(nameWidth)), ...cells],
		);
		return [...bars, ...Array.from({length: gap}, () => [])];
	});
	return [...caption, ...lines];
}

/** The track of brute force goes on for these cells beyond the longest of a variant, and is broken there. */
const beyond = 3;

const longest = 15;

/** Once it is through, the place: those with fewer operations come before it. Brute force is compared with the slowest. */
function figureOf({lane: {isThrough}, length: total}: Track, {lanes, slowest}: Race, {text, glyphs}: Writing): Run {
	const most = slowest.total ?? 1;
	const words = text.large(BigInt(total), longest);
	if (isThrough) {
		const before = lanes.filter((lane) => lane.total !== undefined && lane.total < total).length;
		return styled(` ${text.compare.places[before]} ${words} `, before === 0 ? 'right' : 'strong');
	}

	return total > most
		? styled(`${ratio(total, most)} ${glyphs.times} ${slowest.id} `, 'strong')
		: styled(`${words} `, 'line');
}

/** Without a colour of its own, each program has its own `bar`. */
function cellsOf({lane, length, done, ticks}: Track, scale: number, columns: number, glyphs: Glyphs, bar: string) {
	const at = (operations: number) => (operations / scale) * columns;
	const isBroken = length > scale;
	const count = isBroken ? columns + beyond : Math.max(1, Math.round(at(length)));
	const filled = done === length ? count : at(done);
	const {color = ''} = styled('', lane.id);
	const cells = Array.from({length: count}, (_, cell): Run => {
		const isHalf = filled - cell < 0.75;
		if (filled - cell < 0.25 || (isHalf && glyphs.halfBar === '')) {
			return styled(glyphs.empty, 'line');
		}

		// In some fonts a full block ends before its cell does.
		const whole = color === '' ? {text: bar} : {text: glyphs.bar, color, backgroundColor: color};
		return isHalf ? {text: glyphs.halfBar, color} : whole;
	});
	for (const tick of ticks) {
		const cell = Math.min(count - 1, Math.floor(at(tick)));
		cells[cell] = styled(glyphs.column, 'solution');
	}

	return isBroken ? [...cells, styled(glyphs.broken)] : cells;
}

function captionOf(race: Race, width: number, {text: {compare}, glyphs}: Writing): Line {
	const every = tickEvery(race);
	const what = styled(` ${compare.tracks}`);
	const ticks = [styled('  '), styled(glyphs.column, 'solution'), styled(` ${compare.ticks(every ?? 1)}`)];
	return every === undefined || runsWidth([what, ...ticks]) > width ? [what] : [what, ...ticks];
}
