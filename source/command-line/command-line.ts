import type {CheckOptions} from '../check/check.js';
import type {OptionId} from '../explorer/keymap.js';
import {maximumJobs} from '../print/count.js';
import type {Destination} from '../print/destination.js';
import {type Format, type FormatName, formats, printOptions} from '../print/formats.js';
import type {Request} from '../print/request.js';
import {largestSize, smallestSize} from '../solver/board.js';
import {parseWholeNumber, Refusal, type Words} from '../text/refusal.js';
import {type Arguments, readArguments, singleValue} from './arguments.js';
import {type ExploreCommand, exploreCommand, type RecordCommand, recordCommand} from './explore-command.js';
import {codeIds, formatNames, languageIds, options, positionOptions, usage} from './options.js';
import {destinationOf, parseRange, parseShare, parseVariant} from './values.js';

type CheckCommand = {readonly type: 'check'} & CheckOptions;

export type Command =
	| {readonly type: 'say'; readonly words: Words}
	| {readonly type: 'version'}
	| PrintCommand
	| RecordCommand
	| CheckCommand
	| ExploreCommand;

/**
 * Without `--print`, the program explores if both standard input and standard output are a terminal (`isTerminal`), and
 * prints boards otherwise; with `--run` and `--replay`, standard input can be a pipe. Throws a Refusal for what is not understood.
 */
export function parseCommandLine(argv: readonly string[], isTerminal: boolean, isOutputTerminal = isTerminal): Command {
	const args = readArguments(argv);
	args.word('lang', languageIds);
	if (args.has('help')) {
		return {type: 'say', words: usage};
	}

	if (args.has('version')) {
		return {type: 'version'};
	}

	const format = args.word('print', formatNames);
	const positional = singleValue(undefined, args.positionals);
	const size =
		positional === undefined ? undefined : parseWholeNumber(undefined, positional, smallestSize, largestSize);
	const files = args.options.get('check');
	if (files) {
		return checkCommand(args, files, size, format);
	}

	const name = (['run', 'replay'] as const).find((option) => args.has(option));
	args.refuseWithout('--check', name ? [] : ['from-one']);
	if (format === 'screen' || format === 'picture') {
		return recordCommand(args, size, format);
	}

	if (name && format) {
		throw new Refusal((text) => text.notTogether(`--print ${format}`, `--${name}`));
	}

	if (name && !isOutputTerminal) {
		throw new Refusal((text) => text.needsExplorer(`--${name}`));
	}

	return (name || isTerminal) && !format ? exploreCommand(args, size) : printCommand(args, size, format);
}

const checkOptions: readonly OptionId[] = ['from-one', 'check', 'code', 'fundamental', 'limit', 'print', 'lang'];

function checkCommand(
	args: Arguments,
	files: readonly string[],
	size: number | undefined,
	format: string | undefined,
): CheckCommand {
	const others = options.map(({name}) => name).filter((name) => !checkOptions.includes(name));
	args.refuseWith('--check', others);
	const inputs = files.filter((file) => file === '-');
	if (inputs.length > 1) {
		throw new Refusal((text) => text.moreThanOne('--check -', inputs));
	}

	if (format !== undefined && format !== 'json') {
		throw new Refusal((text) => text.notTogether(`--print ${format}`, '--check'));
	}

	args.refuseBeside('fundamental', ['limit']);
	return {
		type: 'check',
		files,
		exercise: {
			size,
			base: args.has('from-one') ? 1 : undefined,
			isFundamentalOnly: args.has('fundamental'),
			limit: args.number('limit', 1),
		},
		isJson: format === 'json',
		// What most beginners write.
		code: args.word('code', codeIds) ?? 'python',
	};
}

type PrintCommand = {
	readonly type: 'print';
	readonly format: FormatName;
	readonly request: Request;
	readonly destination: Destination;
};

/** Without a format, boards: there is no terminal to explore in. */
function printCommand(args: Arguments, size: number | undefined, chosen: FormatName | undefined): PrintCommand {
	const format = chosen ?? 'boards';
	const {acceptedOptions}: Format = formats[format];
	const ofScreens = positionOptions
		.map(({name}) => name)
		.filter((option) => option !== 'variant' && !printOptions.some((name) => name === option));
	const notAccepted = printOptions.filter((option) => !acceptedOptions.includes(option));
	args.refuse(ofScreens, (name) => (text) => text.needsExplorer(name));
	args.refuseWith(`--print ${format}`, ['window', ...notAccepted]);
	args.refuseBeside('fundamental', ['at', 'jobs', 'shard']);
	args.refuseBeside('limit', ['at']);

	const areSteps = format === 'steps';
	return {
		type: 'print',
		format,
		request: {
			size: size ?? 8,
			variant: args.parsed('variant', (what, value) => parseVariant(size, what, value)) ?? 'scan',
			at: areSteps ? undefined : args.number('at', 1),
			steps: areSteps ? args.parsed('at', parseRange) : undefined,
			limit: args.number('limit', 1) ?? Number.POSITIVE_INFINITY,
			isFundamentalOnly: args.has('fundamental'),
			jobs: args.number('jobs', 1, maximumJobs),
			share: args.parsed('shard', parseShare) ?? {number: 1, of: 1},
		},
		destination: destinationOf(args),
	};
}
