import {count} from '../../source/solver/counting/count.js';
import {treeOf} from '../../source/solver/search-tree.js';
import {durationOf, type Row, ratioOf} from './row.js';
import {compiled, node, program, timeOf} from './run.js';

const against = 'the textbook in C, gcc -O3 -march=native';

/** Of the search for 12 queens. */
const moments = 11_830_445;

export async function counting(): Promise<readonly Row[]> {
	const textbook = compiled('gcc', ['-O3', '-march=native'], 'count.c');
	if (!textbook) {
		throw new Error('there is no C compiler');
	}

	return [
		{
			what: 'count N = 14, in process',
			against,
			ratio: await ratioOf(
				() => durationOf(() => count(14)),
				() => timeOf(textbook, ['14']),
				9,
			),
			target: 0.75,
		},
		{
			what: 'count N = 16, whole process',
			against,
			ratio: await ratioOf(
				() => timeOf(node, [program, '16', '--print', 'count']),
				() => timeOf(textbook, ['16']),
				3,
			),
			target: 0.45,
		},
		{
			what: 'tree N = 12, in process',
			against,
			ratio: await ratioOf(
				() => durationOf(() => treeOf(12, [], 150, moments)),
				() => timeOf(textbook, ['12']),
				9,
			),
			target: 4,
		},
	];
}
