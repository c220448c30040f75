import {parseWord} from './parse-value.js';
import type {ScreenOption} from './screen-option.js';

/** The only numbers on the squares of these screens: how many queens attack each. */
const attackers = 'attackers';

/** The number of attackers on each square, shown or not. */
export const attackersOption: ScreenOption = {
	option: 'numbers',
	read(model, [given = '']) {
		parseWord('--numbers', given, [attackers]);
		return {...model, isAttackedShown: true};
	},
	write: ({isAttackedShown}) => (isAttackedShown ? [attackers] : undefined),
};
