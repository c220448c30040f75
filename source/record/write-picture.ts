import {writeFile} from 'node:fs/promises';
import type {WritePicture} from '../components/explore/save-picture.js';
import {stillOf} from './picture/still.js';

export const writePicture: WritePicture = async (file, isReplacing, frame) => {
	await writeFile(file, stillOf(frame), {flag: isReplacing ? 'w' : 'wx'});
};
