import type {ExploreOptions} from '../components/explore.js';
import type {ScreenId} from '../explorer/model.js';
import {maximumJobs} from '../print/count.js';
import {type Format, type FormatName, formats, printOptions} from '../print/formats.js';
import type {Destination} from '../print/print.js';
import type {Request, Shard, Sources} from '../print/request.js';
import {largestSize, smallestSize, type VariantId, variantOf} from '../solver/index.js';
import {Refusal, type Words} from '../text/refusal.js';
import {type Arguments, readArguments} from './arguments.js';
import {completion} from './completion.js';
import {
	chapterCount,
	displayOptions,
	formatNames,
	languageIds,
	type OptionName,
	positionOptions,
	screenIds,
	shells,
	usage,
	variantIds,
} from './options.js';
import {partsIn} from './parts.js';
import {parseAtLeast, parseInRange, parseShard, parseWord, singleValue} from './values.js';

/** What the program must do. */
export type Command =
	| {readonly type: 'say'; readonly words: Words}
	| {readonly type: 'version'}
	| {readonly type: 'refuse'; readonly words: Words}
	| {
			readonly type: 'print';
			readonly format: FormatName;
			readonly request: Request;
			readonly destination: Destination;
	  }
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
	const optionValue = (name: OptionName) => singleValue(`--${name}`, options.get(name));
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
	const screen = parseWord('--screen', optionValue('screen'), screenIds);
	const isExploring = isTerminal && !format;
	const size = parseInRange(undefined, singleValue(undefined, positionals), smallestSize, largestSize);
	const files = options.get('from');
	const values: Values = {
		size: size ?? 8,
		variant: parseWord('--variant', optionValue('variant'), variantIds),
		// Whether there is a step or solution 0 depends on the screen.
		at: parseAtLeast('--at', optionValue('at'), screen || isExploring ? 0 : 1),
		limit: parseAtLeast('--limit', optionValue('limit'), 1),
		jobs: parseInRange('--jobs', optionValue('jobs'), 1, maximumJobs),
		shard: parseShard('--shard', optionValue('shard')),
		sources: files && {files, size},
		file: optionValue('output'),
		lesson: parseInRange('--lesson', optionValue('lesson'), 1, chapterCount),
	};
	return isExploring ? exploreCommand(options, values, screen) : printCommand(options, values, format);
}

/** The values of the options that are given. */
type Values = {
	readonly size: number;
	readonly variant: VariantId | undefined;
	readonly at: number | undefined;
	readonly limit: number | undefined;
	readonly jobs: number | undefined;
	readonly shard: Shard | undefined;
	readonly sources: Sources | undefined;
	readonly file: string | undefined;
	/** The chapter of the lesson, from 1. */
	readonly lesson: number | undefined;
};

function exploreCommand(options: Arguments['options'], {size, variant, at, lesson}: Values, given?: ScreenId): Command {
	const screen = lesson === undefined ? given : 'lesson';
	refuseAny(
		options,
		['limit', 'output', 'force', 'jobs', 'shard', 'from'],
		(name) => (text) => text.onlyWith(name, '--print'),
	);
	refuseAny(
		options,
		lesson === undefined ? [] : ['screen', 'at'],
		(name) => (text) => text.notTogether(name, '--lesson'),
	);
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
		screen: screen ?? 'solutions',
		at,
		given: partsIn(options),
		display: displayOptions.filter((name) => options.has(name)),
		isAscii: options.has('ascii') || (options.has('no-ascii') ? false : undefined),
		wantsColour: !options.has('no-color'),
		isAccessible: options.has('accessible'),
		hasMouse: options.has('mouse'),
	};
}

/** How to count: each of these options excludes the others beside it. */
const exclusions: readonly (readonly [OptionName, readonly OptionName[]])[] = [
	['from', ['variant', 'fundamental', 'jobs', 'shard']],
	['variant', ['jobs', 'shard']],
	['fundamental', ['jobs', 'shard']],
];

function printCommand(options: Arguments['options'], values: Values, format?: FormatName): Command {
	const {size, variant, at, limit, jobs, shard, sources, file} = values;
	refuseAny(
		options,
		positionOptions.filter((option) => !printOptions.some((each) => each === option)),
		(name) => (text) => (format ? text.notTogether(name, '--print') : text.needsTerminal(name)),
	);
	const {acceptedOptions}: Format = formats[format ?? 'boards'];
	const notAccepted = printOptions.filter((option) => !acceptedOptions.includes(option));
	refuseAny(
		options,
		notAccepted,
		(name) => (text) => (format ? text.notTogether(name, `--print ${format}`) : text.onlyWith(name, '--print')),
	);
	refuseAny(
		options,
		at === undefined ? [] : ['limit', 'fundamental'],
		(name) => (text) => text.notTogether('--at', name),
	);
	for (const [name, others] of exclusions) {
		refuseAny(options, options.has(name) ? others : [], (refused) => (text) => text.notTogether(refused, `--${name}`));
	}

	refuseAny(options, file === undefined ? ['force'] : [], (name) => (text) => text.onlyWith(name, '--output'));
	return {
		type: 'print',
		format: format ?? 'boards',
		request: {
			size,
			variant: variant && variantOf(variant),
			at,
			limit: limit ?? Number.POSITIVE_INFINITY,
			isFundamentalOnly: options.has('fundamental'),
			jobs,
			shard: shard ?? {number: 1, of: 1},
			sources,
		},
		destination: {file: file === '-' ? undefined : file, isReplacing: options.has('force')},
	};
}

/** Throws a Refusal for the first of the refused options that is given. */
function refuseAny(
	given: Arguments['options'],
	refused: readonly OptionName[],
	wordsOf: (name: string) => Words,
): void {
	const name = refused.find((each) => given.has(each));
	if (name) {
		throw new Refusal(wordsOf(`--${name}`));
	}
}
