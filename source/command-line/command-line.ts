import type {ExploreOptions} from '../app/explore.js';
import {leastWindow, type ScreenId, screenIds} from '../explorer/model.js';
import {type GivenOptions, type OptionId, parseWord} from '../explorer/options/screen-option.js';
import {type PanelId, panelIds} from '../explorer/screen.js';
import {maximumJobs} from '../print/count.js';
import type {Share, Sources} from '../print/request.js';
import {isRecording, largestWindow, type Range} from '../record/recordings.js';
import {type CodeId, largestSize, smallestSize, type VariantId} from '../solver/index.js';
import {Refusal, type Words} from '../text/refusal.js';
import {type Arguments, readArguments, refuseAny} from './arguments.js';
import {type CheckCommand, checkCommand, checkOptions} from './check-command.js';
import {completion} from './completion.js';
import {
	options as allOptions,
	codeIds,
	displayOptions,
	formatNames,
	languageIds,
	shells,
	usage,
	variantIds,
} from './options.js';
import {type PrintCommand, printCommand} from './print-command.js';
import {type RecordCommand, recordCommand} from './record-command.js';
import {
	parseAtLeast,
	parseInRange,
	parseRange,
	parseShare,
	parseWindow,
	singleValue,
	type WindowSize,
} from './values.js';

/** What the program must do. */
export type Command =
	| {readonly type: 'say'; readonly words: Words}
	| {readonly type: 'version'}
	| {readonly type: 'refuse'; readonly words: Words}
	| PrintCommand
	| RecordCommand
	| CheckCommand
	| ({readonly type: 'explore'; readonly wantsColour: boolean} & ExploreOptions);

/**
 * Parses the arguments. Without `--print`, the program explores if both standard input and standard output are a
 * terminal (`isTerminal`), and prints boards otherwise.
 */
export function parseCommandLine(argv: readonly string[], isTerminal: boolean): Command {
	try {
		return parse(argv, isTerminal);
	} catch (error) {
		if (error instanceof Refusal) {
			return {type: 'refuse', words: error.words};
		}

		throw error;
	}
}

function parse(argv: readonly string[], isTerminal: boolean): Command {
	const {options, positionals} = readArguments(argv);
	const optionValue = (name: OptionId) => singleValue(`--${name}`, options.get(name));
	parseWord('--lang', optionValue('lang'), languageIds);
	if (options.has('help')) {
		return {type: 'say', words: usage};
	}

	if (options.has('version')) {
		return {type: 'version'};
	}

	const shell = parseWord('--completion', optionValue('completion'), shells);
	if (shell) {
		return {type: 'say', words: (text) => completion(shell, text)};
	}

	const format = parseWord('--print', optionValue('print'), formatNames);
	const size = parseInRange(undefined, singleValue(undefined, positionals), smallestSize, largestSize);
	const limit = parseAtLeast('--limit', optionValue('limit'), 1);
	const checked = optionValue('check');
	if (checked !== undefined) {
		return checkCommand(options, {file: checked, size, limit}, format);
	}

	refuseAny(options, checkOptions, (name) => (text) => text.onlyWith(name, '--check'));
	const screen = parseWord('--screen', optionValue('screen'), screenIds);
	const isExploring = isTerminal && !format;
	const files = options.get('from');
	const isOfRange = isRecording(format) || format === 'steps';
	const range = isOfRange ? parseRange('--at', optionValue('at'), 0) : undefined;
	const values: Values = {
		size: size ?? 8,
		variant: parseWord('--variant', optionValue('variant'), variantIds),
		code: parseWord('--code', optionValue('code'), codeIds),
		// Whether there is a step or solution 0 depends on the screen.
		at: isOfRange ? range?.first : parseAtLeast('--at', optionValue('at'), screen || isExploring ? 0 : 1),
		limit,
		jobs: parseInRange('--jobs', optionValue('jobs'), 1, maximumJobs),
		share: parseShare('--shard', optionValue('shard')),
		sources: files && {files, size},
		range,
		window: parseWindow('--window', optionValue('window'), leastWindow, largestWindow),
		only: parseWord('--only', optionValue('only'), panelIds),
		file: optionValue('output'),
	};
	if (isRecording(format)) {
		return recordCommand(options, values, format, (others) => exploreCommand(others, values, screen));
	}

	return isExploring ? exploreCommand(options, values, screen) : printCommand(options, values, format);
}

/** The values of the options that are given. */
type Values = {
	readonly size: number;
	readonly variant: VariantId | undefined;
	readonly code: CodeId | undefined;
	readonly at: number | undefined;
	readonly limit: number | undefined;
	readonly jobs: number | undefined;
	readonly share: Share | undefined;
	readonly sources: Sources | undefined;
	/** The steps or solutions to draw, one after another. */
	readonly range: Range | undefined;
	readonly window: WindowSize | undefined;
	readonly only: PanelId | undefined;
	readonly file: string | undefined;
};

type Explore = Extract<Command, {readonly type: 'explore'}>;

function exploreCommand(options: Arguments['options'], {size, variant, code, at}: Values, given?: ScreenId): Explore {
	const hasTask = options.has('lesson');
	const screen = hasTask ? 'lesson' : given;
	refuseAny(
		options,
		['limit', 'output', 'force', 'jobs', 'shard', 'from', 'window', 'only'],
		(name) => (text) => text.onlyWith(name, '--print'),
	);
	refuseAny(options, hasTask ? ['screen', 'at'] : [], (name) => (text) => text.notTogether(name, '--lesson'));
	const hasNoNumbers = screen === 'play' || screen === 'lesson';
	refuseAny(options, hasNoNumbers ? ['at'] : [], (name) => (text) => text.notTogether(name, `--screen ${screen}`));
	refuseAny(
		options,
		options.has('accessible') ? ['mouse'] : [],
		(name) => (text) => text.notTogether(name, '--accessible'),
	);
	return {
		type: 'explore',
		size,
		variant: variant ?? 'scan',
		code: code ?? 'typescript',
		screen: screen ?? 'solutions',
		at,
		given: screenOptionsIn(options),
		display: displayOptions.filter((name) => options.has(name)),
		isAscii: options.has('ascii') || (options.has('no-ascii') ? false : undefined),
		wantsColour: !options.has('no-color'),
		isAccessible: options.has('accessible'),
		hasMouse: options.has('mouse'),
	};
}

/** The options about what a screen shows. Most can be given once. */
function screenOptionsIn(given: Arguments['options']): GivenOptions {
	const chosen = allOptions.filter(({name, isOfScreen}) => isOfScreen && given.has(name));
	return new Map(
		chosen.map(({name, takes, isRepeatable}) => {
			const values = given.get(name) ?? [];
			if (!isRepeatable) {
				singleValue(`--${name}`, values);
			}

			if (typeof takes === 'object') {
				for (const value of values) {
					parseWord(`--${name}`, value, takes);
				}
			}

			return [name, values];
		}),
	);
}
