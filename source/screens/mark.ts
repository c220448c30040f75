import type {Glyphs} from '../components/display.js';
import {type DrawnSquare, squareCells} from '../components/square.js';
import {type Line, styled} from '../components/styled-text.js';
import type {NumberKind, ScreenId} from '../explorer/model.js';
import {numberKinds} from '../explorer/square-numbers.js';
import type {MarkId, Text} from '../text/en.js';

/** What the help explains: a square that looks like it, a sign elsewhere on the screen, or numbers on squares. */
export type Mark = readonly [id: MarkId | NumberKind, look: DrawnSquare | ((glyphs: Glyphs) => string | Line)];

export const shared = {
	safeSquare: ['safe-square', {role: 'placement', sign: 'safe'}],
	attacker: ['attacker', {role: 'attacker', hasQueen: true, sign: 'attacker'}],
	attackLine: ['attack-line', {role: 'conflict', line: 'diagonal'}],
	solutionQueen: ['solution-queen', {role: 'solution', hasQueen: true}],
	emptySquare: ['empty-square', ({untried}) => untried],
	running: ['running', ({current}) => current],
	returned: ['returned', ({returned}) => returned],
	chosen: ['chosen', ({current}) => current],
	factor: ['factor', ({times}) => `${times}5.2`],
	unknown: ['unknown', () => '?'],
	hidden: ['hidden', ({above, below}) => `${above} ${below}`],
	cut: ['cut', ({openEnd}) => openEnd],
} as const satisfies Record<string, Mark>;

export const boardMarks: readonly Mark[] = [
	['attacked-square', {role: 'attacked', sign: 'rejected'}],
	shared.safeSquare,
	['dead-end', {role: 'attacked', attack: {line: 'diagonal', row: 0}}],
	shared.attacker,
	shared.attackLine,
	['just-placed', {role: 'placement', hasQueen: true}],
	['removed-in-vain', {role: 'returned', sign: 'explored'}],
	['removed-fruitful', {role: 'returned', sign: 'fruitful'}],
	shared.solutionQueen,
	['afterglow', () => (['tested3', 'placed3', 'found'] as const).map((role) => styled(' ', role))],
];

export function numberMarks(screen: ScreenId): readonly Mark[] {
	const kinds = numberKinds.filter(({screens}) => screens.includes(screen));
	return kinds.map(({id, sample}): Mark => [id, {number: sample}]);
}

/** The mark as it is drawn on a board, or beside it. */
export function sampleOf([, look]: Mark, glyphs: Glyphs): Line {
	if (typeof look === 'object') {
		return squareCells(look, {width: 3, height: 1}, 'light', glyphs)[0] ?? [];
	}

	const sign = look(glyphs);
	return typeof sign === 'string' ? [styled(sign, 'accent')] : sign;
}

export function meaningOf([id]: Mark, {legend: {marks}, squareNumbers}: Text): string {
	return isNumberKind(id) ? squareNumbers[id].meaning : marks[id];
}

function isNumberKind(id: MarkId | NumberKind): id is NumberKind {
	return numberKinds.some((kind) => kind.id === id);
}
