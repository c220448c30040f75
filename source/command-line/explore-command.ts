import type {ExploreOptions} from '../app/explore.js';
import type {TestsSource} from '../check/program-tests.js';
import {screenIds} from '../explorer/model.js';
import {type GivenOptions, type OptionId, parseWord} from '../explorer/screen-option.js';
import type {RecordOptions} from '../record/record.js';
import {highestFrameRate, isMoving, type RecordingName} from '../record/recordings.js';
import {Arguments, singleValue} from './arguments.js';
import {codeIds, positionOptions, variantIds} from './options.js';
import {destinationOf} from './print-command.js';
import {parseRange, parseWindow} from './values.js';

export type ExploreCommand = {
	readonly type: 'explore';
	readonly wantsColour: boolean;
	/** Of the tests to replay. */
	readonly source: TestsSource | undefined;
} & ExploreOptions;

export type RecordCommand = {readonly type: 'record'; readonly start: ExploreCommand} & RecordOptions;

/** Read here; the other options of a position by the screens. */
const startOptions: readonly OptionId[] = ['variant', 'code', 'screen', 'at'];
const drawingOptions: readonly OptionId[] = ['window', 'output', 'force'];
const printingOptions: readonly OptionId[] = ['limit', 'jobs', 'shard'];

/** `at` is a step or a solution: whether there is a number 0 depends on the screen. */
export function exploreCommand(given: Arguments, size: number | undefined, at = given.number('at', 0)): ExploreCommand {
	const file = given.value('replay');
	const hasTask = given.has('lesson');
	const usualScreen = file === undefined ? 'solutions' : 'replay';
	const screen = hasTask ? 'lesson' : (given.word('screen', screenIds) ?? usualScreen);
	given.refuseWith('--replay', file === undefined ? [] : ['screen', 'lesson']);
	given.refuseWithout('--print', [
		...printingOptions.filter((name) => file === undefined || name !== 'limit'),
		...drawingOptions,
	]);
	given.refuseWith('--lesson', hasTask ? ['screen', 'at'] : []);
	given.refuseWith(`--screen ${screen}`, screen === 'play' || screen === 'lesson' ? ['at'] : []);
	return {
		type: 'explore',
		size: size ?? 8,
		variant: given.word('variant', variantIds) ?? 'scan',
		code: given.word('code', codeIds) ?? 'typescript',
		screen,
		at,
		given: screenOptionsIn(given.options),
		isAscii: given.has('ascii') || (given.has('no-ascii') ? false : undefined),
		wantsColour: !given.has('no-color'),
		isAccessible: given.has('accessible'),
		source:
			file === undefined ? undefined : {file, size, isFromOne: given.has('from-one'), limit: given.number('limit', 1)},
		isBare: file === undefined && !positionOptions.some(({name}) => given.has(name)),
	};
}

function screenOptionsIn(given: GivenOptions): GivenOptions {
	const chosen = positionOptions.filter(({name}) => !startOptions.includes(name) && given.has(name));
	return new Map(
		chosen.map(({name, takes}) => {
			const values = given.get(name) ?? [];
			singleValue(`--${name}`, values);

			if (typeof takes === 'object') {
				for (const value of values) {
					parseWord(`--${name}`, value, takes);
				}
			}

			return [name, values];
		}),
	);
}

export function recordCommand(given: Arguments, size: number | undefined, format: RecordingName): RecordCommand {
	const isReplay = given.has('replay');
	const refused = printingOptions.filter((name) => !isReplay || name !== 'limit');
	given.refuseWith(`--print ${format}`, [...refused, 'accessible']);
	const range = given.parsed('at', parseRange);
	const isRange = range && range.first !== range.last;
	given.refuseWith('--at A..B', isRange ? ['fundamental', 'replay'] : []);
	// Otherwise it is an option of the screen.
	const hasSpeed = isMoving(format) && isRange;
	const own = hasSpeed ? [...drawingOptions, 'speed'] : drawingOptions;
	const others = new Map([...given.options].filter(([name]) => !own.includes(name)));
	return {
		type: 'record',
		format,
		start: exploreCommand(new Arguments(others, []), size, range?.first),
		range,
		window: given.parsed('window', parseWindow) ?? {columns: 80, rows: 24},
		speed: hasSpeed ? given.number('speed', 1, highestFrameRate) : undefined,
		destination: destinationOf(given),
	};
}
