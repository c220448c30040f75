import {drawFrame, type FrameProps} from '../../app/frame.js';
import {Refusal} from '../../text/refusal.js';
import {captionOf, type Recording} from '../recording.js';
import {svgOf} from './svg.js';

/** Some megabytes. */
const mostFrames = 1000;

/** Throws a Refusal if there are too many frames. */
export async function* picture(recording: Recording): AsyncGenerator<string, undefined> {
	const {count, frames} = recording;
	if (count === undefined || count > mostFrames) {
		throw new Refusal((text) => text.tooManyFrames(mostFrames, count));
	}

	const drawn: (readonly string[])[] = [];
	for await (const lines of frames()) {
		drawn.push(lines);
		// Signals are handled between pieces.
		yield '';
	}

	yield svgOf(drawn, recording);
}

export function stillOf(frame: FrameProps): string {
	return svgOf([drawFrame(frame, 3)], captionOf(frame));
}
