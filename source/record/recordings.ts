export const recordingNames = ['screen', 'picture', 'cast'] as const;
export type RecordingName = (typeof recordingNames)[number];

export function isRecording(format: string | undefined): format is RecordingName {
	return recordingNames.some((name) => name === format);
}

export function isMoving(format: RecordingName): boolean {
	return format !== 'screen';
}

/** In cells. */
export const largestWindow = {columns: 400, rows: 200};

export const highestFrameRate = 100;

/** Before the first frame comes again, or the recording ends. */
export const lastFrameSeconds = 2;
