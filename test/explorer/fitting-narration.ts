import {sentenceRows} from '../../source/components/window.js';
import type {Model} from '../../source/explorer/model.js';
import {narrationWordings, type SquareWidth} from '../../source/explorer/narration.js';
import type {Moment} from '../../source/solver/index.js';
import {wrap} from '../../source/text/wrap.js';
import {knowledge} from '../pressed.js';

/** The longest wording that fits. */
export function fittingNarration(model: Model, moment: Moment, board?: SquareWidth): string {
	const wordings = narrationWordings(model, knowledge, moment, board);
	const width = model.window.columns - 1;
	return wordings.find((each) => wrap(each, width).length <= sentenceRows) ?? wordings.at(-1) ?? '';
}
