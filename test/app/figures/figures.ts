import {boardLayout} from '../../../source/components/board-size.js';
import {bodySize, sentenceRows} from '../../../source/components/display.js';
import type {Model, ScreenId} from '../../../source/explorer/model.js';
import {rowsBelow} from '../../../source/screens/compact.js';
import {messageNow} from '../../../source/screens/everywhere/footer.js';
import {screens} from '../../../source/screens/index.js';
import {knowledge} from '../../pressed.js';
import {boardIn, queensOn} from './board.js';
import {type Claim, claim, figure} from './claim.js';
import {ofGrowth} from './growth-claims.js';
import {ofCompare} from './race-claims.js';
import {ofImages, ofSolutions} from './solution-claims.js';
import {ofSearch} from './step-claims.js';

export function figuresIn(frame: string, model: Model) {
	// A message replaces the sentence, and a test that is looked into has others.
	const hasSentence = messageNow(screens, model, knowledge) === undefined && model.checksShown === 0;
	const claims = claimsAbout(model).filter(({name}) => hasSentence || name !== 'sentence');
	const claimed = claims.flatMap(({name, pattern, expected}) =>
		[...frame.matchAll(pattern)].map((match) => {
			const groups = match.slice(1).map((group = '') => group.trim());
			const values = expected(groups).map((value) => (typeof value === 'number' ? value.toLocaleString('en') : value));
			// Where a total does not fit, only the part is shown.
			const shown = values.filter((_, index) => groups[index] !== '');
			return {name, found: groups.filter((group) => group !== '').join(' | '), expected: shown.join(' | ')};
		}),
	);
	const queens = queensOn(model);
	const drawn = queens ? boardIn(frame, model.size) : undefined;
	const board = drawn === undefined ? [] : [{name: 'board', found: drawn, expected: queens!.join(' ')}];
	return [...claimed, ...board];
}

const ofOverlay = {help: () => [], menu: () => [], images: ofImages, growth: ofGrowth};
type ClaimsOf = (model: Model) => Claim[];
const ofScreen: Partial<Record<ScreenId, ClaimsOf>> = {solutions: ofSolutions, search: ofSearch, compare: ofCompare};

export function claimsAbout(model: Model): Claim[] {
	const {overlay, screen, size} = model;
	const own = overlay && overlay !== 'prompt' ? ofOverlay[overlay] : ofScreen[screen];
	return [claim('header', `^ *♛ .* ${figure} queens?`, () => [size]), ...(own?.(model) ?? [])];
}

/** The lines between board and footer, in one. */
export function sentenceIn(frame: string, model: Model): string {
	const room = bodySize(model);
	const rows = rowsBelow(room, boardLayout(model.size, room.width, room.height - sentenceRows));
	const lines = frame.split('\n').slice(-1 - rows, -1);
	return lines.join(' ').replaceAll(/\s+/g, ' ').trim();
}
