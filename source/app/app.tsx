/*
 * From a key to a frame:
 *
 * 1. terminal/input-gate.ts reads what the terminal sends, terminal/key-decoder.ts splits it into keys, and the gate
 *    gives them to Ink one at a time.
 * 2. useInput, below, names the key, and gives it to the store (screens/store.ts), which keeps the
 *    model outside React.
 * 3. screens/press.ts finds the row that has the key: of what is open over the screen, of the screen itself, such as
 *    screens/search/index.ts, or of all screens (screens/index.ts).
 * 4. The change of that row makes the next Model (explorer/model.ts) from the model and from Knowledge
 *    (explorer/knowledge.ts), often with explorer/navigation.ts. Where a key goes beyond what is known, it first reads the
 *    tape on, for some milliseconds.
 * 5. settled() in screens/screen.ts adds what follows from every change, such as what a screen forgets when it is left.
 * 6. A row with an effect acts on the terminal, too: app/effects.ts copies, saves, redraws or suspends.
 * 7. The store tells React. app/frame.tsx draws header, screen and footer; the component of the screen, such as
 *    screens/search/search.tsx, gets what it shows from pure functions, and draws it with components/.
 * 8. Ink lays it out, and terminal/output-gate.ts writes what differs from the frame before.
 *
 * Without a key, app/hooks.ts changes the model as time passes, when the window gets another size or the language its
 * texts, and reads more of the search between frames; app/running.ts brings the runs of the user's program, and
 * app/explore.tsx what the terminal answers of its brightness and width.
 */
import {Box, type Key, useApp, useInput} from 'ink';
import {useEffect, useSyncExternalStore} from 'react';
import type {Effect} from '../explorer/keymap.js';
import type {Screens} from '../screens/screen.js';
import type {Store} from '../screens/store.js';
import {Frame} from './frame.js';
import {compute, useLanguage, usePlayback, useSpeech, useWindow} from './hooks.js';

type AppProps = {
	readonly store: Store;
	readonly screens: Screens;
	readonly isSpoken: boolean;
	readonly onEffect: (effect: Effect) => void;
};

export function App({store, screens, isSpoken, onEffect}: AppProps) {
	const model = useSyncExternalStore(store.subscribe, store.get);
	const {exit} = useApp();
	useInput((input, key) => {
		// The list of the menu is focused, and hears a key first: one that has closed it is not for the screen below.
		const isTaken = model.overlay === 'menu' && store.get().overlay !== 'menu';
		const effect = isTaken ? undefined : store.press(keyName(input, key));
		if (effect) {
			onEffect(effect);
		}
	});

	useLanguage(store, model.language);
	usePlayback(store, screens, model);
	useSpeech(store, screens, isSpoken);
	useWindow(store);
	useEffect(() => compute(store), [store]);
	useEffect(() => {
		if (model.exit) {
			exit();
		}
	}, [model.exit, exit]);

	// The last frame would be erased at once. A spoken menu is not drawn, but acts on its keys.
	if (model.exit || (isSpoken && model.overlay !== 'menu')) {
		return null;
	}

	return (
		<Box display={isSpoken ? 'none' : 'flex'}>
			<Frame model={model} knowledge={store.knowledge} screens={screens} onChange={store.change} />
		</Box>
	);
}

const modifiers = /^(?:ctrl|shift|meta|super|hyper|capsLock|numLock)$/;

/** Keys that are no character have Ink's names in lower case, without `Arrow`; Return is `enter`. */
function keyName(input: string, key: Key): string {
	const special = Object.entries(key).find(([name, isPressed]) => isPressed === true && !modifiers.test(name))?.[0];
	if (special) {
		const name = special.replace('Arrow', '').replace('return', 'enter').toLowerCase();
		return key.shift ? `shift-${name}` : name;
	}

	if (input === ' ') {
		return 'space';
	}

	return key.ctrl ? `ctrl-${input}` : input;
}
