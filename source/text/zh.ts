import {text as en, type Text} from './en.js';

/** Every sentence and word that the program shows, in Chinese. */
export const text: Text = {
	...en,
};
