import type {Look} from '../../components/display.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {posed} from '../../explorer/prediction/asking.js';
import {attackersOf} from '../../solver/index.js';
import {isSame, safeSquares, solutionOf} from '../conflicts.js';
import type {Statements} from '../screen.js';
import {attempt} from './attempt.js';
import {completionsOf} from './completions.js';
import {isConcealed, shownNumbers} from './numbers.js';
import {puzzleSentences, puzzleTitle} from './puzzle/words.js';
import {conflictsSentence, nextSentence} from './sentence.js';
import {contentAtCursor, continuingHere, hintSentence, reasonSentences, stateSentences} from './words.js';

/** Says what is on the square of the cursor, the state of the attempt, why it is so, and what to do next. */
export function attemptSpeech(model: Model, knowledge: Knowledge, {label}: Look): Statements {
	const {size, text} = model;
	const {queens, cursor, puzzle} = attempt.of(model);
	const others = queens.filter((queen) => !isSame(queen, cursor));
	const [placed = '', ...completions] = stateSentences(model, knowledge);
	// A sentence with figures of progress would be spoken again after every change.
	const isCounting = !isConcealed(model) && completionsOf(size, queens, knowledge).type === 'counting';
	const counted = isCounting && completions.length > 0 ? [text.spoken.counting] : completions;
	const isSolved = solutionOf(size, queens) !== undefined;
	const here = isCounting ? undefined : continuingHere(model, knowledge);
	return {
		rule: text.rule,
		puzzle: puzzle ? text.joined.sentence(puzzleTitle(model, text.play.titles)) : '',
		given: puzzle ? text.spoken.given(puzzle.given) : '',
		place: text.spoken.square(cursor, contentAtCursor(model), attackersOf(others, cursor)),
		continuing: here ? text.play.continuingAt(here.square, here.count, here.isExact) : '',
		state: text.joined.sentences([placed, ...counted]),
		'about-puzzle': isSolved ? '' : text.joined.sentences(puzzleSentences(model, label)),
		conflicts: conflictsSentence(model),
		reason: text.joined.sentences(reasonSentences(model, knowledge, label)),
		hint: hintSentence(model, knowledge),
		next: isSolved && !posed.of(model).isElsewhere ? nextSentence(model, label) : '',
		safe: shownNumbers(model) === 'attackers' ? text.spoken.safe(safeSquares(size, queens)) : '',
	};
}
