import {useStdout} from 'ink';
import {useEffect} from 'react';
import type {Store} from '../explorer/store.js';
import {newsOf, queensLines, type Statements, statementsOf} from '../panels/spoken.js';

/** Says in lines of text what is on the screen and then whatever changes, for those who do not see a picture; all again when it is repainted. */
export function useSpeech(store: Store, isSpoken: boolean): void {
	const {write} = useStdout();
	useEffect(() => {
		if (!isSpoken) {
			return;
		}

		let said: Statements = {};
		let repaints = -1;
		const say = () => {
			const model = store.get();
			const isAnew = model.repaints !== repaints;
			const statements = statementsOf(model);
			const lines = [...newsOf(statements, isAnew ? {} : said), ...(isAnew ? queensLines(model) : [])];
			said = statements;
			repaints = model.repaints;
			if (lines.length > 0) {
				write(`${lines.join('\n')}\n`);
			}
		};

		say();
		return store.subscribe(say);
	}, [store, isSpoken, write]);
}
