import {useApp, useInput} from 'ink';
import {useEffect, useSyncExternalStore} from 'react';
import {actionFor} from '../explorer/keymap.js';
import type {Action} from '../explorer/model.js';
import type {Store} from '../explorer/store.js';
import type {Display} from '../panels/display.js';
import {keyName} from '../terminal/key-name.js';
import {Frame} from './frame.js';
import {useGrowth} from './use-growth.js';
import {usePlayback} from './use-playback.js';
import {useReading, useTimeline} from './use-reading.js';
import {useSpeech} from './use-speech.js';
import {useWindow} from './use-window.js';

export type AppProps = {
	readonly store: Store;
	readonly display: Display;
	/** In lines of text rather than as a picture. */
	readonly isSpoken: boolean;
	/** What no model can do. */
	readonly onSuspend: () => void;
	readonly onRedraw: () => void;
	/** The window has changed its size. */
	readonly onResize: () => void;
};

/** The program: everything that happens goes to the store, and what it makes of it is drawn. */
export function App({store, display, isSpoken, onSuspend, onRedraw, onResize}: AppProps) {
	const model = useSyncExternalStore(store.subscribe, store.get);
	const {exit} = useApp();
	const onAction = (action: Action) => {
		store.dispatch(action);
		if (action.type === 'suspend') {
			onSuspend();
		} else if (action.type === 'redraw') {
			onRedraw();
		}
	};

	useInput((input, key) => {
		const action = actionFor(store.get(), keyName(input, key));
		if (action) {
			onAction(action);
		}
	});

	usePlayback(store, model.isPlaying);
	useReading(store);
	useSpeech(store, isSpoken);
	useGrowth(store, model.growth.isMeasuring);
	useTimeline(store, model.size);
	useWindow(store, onResize);

	useEffect(() => {
		if (model.exit) {
			exit();
		}
	}, [model.exit, exit]);

	return isSpoken ? null : <Frame model={model} display={display} onAction={onAction} />;
}
