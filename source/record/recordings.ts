import type {Counted} from '../explorer/goal.js';

/** The formats of `--print` that draw what the explorer shows, and whether a range of them moves, at a speed. */
const recordings = {
	screen: {isMoving: false},
	picture: {isMoving: true},
	cast: {isMoving: true},
} as const;

export type RecordingName = keyof typeof recordings;

export const recordingNames = Object.keys(recordings).filter((name): name is RecordingName => name in recordings);

export function isRecording(format: string | undefined): format is RecordingName {
	return recordingNames.some((name) => name === format);
}

export function isMoving(format: RecordingName): boolean {
	return recordings[format].isMoving;
}

/** Steps or solutions, from the first to the last. Without a last, up to the end. */
export type Range = {readonly first: number; readonly last: number | undefined};

/** What the frames show, if that has numbers. Its end may be unknown. */
export type Span = Range & {readonly what: Counted};

/** The largest window that is drawn, in cells, and the highest speed, a second. */
export const largestWindow = {columns: 400, rows: 200};
export const highestSpeed = 100;
