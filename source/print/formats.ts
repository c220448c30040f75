import {publishedCount} from '../solver/counting/known.js';
import {backtrack} from '../solver/search/backtrack.js';
import {variantsFor} from '../solver/search/variants.js';
import {writeErrorLine} from '../terminal/standard-error.js';
import {loadText} from '../text/language.js';
import {programName} from '../text/program.js';
import type {CommandLineText} from '../text/refusal.js';
import {countLine} from './count.js';
import {type Destination, writeTo} from './destination.js';
import {comparison} from './measurements.js';
import {refuseImpossible} from './reach.js';
import {type Pieces, type Request, type Solution, select} from './request.js';

export const printOptions = ['at', 'limit', 'fundamental', 'jobs', 'shard'] as const;

export type Format = {
	readonly acceptedOptions: readonly (typeof printOptions)[number][];
	readonly pieces: (request: Request, text: CommandLineText) => Pieces;
};

export const formats = {
	boards: documentFormat(boards),
	list: documentFormat(list),
	json: documentFormat(json),
	trace: {acceptedOptions: [], pieces: trace},
	steps: {acceptedOptions: ['at'], pieces: printSteps},
	count: {acceptedOptions: ['fundamental', 'jobs', 'shard'], pieces: countLine},
	compare: {acceptedOptions: [], pieces: comparison},
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

/** On demand: the sentences of the screen are much of the explorer. */
async function* printSteps(request: Request, text: CommandLineText): AsyncGenerator<string, undefined> {
	const {steps} = await import('./steps.js');
	yield* steps(request, await loadText(text.language));
}

function documentFormat(document: (size: number, text: CommandLineText) => Document) {
	return {
		acceptedOptions: ['at', 'limit', 'fundamental'],
		pieces: (request, text) => documentPieces(document(request.size, text), select(request)),
	} satisfies Format;
}

/** Notes on standard error that a size has no solution. Throws a Refusal if the number that is asked for has none. */
export async function print(name: FormatName, request: Request, destination: Destination, text: CommandLineText) {
	const {size, at = 0} = request;
	refuseImpossible(size, 'solutions', at);
	const {pieces, acceptedOptions}: Format = formats[name];
	await writeTo(destination, async () => pieces(request, text));
	const showsSolutions = acceptedOptions.includes('limit');
	if (showsSolutions && publishedCount(size) === 0n) {
		writeErrorLine(`${programName}: ${text.noneToPrint(size)}`);
	}
}

type Document = {
	readonly header?: string;
	readonly solution: (solution: Solution, index: number) => string;
	readonly footer?: string;
};

/** One batch at a time, so that memory stays small. */
function* documentPieces({header = '', solution, footer = ''}: Document, batches: Iterable<readonly Solution[]>) {
	let index = 0;
	yield header;
	for (const batch of batches) {
		yield batch.map((selected) => solution(selected, index++)).join('');
	}

	yield footer;
}

/** `Q` is a queen, `.` an empty square. */
function boards(_size: number, text: CommandLineText): Document {
	return {
		solution: ({number, queens}) => {
			const rows = queens.map((queen) => queens.map((_, column) => (column === queen ? 'Q' : '.')).join(' '));
			return [text.solutionHeading(number), ...rows, '', ''].join('\n');
		},
	};
}

/** The column of the queen in each row: `0 4 7 5 2 6 1 3`. */
function list(): Document {
	return {solution: ({queens}) => `${queens.join(' ')}\n`};
}

/** The version of the format, described in the manual. Increase it with every incompatible change. */
const schema = 'queens-tui/1';

function json(size: number): Document {
	return {
		header: `{"schema":"${schema}","size":${size},"solutions":[`,
		solution: ({number, queens}, index) =>
			`${index === 0 ? '' : ','}\n{"number":${number},"queens":[${queens.join(',')}]}`,
		footer: '\n]}\n',
	};
}

/** In characters. */
const pieceLength = 65_536;

/** `[3][6]=true` if row 3, column 6 is safe, else `[3][6]=false`. */
function* trace({size}: Request): Generator<string, undefined> {
	let lines = '';
	for (const step of backtrack(size, variantsFor(size).at(-1)!.guard(size))) {
		if (step.type === 'test') {
			lines += `[${step.row}][${step.column}]=${step.attack === undefined}\n`;
		}

		if (lines.length >= pieceLength) {
			yield lines;
			lines = '';
		}
	}

	yield lines;
}
