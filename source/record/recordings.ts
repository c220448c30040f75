import type {Counted} from '../explorer/goal.js';

/** The formats of `--print` that draw what the explorer shows, and whether a range of them moves, at a speed. */
const recordings = {
	screen: {isMoving: false},
	picture: {isMoving: true},
	cast: {isMoving: true},
} as const;

/** The name of such a format. */
export type RecordingName = keyof typeof recordings;

/** The names of these formats. */
export const recordingNames = Object.keys(recordings).filter((name): name is RecordingName => name in recordings);

/** Whether a format is one of these. */
export function isRecording(format: string | undefined): format is RecordingName {
	return recordingNames.some((name) => name === format);
}

/** Whether a range in this format moves. */
export function isMoving(format: RecordingName): boolean {
	return recordings[format].isMoving;
}

/** Steps or solutions, from the first to the last. Without a last, up to the end. */
export type Range = {readonly first: number; readonly last: number | undefined};

/** A range with what its numbers count. Its end may be unknown. */
export type CountedRange = Range & {readonly what: Counted};

/** The largest window that is drawn, in cells. */
export const largestWindow = {columns: 400, rows: 200};

/** The most frames a second. */
export const highestFrameRate = 100;

/** How long the last frame is shown, in seconds: before the first one comes again, or before the recording ends. */
export const lastFrameSeconds = 2;
