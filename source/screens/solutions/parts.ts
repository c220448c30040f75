import {attackedPart} from '../../explorer/parts/attacked-part.js';
import {type Part, shownPart, switchPart} from '../../explorer/parts/part.js';
import {gallery} from './state.js';

/** What the command line can say about Solutions. */
export const parts: readonly Part[] = [
	switchPart(
		'fundamental',
		({isFundamentalOnly}) => isFundamentalOnly,
		(model) => ({...model, isFundamentalOnly: true}),
	),
	shownPart('gallery', gallery),
	attackedPart,
];
