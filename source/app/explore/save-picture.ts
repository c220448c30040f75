import {closed} from '../../explorer/overlay.js';
import type {Store} from '../../explorer/store.js';
import type {Display} from '../../panels/display.js';
import {saved, saving} from '../../screens/everywhere/save.js';
import type {Screens} from '../../screens/screen.js';
import {messageOf} from '../../text/failure.js';
import type {FrameProps} from '../frame.js';

/** Writes a picture of a frame to a file. Returns false if there is a file with this name and it may not replace that. */
export type WritePicture = (file: string, isReplacing: boolean, frame: FrameProps) => Promise<boolean>;

/** Writes a picture of the screen to the file that the user has named, and says in the model how it went. */
export async function savePicture(
	store: Store,
	screens: Screens,
	display: Display,
	write: WritePicture,
): Promise<void> {
	const model = store.get();
	const {typed, isTaken} = saving.of(model);
	const frame = {
		model: {...closed(model), notice: undefined, repaints: 0},
		knowledge: store.knowledge,
		screens,
		display: {...display, text: model.text},
	};
	try {
		const isWritten = await write(typed, isTaken, frame);
		store.change(isWritten ? saved : (now) => saving.with(now, {isTaken: true}));
	} catch (error) {
		store.change((now) => saving.with(now, {isTaken: false, failure: (text) => messageOf(error, text)}));
	}
}
