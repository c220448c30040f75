import type {Store} from '../explorer/store.js';
import type {AlternateScreen} from '../terminal/alternate-screen.js';

/** Longer, in milliseconds, than Ink takes to draw a frame: it must not miss one repainting for the next. */
const delay = 50;

/** Returns a function that has the whole screen cleared and drawn anew, a moment later and however often it is called. */
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
			store.dispatch({type: 'repaint'});
		}, delay);
	};
}
