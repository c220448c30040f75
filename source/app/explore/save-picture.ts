import process from 'node:process';
import type {Store} from '../../explorer/store.js';
import type {Display} from '../../panels/display.js';
import {pictureName, saved} from '../../screens/everywhere/save.js';
import type {Screens} from '../../screens/screen.js';
import {messageOf} from '../../text/failure.js';
import type {FrameProps} from '../frame.js';

/** Writes a picture of a frame to a file of this name in the current folder, or of the next free one, and returns that. */
export type WritePicture = (name: string, frame: FrameProps) => Promise<string>;

/** Writes a picture of the screen, and says in the model which file it is in, or why there is none. */
export async function savePicture(
	store: Store,
	screens: Screens,
	display: Display,
	write: WritePicture,
): Promise<void> {
	const model = store.get();
	const frame = {
		model: {...model, notice: undefined, repaints: 0},
		knowledge: store.knowledge,
		screens,
		display: {...display, text: model.text},
	};
	try {
		const file = await write(pictureName(screens, model), frame);
		const folder = process.cwd();
		store.change((now) => saved(now, (text) => text.pictureSaved(file, folder)));
	} catch (error) {
		store.change((now) => saved(now, (text) => messageOf(error, text)));
	}
}
