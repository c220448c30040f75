import type {OptionId} from '../explorer/options/screen-option.js';
import type {RecordOptions} from '../record/record.js';
import {highestFrameRate, isMoving, type RecordingName} from '../record/recordings.js';
import {type Arguments, refuseAny} from './arguments.js';
import {destinationOf} from './print-command.js';
import {parseInRange, singleValue} from './values.js';

/** The command to draw what the explorer shows. */
export type RecordCommand = {readonly type: 'record'} & RecordOptions;

/** The values of the options of a recording. */
type Values = Pick<RecordOptions, 'range' | 'only'> & {
	readonly window: RecordOptions['window'] | undefined;
	readonly file: string | undefined;
};

/** The options of a recording that the explorer does not have. */
const ownOptions: readonly OptionId[] = ['window', 'only', 'output', 'force'];

/** A recording starts where the explorer would: `startOf` reads the other options. */
export function recordCommand(
	options: Arguments['options'],
	{range, window, only, file}: Values,
	format: RecordingName,
	startOf: (others: Arguments['options']) => RecordOptions['start'],
): RecordCommand {
	refuseAny(
		options,
		['limit', 'jobs', 'shard', 'from', 'accessible', 'mouse'],
		(name) => (text) => text.notTogether(name, `--print ${format}`),
	);
	const isRange = range && range.first !== range.last;
	refuseAny(options, isRange ? ['fundamental'] : [], (name) => (text) => text.notTogether(name, '--at A..B'));
	// Otherwise it is an option of the screen.
	const hasSpeed = isMoving(format) && isRange;
	const own: readonly OptionId[] = hasSpeed ? [...ownOptions, 'speed'] : ownOptions;
	const destination = destinationOf(options, file);
	return {
		type: 'record',
		format,
		start: startOf(new Map([...options].filter(([name]) => !own.includes(name)))),
		range,
		window: window ?? {columns: 80, rows: 24},
		only,
		speed: hasSpeed
			? parseInRange('--speed', singleValue('--speed', options.get('speed')), 1, highestFrameRate)
			: undefined,
		destination,
	};
}
