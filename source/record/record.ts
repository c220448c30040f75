import {writeFileSync} from 'node:fs';
import process from 'node:process';
import chalk from 'chalk';
import type {WritePicture} from '../app/effects.js';
import {drawFrame, type FrameProps} from '../app/frame.js';
import type {Model} from '../explorer/model.js';
import {writeToStandardOutput} from '../print/standard-output.js';
import {screensOf} from '../screens/index.js';
import type {Start} from '../screens/start.js';
import {type ColourLevel, colourLevel, supportsUnicode} from '../terminal/capabilities.js';
import {codeOf, ReportedError, reasonOf} from '../text/refusal.js';
import {svgOf} from './picture/svg.js';
import {captionOf, type Plan, recordingOf} from './recording.js';
import type {RecordingName} from './recordings.js';

export type RecordOptions = Pick<Plan, 'range' | 'speed'> & {
	readonly format: RecordingName;
	readonly start: Start & {readonly isAscii: boolean | undefined; readonly wantsColour: boolean};
	readonly window: Model['window'];
};

/** Throws a Refusal before anything is written. */
export async function record(options: RecordOptions, speaking: Pick<Model, 'language' | 'text'>): Promise<void> {
	const {format, start, window} = options;
	const isAscii = start.isAscii ?? (format === 'screen' && !supportsUnicode(process.env));
	const drawing = {speaking: {...speaking, isAscii, window}, level: levelOf(options)};
	const recording = await recordingOf(screensOf(start), {...options, ...drawing});
	const {frames} = recording;
	await writeToStandardOutput([format === 'picture' ? svgOf(frames, recording) : `${frames[0]!.join('\n')}\n`]);
}

export const writePicture: WritePicture = async (name, frame) => {
	for (let number = 1; ; number++) {
		const file = number === 1 ? `${name}.svg` : `${name}-${number}.svg`;
		try {
			writeFileSync(file, stillOf(frame), {flag: 'wx'});
			return file;
		} catch (error) {
			if (codeOf(error) !== 'EEXIST') {
				throw new ReportedError((text) => text.notWritten(file, reasonOf(error)), {cause: error});
			}
		}
	}
};

/** A screen has the colours of the output. */
function levelOf({format, start: {wantsColour}}: RecordOptions): ColourLevel {
	const ofPicture = wantsColour ? 3 : 0;
	return format === 'screen' ? colourLevel(process.env, wantsColour, chalk.level) : ofPicture;
}

export function stillOf(frame: FrameProps): string {
	return svgOf([drawFrame(frame, 3)], captionOf(frame));
}
