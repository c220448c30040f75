import type {Display} from '../../components/display.js';
import {bar, type Line, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {costHere, costUpTo, operationsUpTo, workAt} from '../../explorer/work.js';
import type {VariantId} from '../../solver/index.js';
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
	const helpOf = (id: VariantId) => wrap(text.variantHelp[id], width).map((words) => [styled(words, 'line')]);
	// What follows stands at one height in all lanes.
	const helpRows = Math.max(...race.lanes.map((each) => helpOf(each.variant.id).length));
	const cost = styled(hereWords(lane, text), 'strong');
	const blocks = [
		filled(helpOf(variant.id), helpRows),
		filled([[cost], ...memoryLines(workAt(variant, moment), moment, width, display)], 1 + memoryRows),
	];
	return blocks
		.slice(0, isFast || state === 'through' ? 1 : 2)
		.reduce<readonly Line[]>(
			(all, block) => (all.length + 1 + block.length <= height ? all.concat([[]], block) : all),
			[track, ...counts],
		);
}

function filled(lines: readonly Line[], rows: number): readonly Line[] {
	return [...lines, ...Array.from({length: rows - lines.length}, () => [])];
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
	const longestShare = fitting(text.compare.shares(99), width - leastBar - 1);
	// All lanes have bars of one length, and shares of one form.
	const wordsWidth = Math.max(...(end ? [longestShare] : [times, `${glyphs.times}99.9+`]).map(displayWidth));
	const words = end ? fitting(text.compare.shares(percent(moment.index, end.index)), wordsWidth) : times;
	const length = width - 1 - wordsWidth;
	const done = bar(share, length, variant.id, glyphs);
	return [
		done,
		styled(glyphs.empty.repeat(length - displayWidth(done.text)), 'line'),
		styled(padStart(words, width - length), 'strong'),
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
	const memory = isFast ? [] : memoryLines(workAt(variant, moment), moment, width, display).slice(0, rows);
	return [...filled(memory, rows), ...total];
}
