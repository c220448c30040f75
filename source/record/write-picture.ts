import {writeFile} from 'node:fs/promises';
import type {WritePicture} from '../components/explore/save-picture.js';
import {stillOf} from './picture/still.js';

/** Writes a picture as the explorer asks for it. A file that is not replaced must not exist: else it throws EEXIST. */
export const writePicture: WritePicture = async (file, isReplacing, frame) => {
	await writeFile(file, stillOf(frame), {flag: isReplacing ? 'w' : 'wx'});
};
