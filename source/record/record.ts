import process from 'node:process';
import chalk from 'chalk';
import type {WritePicture} from '../app/effects.js';
import {drawFrame, type FrameProps} from '../app/frame.js';
import type {Model} from '../explorer/model.js';
import {type Destination, FileIsThere, writeTo} from '../print/destination.js';
import {screensOf} from '../screens/index.js';
import type {Start} from '../screens/start.js';
import {type ColourLevel, colourLevel, supportsUnicode} from '../terminal/capabilities.js';
import {svgOf} from './picture/svg.js';
import {captionOf, type Plan, recordingOf} from './recording.js';

export type RecordingName = 'screen' | 'picture';

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

export const writePicture: WritePicture = async (name, frame) => {
	for (let number = 1; ; number++) {
		const file = number === 1 ? `${name}.svg` : `${name}-${number}.svg`;
		try {
			await writeTo({file, isReplacing: false}, async () => [stillOf(frame)]);
			return file;
		} catch (error) {
			if (!(error instanceof FileIsThere)) {
				throw error;
			}
		}
	}
};

/** A screen has the colours of the output. */
function levelOf({format, start: {wantsColour}, destination: {file}}: RecordOptions): ColourLevel {
	if (format === 'screen') {
		const isPlain = file !== undefined && process.env['FORCE_COLOR'] === undefined;
		return colourLevel(process.env, wantsColour, isPlain ? 0 : chalk.level);
	}

	return wantsColour ? 3 : 0;
}

export function stillOf(frame: FrameProps): string {
	return svgOf([drawFrame(frame, 3)], captionOf(frame));
}
