import {useStdout} from 'ink';
import {useEffect} from 'react';
import type {Store} from '../explorer/store.js';

/** Keeps the size of the terminal in the model. After a change everything is drawn again, as terminals may shift the text. */
export function useWindow(store: Store, onResize: () => void): void {
	const {stdout} = useStdout();
	useEffect(() => {
		const measure = () => {
			const {columns, rows} = stdout;
			store.change((model) => ({...model, window: {columns, rows}}));
			onResize();
		};

		stdout.on('resize', measure);
		return () => {
			stdout.off('resize', measure);
		};
	}, [store, stdout, onResize]);
}
