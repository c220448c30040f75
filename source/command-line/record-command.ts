import type {RecordOptions} from '../record/record.js';
import {isMoving, type RecordingName} from '../record/recordings.js';
import type {Arguments} from './arguments.js';
import type {OptionName} from './options.js';
import {refuseAny} from './refuse.js';

export type RecordCommand = {readonly type: 'record'} & RecordOptions;

/** The values of the options of a recording. */
type Values = Pick<RecordOptions, 'range' | 'speed'> & {
	readonly window: RecordOptions['window'] | undefined;
	readonly file: string | undefined;
};

/** The options of a recording that the explorer does not have. */
const ownOptions: readonly OptionName[] = ['window', 'speed', 'output', 'force'];

/** A recording starts where the explorer would: `startOf` reads the other options. */
export function recordCommand(
	options: Arguments['options'],
	{range, window, speed, file}: Values,
	format: RecordingName,
	startOf: (others: Arguments['options']) => RecordOptions['start'],
): RecordCommand {
	refuseAny(
		options,
		['limit', 'fundamental', 'jobs', 'shard', 'accessible', ...(isMoving(format) ? [] : ['speed' as const])],
		(name) => (text) => text.notTogether(name, `--print ${format}`),
	);
	const isRange = range && range.first !== range.last;
	refuseAny(options, isRange ? [] : ['speed'], (name) => (text) => text.onlyWith(name, '--at A..B'));
	refuseAny(options, file === undefined ? ['force'] : [], (name) => (text) => text.onlyWith(name, '--output'));
	return {
		type: 'record',
		format,
		start: startOf(new Map([...options].filter(([name]) => !ownOptions.includes(name)))),
		range,
		window: window ?? {columns: 80, rows: 24},
		speed,
		destination: {file: file === '-' ? undefined : file, isReplacing: options.has('force')},
	};
}
