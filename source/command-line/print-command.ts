import type {OptionId} from '../explorer/options/screen-option.js';
import type {Destination} from '../print/destination.js';
import {type Format, type FormatName, formats, printOptions} from '../print/formats.js';
import type {Request, Share, Sources} from '../print/request.js';
import {type VariantId, variantOf} from '../solver/index.js';
import {type Arguments, refuseAny} from './arguments.js';
import {positionOptions} from './options.js';

/** The command to print in a format. */
export type PrintCommand = {
	readonly type: 'print';
	readonly format: FormatName;
	readonly request: Request;
	readonly destination: Destination;
};

/** The values of the options for printing that are given. */
type Values = Pick<Request, 'size' | 'at' | 'jobs'> & {
	readonly variant: VariantId | undefined;
	readonly range: Request['steps'];
	readonly limit: number | undefined;
	readonly share: Share | undefined;
	readonly sources: Sources | undefined;
	readonly file: string | undefined;
};

/** How to count: each of these options excludes the others beside it. */
const exclusions: readonly (readonly [OptionId, readonly OptionId[]])[] = [
	['from', ['variant', 'fundamental', 'jobs', 'shard']],
	['variant', ['jobs', 'shard']],
	['fundamental', ['jobs', 'shard']],
];

/** What to print: solutions, or what is known about the search. */
export function printCommand(options: Arguments['options'], values: Values, format?: FormatName): PrintCommand {
	const {size, variant, at, range, limit, jobs, share, sources, file} = values;
	refuseAny(
		options,
		positionOptions.filter((option) => !printOptions.some((each) => each === option)),
		(name) => (text) => (format ? text.notTogether(name, '--print') : text.needsTerminal(name)),
	);
	const {acceptedOptions}: Format = formats[format ?? 'boards'];
	const notAccepted = printOptions.filter((option) => !acceptedOptions.includes(option));
	refuseAny(
		options,
		['window', 'only', ...notAccepted],
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

	const destination = destinationOf(options, file);
	return {
		type: 'print',
		format: format ?? 'boards',
		request: {
			size,
			variant: variant && variantOf(variant),
			at: format === 'steps' ? undefined : at,
			steps: range,
			limit: limit ?? Number.POSITIVE_INFINITY,
			isFundamentalOnly: options.has('fundamental'),
			jobs,
			share: share ?? {number: 1, of: 1},
			sources,
		},
		destination,
	};
}

/** Where to print: what `--output` says, with `--force` or without. Throws a Refusal for `--force` alone. */
export function destinationOf(options: Arguments['options'], file: string | undefined): Destination {
	refuseAny(options, file === undefined ? ['force'] : [], (name) => (text) => text.onlyWith(name, '--output'));
	return {file: file === '-' ? undefined : file, isReplacing: options.has('force')};
}
