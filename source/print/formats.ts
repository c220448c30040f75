import {boards} from './boards.js';
import {count} from './count.js';
import {csv} from './csv.js';
import {type Document, written} from './document.js';
import {json, ndjson} from './json.js';
import {list} from './list.js';
import {matrix} from './matrix.js';
import {compare, growth} from './measures.js';
import type {Piece, Pieces, Request} from './request.js';
import {type Batches, type Solution, select} from './selection.js';
import {svg} from './svg.js';
import {trace} from './trace.js';

/** The options that say what to print, or who finds it out. */
export const printOptions = ['variant', 'at', 'limit', 'fundamental', 'jobs', 'shard'] as const;
export type PrintOption = (typeof printOptions)[number];

export type Format<Printed extends Pieces = Pieces> = {
	/** Those of the options that mean something to the format. */
	readonly takes: readonly PrintOption[];
	/** Whether it shows solutions, so that nothing is left to show where there is none. */
	readonly showsSolutions: boolean;
	/** What to print, as it is found out; of solutions only one, if that is given. */
	readonly pieces: (request: Request, only?: Solution) => Printed;
};

/** The formats of `--print`, by name. */
export const formats = {
	boards: documentOf(boards),
	matrix: documentOf(matrix),
	list: ofSolutions((size, solutions) => list(size, solutions())),
	csv: documentOf(csv),
	json: documentOf(json),
	ndjson: documentOf(ndjson),
	svg: ofSolutions(svg),
	trace: {takes: ['variant'], showsSolutions: false, pieces: trace},
	count: {takes: ['variant', 'fundamental', 'jobs', 'shard'], showsSolutions: false, pieces: count},
	compare: {takes: [], showsSolutions: false, pieces: compare},
	growth: {takes: ['variant'], showsSolutions: false, pieces: growth},
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

function ofSolutions(pieces: (size: number, solutions: () => Batches) => Iterable<Piece>): Format<Iterable<Piece>> {
	return {
		takes: ['variant', 'at', 'limit', 'fundamental'],
		showsSolutions: true,
		pieces: (request, only) => pieces(request.size, select(request, only)),
	};
}

function documentOf(document: (size: number) => Document): Format<Iterable<Piece>> {
	return ofSolutions((size, solutions) => written(document(size), solutions()));
}
