import {useEffect} from 'react';
import type {Store} from '../explorer/store.js';
import {type LanguageId, loadText} from '../text/language.js';

/** Loads the texts of the language that the model names, and puts them into the model. */
export function useLanguage(store: Store, language: LanguageId): void {
	useEffect(() => {
		let isLatest = true;
		void loadText(language).then((text) => {
			if (isLatest && store.get().text !== text) {
				store.change((model) => ({...model, text}));
			}
		});
		return () => {
			isLatest = false;
		};
	}, [store, language]);
}
