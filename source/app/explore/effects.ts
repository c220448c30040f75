import process from 'node:process';
import type {Effect} from '../../explorer/keymap.js';
import type {Store} from '../../explorer/store.js';
import type {Display} from '../../panels/display.js';
import {wayBack} from '../../screens/everywhere/way-back/command.js';
import {screens} from '../../screens/index.js';
import type {AlternateScreen} from '../../terminal/alternate-screen.js';
import {clipboardSequence} from '../../terminal/clipboard.js';
import type {OutputGate} from '../../terminal/output-gate.js';
import {savePicture, type WritePicture} from './save-picture.js';

/** What the effects of keys act on. */
export type Affected = {
	readonly store: Store;
	readonly screen: AlternateScreen;
	readonly output: OutputGate;
	/** How pictures of the screen are drawn, and written. */
	readonly display: Display;
	readonly write: WritePicture;
	readonly redraw: () => void;
};

/** Returns a function that does what a key does outside the model. */
export function createEffects({store, screen, output, display, write, redraw}: Affected): (effect: Effect) => void {
	return (effect) => {
		switch (effect) {
			case 'suspend': {
				screen.suspend();
				break;
			}

			case 'redraw': {
				redraw();
				break;
			}

			case 'save': {
				void savePicture(store, screens, display, write);
				break;
			}

			case 'copy': {
				const {command, hasClipboard} = wayBack.of(store.get());
				if (hasClipboard) {
					// Through the same gate as the frames: it never falls within one.
					output.write(clipboardSequence(command, process.env));
				}

				break;
			}
		}
	};
}
