import type {WritePicture} from '../components/explore/save-picture.js';
import {FileIsThere, writeToFile} from '../print/output-file.js';
import {stillOf} from './picture/still.js';

/** Writes a picture as the explorer asks for it: the whole file or none, as `--output` does. */
export const writePicture: WritePicture = async (file, isReplacing, frame) => {
	try {
		await writeToFile(file, isReplacing, async () => [stillOf(frame)]);
		return true;
	} catch (error) {
		if (error instanceof FileIsThere) {
			return false;
		}

		throw error;
	}
};
