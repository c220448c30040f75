import {useStdout} from 'ink';
import {useEffect} from 'react';
import type {Store} from '../explorer/store.js';
import type {Display} from '../panels/display.js';
import {newsOf, queensLines, statementsOf} from '../screens/everywhere/speech.js';
import type {Screens, Statements} from '../screens/screen.js';
import type {Text} from '../text/en.js';

/**
 * Writes lines of text that say what is on the screen, then what changes. Ctrl+L says everything again, and so does a change of
 * the language. The texts are those of the model.
 */
export function useSpeech(store: Store, screens: Screens, display: Display, isSpoken: boolean): void {
	const {write} = useStdout();
	useEffect(() => {
		if (!isSpoken) {
			return;
		}

		let said: Statements = {};
		let repaints = -1;
		let language: Text | undefined;
		const say = () => {
			const model = store.get();
			const {text} = model;
			const isAll = model.repaints !== repaints || text !== language;
			const statements = statementsOf(screens, model, store.knowledge, {...display, text});
			const queens = isAll ? queensLines(screens, model, store.knowledge) : [];
			const lines = [...newsOf(statements, isAll ? {} : said), ...queens];
			said = statements;
			repaints = model.repaints;
			language = text;
			if (lines.length > 0) {
				write(`${lines.join('\n')}\n`);
			}
		};

		say();
		return store.subscribe(say);
	}, [store, screens, display, isSpoken, write]);
}
