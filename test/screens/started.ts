import {languageIn} from '../../source/command-line/arguments.js';
import {parseCommandLine} from '../../source/command-line/command-line.js';
import type {Model} from '../../source/explorer/model.js';
import {screens} from '../../source/screens/index.js';
import {startingModel} from '../../source/screens/start.js';
import {chinese, english, knowledge} from '../pressed.js';

/** The model that these arguments start with, in this window. Throws what the program says if it refuses them. */
export function startedWith(argv: readonly string[], window: Model['window'] = {columns: 80, rows: 24}): Model {
	const command = parseCommandLine(argv, true);
	if (command.type !== 'explore') {
		throw new Error(command.type);
	}

	const language = languageIn(argv) ?? 'en';
	const text = language === 'zh' ? chinese : english;
	return startingModel(screens, command, {language, text, window}, knowledge);
}
