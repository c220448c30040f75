import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {safeSquares} from '../../panels/board/safe-squares.js';
import type {Display} from '../../panels/display.js';
import {attackersOf} from '../../solver/index.js';
import type {Statements} from '../screen.js';
import {attempt} from './attempt.js';
import {completionsOf} from './completions.js';
import {isSame, solutionOf} from './conflicts.js';
import {numbers} from './numbers.js';
import {conflictsSentence, nextSentence} from './sentence.js';
import {continuingHere, hintSentence, reasonSentences, stateSentences} from './words.js';

/** Says what is on the square of the cursor, the state of the attempt, why it is so, and what to do next. */
export function attemptSpeech(model: Model, knowledge: Knowledge, {label}: Display): Statements {
	const {size, text} = model;
	const {queens, cursor} = attempt.of(model);
	const others = queens.filter((queen) => !isSame(queen, cursor));
	const [placed = '', ...completions] = stateSentences(model, knowledge);
	// A sentence with figures of progress would be spoken again after every change.
	const isCounting = completionsOf(size, queens, knowledge).type === 'counting';
	const counted = isCounting && completions.length > 0 ? [text.spoken.counting] : completions;
	const isSolved = solutionOf(size, queens) !== undefined;
	const here = isCounting ? undefined : continuingHere(model, knowledge);
	return {
		rule: text.rule,
		place: text.spoken.square(cursor, others.length < queens.length, attackersOf(others, cursor)),
		continuing: here ? text.play.continuing(here.count, here.isExact) : '',
		state: text.joined.sentences([placed, ...counted]),
		conflicts: conflictsSentence(model),
		reason: text.joined.sentences(reasonSentences(model, knowledge, label)),
		hint: hintSentence(model, knowledge),
		next: isSolved ? nextSentence(model, label) : '',
		safe: numbers.of(model).shown === 'attackers' ? text.spoken.safe(safeSquares(size, queens)) : '',
	};
}
