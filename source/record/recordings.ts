export const recordingNames = ['screen', 'picture'] as const;
export type RecordingName = (typeof recordingNames)[number];

export function isRecording(format: string | undefined): format is RecordingName {
	return recordingNames.some((name) => name === format);
}

/** In cells. */
export const largestWindow = {columns: 400, rows: 200};

export const highestFrameRate = 100;
