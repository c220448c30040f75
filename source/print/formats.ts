import {publishedCount} from '../solver/counting/known.js';
import {writeErrorLine} from '../terminal/standard-error.js';
import {loadText} from '../text/language.js';
import {programName} from '../text/program.js';
import type {CommandLineText} from '../text/refusal.js';
import {countLine} from './count.js';
import {type Destination, writeTo} from './destination.js';
import {boards, type Document, documentPieces, json, list} from './documents.js';
import {comparison} from './measurements.js';
import {refuseImpossible} from './reach.js';
import type {Pieces, Request} from './request.js';
import {select} from './selection.js';
import {trace} from './trace.js';

export const printOptions = ['at', 'limit', 'fundamental', 'jobs', 'shard'] as const;
type PrintOption = (typeof printOptions)[number];

export type Format = {
	readonly acceptedOptions: readonly PrintOption[];
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

/**
 * Writes a note to standard error if the size has no solution. Throws a Refusal if the number that is asked for has
 * none.
 */
export async function print(
	name: FormatName,
	request: Request,
	destination: Destination,
	text: CommandLineText,
): Promise<void> {
	const {size, at = 0} = request;
	refuseImpossible(size, 'solutions', at);
	const {pieces, acceptedOptions}: Format = formats[name];
	await writeTo(destination, async () => pieces(request, text));
	const showsSolutions = acceptedOptions.includes('limit');
	if (showsSolutions && publishedCount(size) === 0n) {
		writeErrorLine(`${programName}: ${text.noneToPrint(size)}`);
	}
}
