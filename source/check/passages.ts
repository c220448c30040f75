import {asciiLine, type Line} from './input.js';

/** A line, or several with a bracket that is open at their ends. */
export type Passage = {readonly lines: readonly Line[]; readonly text: string};
/** A piece of a passage, with the first and the last of its lines. */
export type Piece = Line & {
	readonly last: number;
	/** It is cut out; the others lie between, each within a line. */
	readonly isCut: boolean;
	/** Nothing else is in its line. */
	readonly isWhole: boolean;
};
export type Cut = readonly [start: number, end: number];

/** Full-width signs become ASCII, the lines of drawn grids `|`, `-` and `+`, `\n` in a string `/`, and `[ ][Q]` cells; `[1] ` is of R. */
export function withAsciiSigns(raw: string): string {
	const text = raw
		.replaceAll('\\n', '/')
		.replace(/^ *\[1\] +(?=[\d"])/, '')
		.replace(/^\s*(?:\[[^[\]]?\]\s*){4,}$/u, (cells) => cells.replace(/\]\s*\[|[[\]]/g, '|'));
	return asciiLine.test(text)
		? text
		: text
				.normalize('NFKC')
				.replace(/[│┃║¦]/g, '|')
				.replace(/[─━═╌┄┈]/g, '-')
				.replace(/[┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯]/g, '+')
				.replace(/[“”‘’]/g, "'")
				.replace(/[【「]/g, '[')
				.replace(/[】」]/g, ']')
				.replace(/、/g, ',');
}

const openings = new Map([
	[']', '['],
	[')', '('],
	['}', '{'],
]);

/** Joins the lines from each bracket to the one that closes it. Brackets without the other one are only signs. */
export function passagesOf(lines: readonly Line[]): readonly Passage[] {
	const texts = lines.map(({text}) => withAsciiSigns(text));
	/** Of the line, if it goes on: the last line that belongs to it. */
	const ends = new Map<number, number>();
	const open: {readonly bracket: string; readonly at: number}[] = [];
	for (const [at, text] of texts.entries()) {
		for (const [bracket] of text.matchAll(/[[\](){}]/g)) {
			const opening = openings.get(bracket);
			if (!opening) {
				open.push({bracket, at});
			} else if (open.at(-1)?.bracket === opening) {
				ends.set(open.pop()!.at, at);
			}
		}
	}

	const passages: Passage[] = [];
	for (let first = 0; first < lines.length; ) {
		let last = ends.get(first) ?? first;
		for (let at = first; at <= last; at++) {
			last = Math.max(last, ends.get(at) ?? at);
		}

		passages.push({lines: lines.slice(first, last + 1), text: texts.slice(first, last + 1).join('\n')});
		first = last + 1;
	}

	return passages;
}

/** The pieces between these places are cut out. */
export function piecesOf({lines, text}: Passage, cuts: readonly Cut[]): readonly Piece[] {
	// Most passages are one line.
	if (cuts.length + lines.length === 1) {
		const {line} = lines[0]!;
		return [{text, line, last: line, isCut: false, isWhole: true}];
	}

	const edges = [0, ...cuts.flat(), text.length];
	let at = 0;
	return edges.slice(1).flatMap((end, part): readonly Piece[] => {
		const texts = text.slice(edges[part], end).split('\n');
		const parts = lines.slice(at, at + texts.length);
		at += texts.length - 1;
		const {line} = parts[0]!;
		if (part % 2 === 1) {
			return [{text: texts.join('\n'), line, last: parts.at(-1)!.line, isCut: true, isWhole: false}];
		}

		return parts.map(({line}, index) => {
			const isWhole = (index > 0 || part === 0) && (index < texts.length - 1 || end === text.length);
			return {text: texts[index]!, line, last: line, isCut: false, isWhole};
		});
	});
}
