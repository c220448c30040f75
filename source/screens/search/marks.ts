import {treeSwatch} from '../../components/tree-cell.js';
import {type Mark, shared} from '../mark.js';
import {boardMarks} from '../steps/marks.js';

export const marks: readonly Mark[] = [
	['tested', {role: 'placement', sign: 'tested'}],
	['looked-at', {hasQueen: true, hasCursor: true}],
	...boardMarks,
	['rejected', {role: 'tried', sign: 'rejected'}],
	['explored', {role: 'tried', sign: 'explored'}],
	['fruitful', {role: 'tried', sign: 'fruitful'}],
	shared.emptySquare,
	shared.running,
	['next', ({next}) => next],
	shared.returned,
	['touched-flag', () => '[1]'],
	...(['fruitful', 'vain', 'solution', 'stack', 'ahead', 'now'] as const).map(
		(kind): Mark => [`tree-${kind}`, (glyphs) => [treeSwatch(kind, glyphs)]],
	),
	shared.unknown,
	shared.hidden,
	shared.cut,
];
