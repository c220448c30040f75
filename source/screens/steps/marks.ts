import {styled} from '../../components/styled-text.js';
import {type Mark, shared} from '../mark.js';

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
