import type {Store} from '../../explorer/store.js';
import {placeTitle} from '../../screens/everywhere/place-title.js';
import type {Screens} from '../../screens/screen.js';
import type {AlternateScreen} from '../../terminal/alternate-screen.js';

/** The shortest time between two titles, in milliseconds. Playback and held keys would change it with each frame. */
const interval = 250;

/** Keeps the title of the window up to date: the screen, and the place on it. Returns a function that stops this. */
export function showTitle(store: Store, screens: Screens, screen: AlternateScreen): () => void {
	let timer: NodeJS.Timeout | undefined;
	const show = () => {
		timer = undefined;
		screen.title = placeTitle(screens, store.get(), store.knowledge);
	};
	show();
	const unsubscribe = store.subscribe(() => {
		timer ??= setTimeout(show, interval);
	});
	return () => {
		unsubscribe();
		clearTimeout(timer);
	};
}
