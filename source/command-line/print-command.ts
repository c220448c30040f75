import {maximumJobs} from '../print/count.js';
import type {Destination} from '../print/destination.js';
import {type Format, type FormatName, formats, printOptions} from '../print/formats.js';
import type {Request} from '../print/request.js';
import type {Arguments} from './arguments.js';
import {positionOptions} from './options.js';
import {parseRange, parseShare, parseVariant} from './values.js';

export type PrintCommand = {
	readonly type: 'print';
	readonly format: FormatName;
	readonly request: Request;
	readonly destination: Destination;
};

/** Without a format, boards: there is no terminal to explore in. */
export function printCommand(args: Arguments, size: number | undefined, chosen: FormatName | undefined): PrintCommand {
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

export function destinationOf(args: Arguments): Destination {
	const file = args.value('output');
	args.refuseWithout('--output', file === undefined ? ['force'] : []);
	return {file: file === '-' ? undefined : file, isReplacing: args.has('force')};
}
