import process from 'node:process';
import chalk from 'chalk';
import type {Model} from '../explorer/model.js';
import {type Destination, writeTo} from '../print/destination.js';
import {screensOf} from '../screens/index.js';
import type {Start} from '../screens/start.js';
import {type ColourLevel, colourLevel, supportsUnicode} from '../terminal/capabilities.js';
import {svgOf} from './picture/svg.js';
import {type Plan, recordingOf} from './recording.js';
import type {RecordingName} from './recordings.js';

export type RecordOptions = Pick<Plan, 'range' | 'speed'> & {
	readonly format: RecordingName;
	readonly start: Start & {readonly isAscii: boolean | undefined; readonly wantsColour: boolean};
	readonly window: Model['window'];
	readonly destination: Destination;
};

/** Throws a Refusal before anything is written. */
export async function record(options: RecordOptions, speaking: Pick<Model, 'language' | 'text'>): Promise<void> {
	const {format, start, window, destination} = options;
	const isAscii = start.isAscii ?? (format === 'screen' && !supportsUnicode(process.env));
	const drawing = {speaking: {...speaking, isAscii, window}, level: levelOf(options)};
	await writeTo(destination, async () => {
		const recording = await recordingOf(screensOf(start), {...options, ...drawing});
		const {frames} = recording;
		return [format === 'picture' ? svgOf(frames, recording) : `${frames[0]!.join('\n')}\n`];
	});
}

/** A screen has the colours of the output. */
function levelOf({format, start: {wantsColour}, destination: {file}}: RecordOptions): ColourLevel {
	if (format === 'screen') {
		const isPlain = file !== undefined && process.env['FORCE_COLOR'] === undefined;
		return colourLevel(process.env, wantsColour, isPlain ? 0 : chalk.level);
	}

	return wantsColour ? 3 : 0;
}
