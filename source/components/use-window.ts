import {useStdout} from 'ink';
import {useEffect} from 'react';
import type {Store} from '../explorer/store.js';

/** Keeps the size of the terminal in the model. A terminal may have shifted what was on it, so all is drawn anew. */
export function useWindow(store: Store, onResize: () => void): void {
	const {stdout} = useStdout();
	useEffect(() => {
		const measure = () => {
			store.dispatch({type: 'window', columns: stdout.columns, rows: stdout.rows});
			onResize();
		};

		stdout.on('resize', measure);
		return () => {
			stdout.off('resize', measure);
		};
	}, [store, stdout, onResize]);
}
