import type {Store} from '../../explorer/store.js';
import type {AlternateScreen} from '../../terminal/alternate-screen.js';

/** In milliseconds. Longer than Ink takes to draw a frame, so that no repaint is lost. */
const delay = 50;

/** Returns a function that clears the screen and draws it again after a moment, once for several calls. */
export function createRepainter(store: Store, screen: AlternateScreen): () => void {
	let isDue = false;
	return () => {
		if (isDue) {
			return;
		}

		isDue = true;
		setTimeout(() => {
			isDue = false;
			screen.clear();
			store.change((model) => ({...model, repaints: model.repaints + 1}));
		}, delay);
	};
}
