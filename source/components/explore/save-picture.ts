import {closed} from '../../explorer/overlay.js';
import type {Store} from '../../explorer/store.js';
import type {Display} from '../../panels/display.js';
import {saved, saving} from '../../screens/everywhere/save.js';
import type {Screens} from '../../screens/screen.js';
import {codeOf} from '../../text/failure.js';
import type {FrameProps} from '../frame.js';

/** Writes a picture of a frame to a file. Unless it may replace one, it throws EEXIST if there is a file with this name. */
export type WritePicture = (file: string, isReplacing: boolean, frame: FrameProps) => Promise<void>;

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
		display,
	};
	try {
		await write(typed, isTaken, {...frame, display: {...display, text: model.text}});
		store.change(saved);
	} catch (error) {
		store.change((now) =>
			saving.with(
				now,
				codeOf(error) === 'EEXIST'
					? {isTaken: true}
					: {isTaken: false, failure: error instanceof Error ? error.message : String(error)},
			),
		);
	}
}
