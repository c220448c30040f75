import {memoized} from '../../../source/explorer/knowledge.js';
import {textbook} from './textbook.js';

export const transforms: Readonly<
	Record<string, (row: number, column: number, last: number) => readonly [number, number]>
> = {
	unchanged: (row, column) => [row, column],
	'turned right': (row, column, last) => [column, last - row],
	'turned by half': (row, column, last) => [last - row, last - column],
	'turned left': (row, column, last) => [last - column, row],
	'left-right mirror': (row, column, last) => [row, last - column],
	'top-bottom mirror': (row, column, last) => [last - row, column],
	'mirror along \\': (row, column) => [column, row],
	'mirror along /': (row, column, last) => [last - column, last - row],
};

export function imagesOf(size: number, number: number): number[] {
	const {solutions} = textbook(size);
	return Object.values(transforms).map((transform) => {
		const image: number[] = [];
		for (const [row, column] of solutions[number - 1]!.queens.entries()) {
			const [to, at] = transform(row, column, size - 1);
			image[to] = at;
		}

		return 1 + solutions.findIndex(({queens}) => queens.join() === image.join());
	});
}

/** The numbers of the solutions that are the first of their class. */
export const fundamental = memoized((size: number) =>
	textbook(size).solutions.flatMap((_, index) =>
		Math.min(...imagesOf(size, index + 1)) === index + 1 ? [index + 1] : [],
	),
);

export function classOf(size: number, number: number): number {
	return 1 + fundamental(size).indexOf(Math.min(...imagesOf(size, number)));
}
