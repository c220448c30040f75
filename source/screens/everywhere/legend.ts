import type {Glyphs} from '../../components/glyphs.js';
import {type DrawnSquare, squareCells} from '../../components/square.js';
import {type Line, styled} from '../../components/styled-text.js';
import {treeSwatch} from '../../components/tree-cell.js';
import type {NumberKind, OverlayId, ScreenId} from '../../explorer/model.js';
import {numberKinds} from '../../explorer/square-numbers.js';
import type {MarkId, Text} from '../../text/en.js';

/** A square that looks like it, a sign elsewhere on the screen, or numbers on squares. */
export type Mark = {readonly on: readonly (ScreenId | OverlayId)[]} & (
	| {readonly id: MarkId; readonly square: DrawnSquare}
	| {readonly id: MarkId; readonly sign: (glyphs: Glyphs) => string | Line}
	| {readonly number: NumberKind; readonly square: DrawnSquare}
);

const boards = ['search', 'compare'] as const;
const withNumbers = ['solutions', 'search', 'play'] as const;
const withCounts = ['search', 'compare', 'growth', 'images'] as const;

/** The help lists them in this order. */
export const marks: readonly Mark[] = [
	{id: 'lesson-task', on: ['lesson'], sign: ({current, safe, skipped}) => `${current} ${safe} ${skipped}`},
	{id: 'cursor', on: ['play'], square: {hasCursor: true}},
	{id: 'tested', on: ['search'], square: {role: 'placement', sign: 'tested'}},
	{id: 'looked-at', on: ['search'], square: {hasQueen: true, hasCursor: true}},
	{id: 'attacked-square', on: boards, square: {role: 'attacked', sign: 'rejected'}},
	{id: 'wrong-test', on: ['replay'], square: {role: 'attacked'}},
	{id: 'never-tried', on: ['replay'], square: {role: 'attacked', sign: 'tested'}},
	{id: 'still-counted', on: ['replay'], square: {role: 'conflict', sign: 'attacker'}},
	{id: 'safe-square', on: [...boards, 'replay'], square: {role: 'placement', sign: 'safe'}},
	{id: 'dead-end', on: boards, square: {role: 'attacked', attack: {line: 'diagonal', row: 0}}},
	{id: 'attacker', on: [...boards, 'replay'], square: {role: 'attacker', hasQueen: true, sign: 'attacker'}},
	{id: 'conflict', on: ['play'], square: {role: 'conflict', hasQueen: true, sign: 'attacker'}},
	{id: 'attack-line', on: [...boards, 'play', 'replay'], square: {role: 'conflict', lines: ['diagonal']}},
	{id: 'crossing', on: ['play'], square: {role: 'conflict', lines: ['diagonal', 'antidiagonal']}},
	{id: 'just-placed', on: boards, square: {role: 'placement', hasQueen: true}},
	{id: 'removed', on: ['replay'], square: {role: 'returned', sign: 'safe'}},
	{id: 'removed-in-vain', on: boards, square: {role: 'returned', sign: 'explored'}},
	{id: 'removed-fruitful', on: boards, square: {role: 'returned', sign: 'fruitful'}},
	{id: 'solution-queen', on: ['solutions', ...boards, 'play', 'replay'], square: {role: 'solution', hasQueen: true}},
	{
		id: 'afterglow',
		on: boards,
		sign: () => (['tested3', 'placed3', 'found'] as const).map((role) => styled(' ', role)),
	},
	{id: 'hint', on: ['play'], square: {role: 'hint', hasQueen: true, sign: 'hint'}},
	{id: 'remove', on: ['play'], square: {role: 'hint', hasQueen: true, sign: 'remove'}},
	{id: 'said-safe', on: ['replay'], square: {role: 'tried', sign: 'safe'}},
	{id: 'said-attacked', on: ['replay'], square: {role: 'tried', sign: 'rejected'}},
	{id: 'rejected', on: ['search'], square: {role: 'tried', sign: 'rejected'}},
	{id: 'explored', on: ['search'], square: {role: 'tried', sign: 'explored'}},
	{id: 'fruitful', on: ['search'], square: {role: 'tried', sign: 'fruitful'}},
	...numberKinds.map(({id, screens, sample}): Mark => ({number: id, on: screens, square: {number: {texts: [sample]}}})),
	{id: 'too-long', on: ['play'], sign: ({long}) => long},
	{id: 'empty-square', on: [...withNumbers, 'compare'], sign: ({untried}) => untried},
	{id: 'two-rows', on: ['compare'], sign: ({upper, lower}) => `${upper} ${lower}`},
	{id: 'running', on: ['search', 'replay'], sign: ({current}) => current},
	{id: 'next', on: ['search'], sign: ({next}) => next},
	{id: 'returned', on: ['search', 'replay'], sign: ({returned}) => returned},
	{id: 'touched-flag', on: boards, sign: () => '[1]'},
	{id: 'tree-fruitful', on: ['search'], sign: (glyphs) => [treeSwatch('fruitful', glyphs)]},
	{id: 'tree-vain', on: ['search'], sign: (glyphs) => [treeSwatch('vain', glyphs)]},
	{id: 'tree-solution', on: ['search'], sign: (glyphs) => [treeSwatch('solution', glyphs)]},
	{id: 'tree-stack', on: ['search'], sign: (glyphs) => [treeSwatch('stack', glyphs)]},
	{id: 'tree-ahead', on: ['search'], sign: (glyphs) => [treeSwatch('ahead', glyphs)]},
	{id: 'tree-now', on: ['search'], sign: (glyphs) => [treeSwatch('now', glyphs)]},
	{id: 'chosen', on: ['solutions', 'images', 'growth'], sign: ({current}) => current},
	{id: 'same-class', on: ['solutions'], sign: () => '*'},
	{id: 'image-queen', on: ['images'], sign: () => 'q Q'},
	{id: 'through', on: ['compare'], sign: ({safe}) => safe},
	{id: 'lane-bar', on: ['compare'], sign: ({bar, empty}) => bar + empty},
	{id: 'log-bar', on: ['growth'], sign: ({bar}) => bar},
	{id: 'factor', on: ['compare', 'growth'], sign: ({times}) => `${times}5.2`},
	{id: 'unknown', on: withCounts, sign: () => '?'},
	{id: 'hidden', on: [...withNumbers, 'growth', 'images'], sign: ({above, below}) => `${above} ${below}`},
	{id: 'cut', on: ['solutions', ...boards], sign: ({openEnd}) => openEnd},
];

/** The mark as it is drawn on a board, or beside it. */
export function sampleOf(mark: Mark, glyphs: Glyphs): Line {
	if ('square' in mark) {
		return squareCells(mark.square, {width: 3, height: 1}, 'light', glyphs)[0] ?? [];
	}

	const sign = mark.sign(glyphs);
	return typeof sign === 'string' ? [styled(sign, 'accent')] : sign;
}

export function meaningOf(mark: Mark, {legend, squareNumbers}: Text): string {
	if (!('number' in mark)) {
		return legend.marks[mark.id];
	}

	const {meaning, note = ''} = squareNumbers[mark.number];
	return meaning + note;
}

/** `numbers` is the kind of numbers on the board. */
export function isOnSquare(mark: Mark, square: DrawnSquare, numbers: NumberKind | 'none'): boolean {
	if ('number' in mark) {
		return mark.number === numbers && square.number !== undefined;
	}

	if ('sign' in mark) {
		return false;
	}

	const {attack, lines = [], ...marked} = mark.square;
	const {role = square.role, sign = square.sign, hasQueen = square.hasQueen, hasCursor = square.hasCursor} = marked;
	return (
		role === square.role &&
		sign === square.sign &&
		hasQueen === square.hasQueen &&
		hasCursor === square.hasCursor &&
		(attack === undefined || square.attack !== undefined) &&
		lines.length <= (square.lines?.length ?? 0)
	);
}
