import type {Display} from '../../components/display.js';
import {bar, type Line, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {costHere, costUpTo, operationsUpTo, workAt} from '../../explorer/work.js';
import type {Text} from '../../text/en.js';
import {percent} from '../../text/numbers.js';
import {displayWidth, fitting, padStart} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {memoryLines, memoryRows} from '../steps/memory.js';
import type {Lane, Race} from './race.js';

/** In digits: longer counts are rounded. */
const longest = 15;

/** In a race: the bar, the counts and, where there is room, what a check is and what the last step has read. */
export function raceLines(lane: Lane, race: Race, room: PanelSize, isFast: boolean, display: Display): readonly Line[] {
	const {text} = display;
	const {compare} = text;
	const {width, height} = room;
	const {variant, moment, state} = lane;
	const track = trackLine(lane, race, width, display);
	if (state === 'beyond') {
		return [track, ...wrap(compare.beyond(moment.index), width).map((words) => [styled(words)])];
	}

	const {checks, writes} = costUpTo(moment, variant);
	const counts: readonly Line[] = [
		[styled(fitting(compare.solutions(moment.solutions, race.end?.solutions), width), 'strong')],
		[styled(compare.checks(checks, text.large(BigInt(checks), longest)))],
		[styled(compare.writes(writes, text.large(BigInt(writes), longest)))],
	];
	const about = wrap(text.variantHelp[variant.id], width).map((words) => [styled(words, 'line')]);
	// What follows stands at one height in all lanes.
	const aboutRows = Math.max(...race.lanes.map((each) => wrap(text.variantHelp[each.variant.id], width).length));
	const memory: readonly Line[] = [
		[styled(hereWords(lane, text), 'strong')],
		...memoryLines(workAt(variant, moment), room, display),
	];
	const above = 1 + counts.length;
	const gap = Number(height > above + aboutRows);
	const hasMemory = height >= above + 1 + aboutRows + 1 + 1 + memoryRows && !isFast && state === 'running';
	return [
		track,
		...counts,
		...(height < above + aboutRows ? [] : [...blank(gap), ...about, ...blank(aboutRows - about.length)]),
		...(hasMemory ? [...blank(1), ...memory] : []),
	].slice(0, height);
}

function blank(rows: number): readonly Line[] {
	return Array.from({length: rows}, () => []);
}

/** The shortest bar beside words. */
const leastBar = 10;

/** The bar, and its share in words; or the place of a lane that is through. */
function trackLine(lane: Lane, {end, hindmost}: Race, width: number, {text, glyphs}: Display): Line {
	const {variant, moment, state, share, place} = lane;
	if (state === 'through' && place) {
		return [styled(` ${glyphs.safe} ${text.compare.places[place - 1]} `, 'right')];
	}

	const factor = (moment.index / Math.max(1, hindmost.moment.index)).toFixed(1);
	const times =
		moment.index === hindmost.moment.index ? '' : `${glyphs.times}${factor}${state === 'beyond' ? '+' : ''}`;
	const wordsAt = (done: number) => (end ? fitting(text.compare.shares(done), width - leastBar - 1) : times);
	// All lanes have bars of one length.
	const length = width - 1 - Math.max(displayWidth(wordsAt(99)), end ? 0 : displayWidth(`${glyphs.times}99.9+`));
	const filled = bar(share, length, variant.id, glyphs);
	return [
		filled,
		styled(glyphs.empty.repeat(length - displayWidth(filled.text)), 'line'),
		styled(padStart(wordsAt(percent(moment.index, end?.index ?? 1)), width - length), 'strong'),
	];
}

/** What the last step has cost. */
export function hereWords({variant, moment}: Lane, {compare}: Text): string {
	const {checks, writes} = costHere(workAt(variant, moment), variant);
	const isWrite = moment.step?.type === 'place' || moment.step?.type === 'backtrack';
	const tested = moment.step?.type === 'test' ? compare.checks(checks, String(checks)) : '';
	return isWrite ? compare.writes(writes, String(writes)) : tested;
}

/** At the same step: the memory, and below it the operations so far. */
export function stepLines(lane: Lane, race: Race, room: PanelSize, isFast: boolean, display: Display): readonly Line[] {
	const {compare} = display.text;
	const {variant, moment, operations} = lane;
	const {width, height} = room;
	const all = race.end && operationsUpTo(race.end, variant);
	const total: readonly Line[] =
		height > memoryRows + 1
			? [[styled(compare.soFar, 'line')], [styled(fitting(compare.soFarOf(operations, all), width))]]
			: [[styled(compare.operations(operations))]];
	const rows = Math.min(height, memoryRows + 1 + total.length) - total.length;
	const memory = isFast ? [] : memoryLines(workAt(variant, moment), {width, height: rows}, display);
	return [...memory, ...blank(rows - memory.length), ...total];
}
