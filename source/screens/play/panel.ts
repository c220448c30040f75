import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {posed} from '../../explorer/prediction/asking.js';
import type {Display} from '../../panels/display.js';
import {type Line, line, type Role} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import {tableGap, tableLines} from '../../panels/table.js';
import type {Text} from '../../text/en.js';
import {cells} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {conflictsOf, solutionOf} from '../conflicts.js';
import {attempt, effectOfPut} from './attempt.js';
import {completionsOf} from './completions.js';
import {type Group, stacked} from './groups.js';
import {playLayout} from './layout.js';
import {shownNumbers} from './numbers.js';
import {puzzleSentences} from './puzzle/words.js';
import {hasOtherImages} from './solved.js';
import {continuingHere, cursorSentence, hintSentence, reasonSentences, stateSentences} from './words.js';

/** A heading, a conflict, and how many more there are. */
const leastConflictRows = 3;

/** Returns all about the attempt. Where the panel is too small for all, the least important parts are left out. */
export function attemptLines(model: Model, knowledge: Knowledge, {width, height}: PanelSize, display: Display): Line[] {
	const {size} = model;
	const {text} = display;
	const {queens} = attempt.of(model);
	const wrapped = (role: Role | undefined, ...sentences: readonly string[]) =>
		sentences.flatMap((words) => (words === '' ? [] : wrap(words, width).map((each) => line(each, role))));
	const isSolved = solutionOf(size, queens) !== undefined;
	const [placed = '', ...completions] = stateSentences(model, knowledge);
	const state = isSolved ? wrapped('good', placed) : wrapped(undefined, placed);
	const reasons = reasonSentences(model, knowledge, display.label);
	const role = conflictsOf(queens).length > 0 || reasons.length > 0 ? 'warning' : 'accent';
	const groups: readonly Group[] = [
		// Where the numbers need room for their explanation, the rule is known.
		{rank: 5, lines: shownNumbers(model) === 'solutions' ? [] : wrapped('dim', text.rule)},
		{rank: 0, lines: [...state, ...wrapped(role, ...completions)]},
		{rank: 1, lines: wrapped('warning', ...reasons)},
		{rank: 3, lines: isSolved ? [] : wrapped('dim', ...puzzleSentences(model, display.label))},
		{
			rank: 2,
			lines:
				isSolved && !posed.of(model).isElsewhere
					? nextLines(model, width, display)
					: wrapped('good', hintSentence(model, knowledge)),
		},
		conflictGroup(model, width, text),
		{rank: 6, lines: wrapped('dim', ...numberSentences(model, knowledge, display))},
		{rank: 4, lines: wrapped('dim', ...cursorSentences(model, knowledge, display))},
	];
	return stacked(groups, height, display.glyphs.openEnd);
}

function conflictGroup(model: Model, width: number, text: Text): Group {
	const conflicts = conflictsOf(attempt.of(model).queens);
	const list = (listed: number): readonly Line[] => [
		line(text.play.conflicts(conflicts.length), 'warning'),
		...conflicts.slice(0, listed).flatMap(({squares: [a, b], line: kind}) => {
			const words = text.play.conflict(a, b, kind);
			return wrap(words, width).map((each) => line(each));
		}),
		...(listed > 0 && listed < conflicts.length
			? [line(text.play.moreConflicts(conflicts.length - listed), 'dim')]
			: []),
	];
	const to = (rows: number): readonly Line[] => {
		let listed = Math.min(conflicts.length, rows);
		while (listed > 0 && list(listed).length > rows) {
			listed--;
		}

		return list(listed);
	};
	return {
		rank: 3,
		lines: conflicts.length > 0 ? list(conflicts.length) : [],
		shortened: {least: leastConflictRows, to},
	};
}

/** Says what the numbers on the board mean. */
function numberSentences(model: Model, knowledge: Knowledge, {glyphs, text}: Display): readonly string[] {
	const {attackersMeaning, solutionsMeaning, countingMeaning, shortMeaning} = text.play;
	switch (shownNumbers(model)) {
		case 'none': {
			return [];
		}

		case 'attackers': {
			return [attackersMeaning];
		}

		case 'solutions': {
			const {type, count} = completionsOf(model.size, attempt.of(model).queens, knowledge);
			const {square} = playLayout(model.size, model.window, true).board;
			// No square has a larger number than all of them.
			const isShort = `=${count}`.length > square.width;
			return [
				solutionsMeaning,
				...(type === 'counted' ? [] : [countingMeaning]),
				...(isShort ? [shortMeaning(glyphs.long)] : []),
			];
		}
	}
}

/** Says what is on the square of the cursor, and what the key does there. */
function cursorSentences(model: Model, knowledge: Knowledge, {label, text}: Display): readonly string[] {
	const here = continuingHere(model, knowledge);
	return [
		// A lesson asks which squares are attacked.
		...(posed.of(model).isElsewhere
			? []
			: [here ? text.play.continuingAt(here.square, here.count, here.isExact) : cursorSentence(model)]),
		text.play.effects[effectOfPut(model, knowledge)](label('put').split(' ')),
	];
}

/** The keys that lead on from a solved board, and what they do. */
function nextLines(model: Model, width: number, {label, text}: Display): readonly Line[] {
	const {next, puzzle} = text.play;
	const ids = ['image', 'hand-over', 'puzzle', 'clear', 'size'] as const;
	const shown = ids.filter((id) => id !== 'image' || hasOtherImages(model));
	const idsInPuzzle = ['puzzle', 'hand-over', 'clear', 'leave-puzzle'] as const;
	const entries = attempt.of(model).puzzle
		? idsInPuzzle.map((id) => ({keys: label(id), words: puzzle.next[id]}))
		: shown.map((id) => ({keys: label(id), words: next[id]}));
	const wordsWidth = width - tableGap - Math.max(...entries.map(({keys}) => cells(keys)));
	const rows = entries.flatMap(({keys, words}) =>
		wrap(words, wordsWidth).map((part, index) => [
			{text: index === 0 ? keys : '', role: 'strong' as const},
			{text: part},
		]),
	);
	return [line(text.play.nextTitle), ...tableLines(rows)];
}
