import {isCompact} from '../../components/window.js';
import type {KeyId} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {wrap} from '../../text/wrap.js';
import {conflictsOf, solutionOf} from '../conflicts.js';
import {attempt} from './attempt.js';
import {puzzleSentences} from './puzzle/words.js';
import {continuingHere, hintSentence, reasonSentences, stateSentences} from './words.js';

/** Returns the most important sentences about the attempt, as many as fit into `rows` lines of `width` cells. */
export function attemptSentence(
	model: Model,
	knowledge: Knowledge,
	label: (id: KeyId) => string,
	width: number,
	rows: number,
): string {
	// A sentence that has no room even alone is left out: half of one could say something else.
	return sentencesAbout(model, knowledge, label).reduce((all, sentence) => {
		const longer = model.text.joined.sentences(all === '' ? [sentence] : [all, sentence]);
		return wrap(longer, width).length <= rows ? longer : all;
	}, '');
}

/**
 * The sentences about the attempt, the most important first. In a compact window the header has the number of queens, so it comes
 * last here.
 */
function sentencesAbout(
	model: Model,
	knowledge: Knowledge,
	label: (id: KeyId) => string,
): readonly [string, ...string[]] {
	const {text} = model;
	const {queens, puzzle} = attempt.of(model);
	const [placed = '', ...completions] = stateSentences(model, knowledge);
	if (solutionOf(model.size, queens)) {
		return [placed, nextSentence(model, label)];
	}

	const here = continuingHere(model, knowledge);
	const about = [
		hintSentence(model, knowledge),
		here ? text.play.continuingAt(here.square, here.count, here.isExact) : '',
		queens.length === 0 && !puzzle ? text.rule : '',
		conflictsSentence(model),
		...completions,
		...reasonSentences(model, knowledge, label),
	];
	const ordered = isCompact(model) ? [...about, placed] : [placed, ...about];
	const [first = placed, ...others] = [...ordered, ...puzzleSentences(model, label)].filter((each) => each !== '');
	return [first, ...others];
}

/** Returns what the keys do on a solved board. */
export function nextSentence(model: Model, label: (id: KeyId) => string): string {
	if (attempt.of(model).puzzle) {
		return model.text.play.puzzle.nextSentence(label('puzzle'), label('back'), label('hand-over'));
	}

	return model.text.play.nextSentence(label('clear'), label('size'), label('hand-over'));
}

/** Returns the first conflict and how many more there are, or ''. */
export function conflictsSentence(model: Model): string {
	const [first, ...others] = conflictsOf(attempt.of(model).queens);
	return first ? model.text.play.conflictSentence(...first.squares, first.line, others.length) : '';
}
