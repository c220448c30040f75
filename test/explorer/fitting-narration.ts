import {sentenceRows} from '../../source/components/window.js';
import type {Model} from '../../source/explorer/model.js';
import {narration, type SquareWidth} from '../../source/explorer/narration.js';
import type {Moment} from '../../source/solver/index.js';
import {fittingRows} from '../../source/text/wrap.js';
import {knowledge} from '../pressed.js';

/** The longest wording that fits. */
export function fittingNarration(model: Model, moment: Moment, board?: SquareWidth): string {
	return fittingRows(narration(model, knowledge, moment, board), model.window.columns - 1, sentenceRows);
}
