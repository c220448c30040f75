import type {Knowledge} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {numbersOn} from '../../explorer/square-numbers.js';
import {safeSquares} from '../play-board.js';
import {displayOf} from '../press.js';
import {overlayOf, type Screens, type Statements, screenOf} from '../screen.js';
import {messageNow} from './footer.js';

export function statementsOf(screens: Screens, model: Model, knowledge: Knowledge): Statements {
	const display = displayOf(screens, model);
	const {screen: id, size, variant, sought, text} = model;
	const screen = screenOf(screens, model);
	const numbers = numbersOn(model);
	const squares = (screen.rows?.(model, knowledge) ?? []).flatMap((row) => row.squares);
	const strong = squares.find(({number}) => number?.look === 'strong')?.number?.text;
	return {
		screen: text.spoken.screen(text.screens[id], size, screen.variants === 'current' ? variant : undefined),
		...screen.speech(model, knowledge, display),
		...(numbers === 'attackers' && {safe: text.spoken.safe(safeSquares(size, screen.queens(model, knowledge)))}),
		...(strong &&
			numbers !== 'none' && {
				number: text.joined.sentence(text.joined.entry(text.squareNumbers[numbers].name, strong)),
			}),
		message: sought ? text.spoken.seeking : (messageNow(screens, model, knowledge) ?? ''),
		...overlayOf(screens, model)?.speech(model, knowledge, display),
	};
}
