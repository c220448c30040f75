import type {ExploreOptions} from '../app/explore.js';
import type {TestsSource} from '../check/program-tests.js';
import type {OptionId, OptionValues} from '../explorer/keymap.js';
import {screenIds} from '../explorer/model.js';
import type {RecordingName, RecordOptions} from '../record/record.js';
import {lessonCode, runSizes} from '../run/command.js';
import {parseWholeNumber} from '../text/refusal.js';
import {Arguments} from './arguments.js';
import {codeIds, positionOptions} from './options.js';
import {destinationOf, parseRange, parseVariant, parseWindow} from './values.js';

export type ExploreCommand = {
	readonly type: 'explore';
	readonly wantsColour: boolean;
	/** Of the tests to replay. */
	readonly source: TestsSource | undefined;
} & ExploreOptions;

export type RecordCommand = {readonly type: 'record'; readonly start: ExploreCommand} & RecordOptions;

/** Read here; the other options of a position by the screens. */
const startOptions: readonly OptionId[] = ['variant', 'code', 'screen', 'at'];
/** Of moving pictures. */
const highestFrameRate = 100;
const drawingOptions: readonly OptionId[] = ['window', 'output', 'force'];
const printingOptions: readonly OptionId[] = ['limit', 'jobs', 'shard'];

/** `at` is a step or a solution: whether there is a number 0 depends on the screen. */
export function exploreCommand(args: Arguments, size: number | undefined, at = args.number('at', 0)): ExploreCommand {
	const {least, usual, most} = runSizes;
	const typed = args.value('run');
	const file = args.value('replay') ?? typed;
	const usualScreen = file === undefined ? 'solutions' : 'replay';
	const screen = args.has('lesson') ? 'lesson' : (args.word('screen', screenIds) ?? usualScreen);
	args.refuseBeside('replay', ['run', 'screen', 'lesson']);
	args.refuseBeside('run', ['screen', 'lesson', 'at']);
	args.refuseWithout('--print', [
		...printingOptions.filter((name) => file === undefined || name !== 'limit'),
		...drawingOptions,
	]);
	args.refuseBeside('lesson', ['screen', 'at']);
	const own = {base: args.has('from-one') ? (1 as const) : undefined, limit: args.number('limit', 1)};
	return {
		type: 'explore',
		size: size ?? (typed === undefined ? 8 : usual),
		variant: args.parsed('variant', (what, value) => parseVariant(size, what, value)) ?? 'scan',
		code: args.word('code', codeIds) ?? lessonCode(typed ?? '') ?? 'typescript',
		screen,
		at,
		options: screenOptionsIn(args),
		isAscii: args.has('ascii') || (args.has('no-ascii') ? false : undefined),
		wantsColour: !args.has('no-color'),
		isAccessible: args.has('accessible'),
		source: file === undefined || typed !== undefined ? undefined : {...own, file, size},
		run:
			typed === undefined
				? undefined
				: {...own, typed, size: parseWholeNumber(undefined, String(size ?? usual), least, most)},
		isBare: file === undefined && !positionOptions.some(({name}) => args.has(name)),
	};
}

function screenOptionsIn(args: Arguments): OptionValues {
	const chosen = positionOptions.filter(({name}) => !startOptions.includes(name) && args.has(name));
	return new Map(
		chosen.map(({name, takes}) => {
			const value = typeof takes === 'object' ? args.word(name, takes) : args.value(name);
			return [name, value === undefined ? [] : [value]];
		}),
	);
}

export function recordCommand(args: Arguments, size: number | undefined, format: RecordingName): RecordCommand {
	const isReplay = args.has('replay') || args.has('run');
	const refused = printingOptions.filter((name) => !isReplay || name !== 'limit');
	args.refuseWith(`--print ${format}`, [...refused, 'accessible']);
	const range = format === 'picture' ? args.parsed('at', parseRange) : undefined;
	const isRange = range && range.first !== range.last;
	args.refuseWith('--at A..B', isRange ? ['fundamental', 'replay'] : []);
	// Otherwise it is an option of the screen.
	const own = isRange ? [...drawingOptions, 'speed'] : drawingOptions;
	const others = new Map([...args.options].filter(([name]) => !own.includes(name)));
	return {
		type: 'record',
		format,
		start: exploreCommand(new Arguments(others, []), size, range?.first),
		range,
		window: args.parsed('window', parseWindow) ?? {columns: 80, rows: 24},
		speed: isRange ? args.number('speed', 1, highestFrameRate) : undefined,
		destination: destinationOf(args),
	};
}
