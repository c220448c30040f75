import type {ExploreOptions} from '../components/explore.js';
import {screens, showsSteps} from '../explorer/screen.js';
import {mostJobs} from '../print/count.js';
import {type Format, type FormatName, formats, printOptions} from '../print/formats.js';
import type {Destination} from '../print/print.js';
import type {Request} from '../print/request.js';
import {largestSize, smallestSize, variantOf} from '../solver/index.js';
import {text} from '../text/en.js';
import {Refusal} from '../text/refusal.js';
import {type Arguments, readArguments} from './arguments.js';
import {completion} from './completion.js';
import {formatNames, type OptionName, shells, usage, variantIds} from './options.js';
import {atLeast, oneOf, only, shardOf, wholeNumber, within} from './values.js';

/** What the command line asks for. */
export type Command =
	| {readonly type: 'help'; readonly text: string}
	| {readonly type: 'version'}
	| {readonly type: 'wrong'; readonly message: string}
	| {
			readonly type: 'print';
			readonly format: FormatName;
			readonly request: Request;
			readonly destination: Destination;
	  }
	| ({readonly type: 'explore'} & ExploreOptions);

/** Reads the arguments. Whether there is a terminal at both ends decides between exploring and printing. */
export function parseCommandLine(argv: readonly string[], isTerminal: boolean): Command {
	try {
		return parse(argv, isTerminal);
	} catch (error) {
		if (error instanceof Refusal) {
			return {type: 'wrong', message: error.message};
		}

		throw error;
	}
}

function parse(argv: readonly string[], isTerminal: boolean): Command {
	const {options, words} = readArguments(argv);
	if (options.has('help')) {
		return {type: 'help', text: usage()};
	}

	if (options.has('version')) {
		return {type: 'version'};
	}

	const given = (name: OptionName) => only(`--${name}`, options.get(name));
	const shell = oneOf('--completion', given('completion'), shells);
	if (shell) {
		return {type: 'help', text: completion(shell)};
	}

	const size = wholeNumber(text.size, only(text.size, words) ?? '8', smallestSize, largestSize);
	const variant = oneOf('--variant', given('variant'), variantIds);
	const format = oneOf('--print', given('print'), formatNames);
	const screen = oneOf('--screen', given('screen'), screens);
	const limit = atLeast('--limit', given('limit'), 1);
	const at = atLeast('--at', given('at'), screen && showsSteps(screen) ? 0 : 1);
	const file = given('output');
	const jobs = within('--jobs', given('jobs'), 1, mostJobs);
	const shard = shardOf('--shard', given('shard'));
	if (isTerminal && !format) {
		refuseAny(options, ['limit', 'fundamental', 'output', 'force', 'jobs', 'shard'], (name) =>
			text.onlyWith(name, '--print'),
		);
		refuseAny(options, screen === 'play' ? ['at'] : [], (name) => text.notTogether(name, '--screen play'));
		return {
			type: 'explore',
			size,
			variant: variant ?? 'scan',
			screen: screen ?? 'solutions',
			at,
			isAscii: options.has('ascii'),
			wantsColour: !options.has('no-color'),
			isAccessible: options.has('accessible'),
		};
	}

	refuseAny(options, ['screen'], (name) => (format ? text.notTogether(name, '--print') : text.needsTerminal(name)));
	const {takes}: Format = formats[format ?? 'boards'];
	const notTaken = printOptions.filter((option) => !takes.includes(option));
	refuseAny(options, notTaken, (name) =>
		format ? text.notTogether(name, `--print ${format}`) : text.onlyWith(name, '--print'),
	);
	refuseAny(options, at === undefined ? [] : ['limit', 'fundamental'], (name) => text.notTogether('--at', name));
	for (const slow of ['variant', 'fundamental'] as const) {
		refuseAny(options, options.has(slow) ? ['jobs', 'shard'] : [], (name) => text.notTogether(name, `--${slow}`));
	}

	refuseAny(options, file === undefined ? ['force'] : [], (name) => text.onlyWith(name, '--output'));
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
		},
		destination: {file: file === '-' ? undefined : file, isReplacing: options.has('force')},
	};
}

/** Refuses the first of these options that is given. */
function refuseAny(
	given: Arguments['options'],
	refused: readonly OptionName[],
	message: (name: string) => string,
): void {
	const name = refused.find((each) => given.has(each));
	if (name) {
		throw new Refusal(message(`--${name}`));
	}
}
