/** The formats of `--print` that draw what the explorer shows. */
export const recordingNames = ['screen', 'picture', 'cast'] as const;
export type RecordingName = (typeof recordingNames)[number];

export function isRecording(format: string | undefined): format is RecordingName {
	return recordingNames.some((name) => name === format);
}

/** Whether a range in this format moves, at a speed. */
export function isMoving(format: RecordingName): boolean {
	return format !== 'screen';
}

/** Steps or solutions, from the first to the last. Without a last, up to the end. */
export type Range = {readonly first: number; readonly last: number | undefined};

/** The largest window that is drawn, in cells. */
export const largestWindow = {columns: 400, rows: 200};

export const highestFrameRate = 100;

/** How long the last frame is shown, in seconds: before the first one comes again, or before the recording ends. */
export const lastFrameSeconds = 2;
