import type {OptionId} from '../explorer/screen-option.js';
import {maximumJobs} from '../print/count.js';
import type {Destination} from '../print/destination.js';
import {type Format, type FormatName, formats, printOptions} from '../print/formats.js';
import type {Request} from '../print/request.js';
import {recordingNames} from '../record/recordings.js';
import type {Arguments} from './arguments.js';
import {positionOptions, variantIds} from './options.js';
import {parseRange, parseShare} from './values.js';

export type PrintCommand = {
	readonly type: 'print';
	readonly format: FormatName;
	readonly request: Request;
	readonly destination: Destination;
};

const exclusions: readonly (readonly [OptionId, readonly OptionId[]])[] = [
	['fundamental', ['at', 'jobs', 'shard']],
	['limit', ['at']],
];

/** Without a format, boards: there is no terminal to explore in. */
export function printCommand(given: Arguments, size: number | undefined, asked: FormatName | undefined): PrintCommand {
	const format = asked ?? 'boards';
	const {acceptedOptions}: Format = formats[format];
	const ofScreens = positionOptions
		.map(({name}) => name)
		.filter((option) => option !== 'variant' && !printOptions.some((each) => each === option));
	const notAccepted = printOptions.filter((option) => !acceptedOptions.includes(option));
	given.refuse(ofScreens, (name) => (text) => text.needsExplorer(name, recordingNames));
	given.refuseWith(`--print ${format}`, ['window', ...notAccepted]);
	for (const [name, others] of exclusions) {
		given.refuseWith(`--${name}`, given.has(name) ? others : []);
	}

	const areSteps = format === 'steps';
	return {
		type: 'print',
		format,
		request: {
			size: size ?? 8,
			variant: given.word('variant', variantIds) ?? 'scan',
			at: areSteps ? undefined : given.number('at', 1),
			steps: areSteps ? given.parsed('at', parseRange) : undefined,
			limit: given.number('limit', 1) ?? Number.POSITIVE_INFINITY,
			isFundamentalOnly: given.has('fundamental'),
			jobs: given.number('jobs', 1, maximumJobs),
			share: given.parsed('shard', parseShare) ?? {number: 1, of: 1},
		},
		destination: destinationOf(given),
	};
}

export function destinationOf(given: Arguments): Destination {
	const file = given.value('output');
	given.refuseWithout('--output', file === undefined ? ['force'] : []);
	return {file: file === '-' ? undefined : file, isReplacing: given.has('force')};
}
