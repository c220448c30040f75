import {text as en, type Text} from '../en.js';
import {commandLine} from './command-line.js';
import {everywhere, panels} from './everywhere.js';
import {keyTexts} from './keys.js';
import {legend} from './legend.js';
import {lesson, lessonKeys} from './lesson.js';
import {narration} from './narration.js';

/** Every sentence and word that the program shows, in Chinese. */
export const text: Text = {
	...en,
	...everywhere,
	panels,
	...commandLine,
	...keyTexts,
	legend,
	lesson,
	footerInstead: {...en.footerInstead, ...lessonKeys.footerInstead},
	narration,
};
