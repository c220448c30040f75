import {useStdout} from 'ink';
import {useEffect} from 'react';
import type {Model} from '../explorer/model.js';
import type {Store} from '../explorer/store.js';
import {spokenLines} from '../panels/spoken.js';

/** Says in lines of text what is on the screen and then whatever changes, for those who do not see a picture; all again when it is repainted. */
export function useSpeech(store: Store, isSpoken: boolean): void {
	const {write} = useStdout();
	useEffect(() => {
		if (!isSpoken) {
			return;
		}

		let said: Model | undefined;
		const say = () => {
			const model = store.get();
			const lines = spokenLines(said?.repaints === model.repaints ? said : undefined, model);
			said = model;
			if (lines.length > 0) {
				write(`${lines.join('\n')}\n`);
			}
		};

		say();
		return store.subscribe(say);
	}, [store, isSpoken, write]);
}
