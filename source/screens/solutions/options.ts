import {attackersOption, type ScreenOption, shownOption, switchOption} from '../../explorer/screen-option.js';
import {gallery} from './state.js';

/** What the command line can say about Solutions. */
export const options: readonly ScreenOption[] = [
	switchOption(
		'fundamental',
		({isFundamentalOnly}) => isFundamentalOnly,
		(model) => ({...model, isFundamentalOnly: true}),
	),
	shownOption('gallery', gallery),
	attackersOption,
];
