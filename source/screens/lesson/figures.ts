import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Moment, placementsIn, variantOf} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {ratio} from '../../text/numbers.js';

/** Called for each frame, so what takes long is kept in the knowledge. */
type Figure = (end: Moment, knowledge: Knowledge) => number | string;

const nodes = (end: Moment) => placementsIn(end) + 1;

/** Each row has a queen, on any column. */
const unpruned = ({size}: Moment) =>
	Array.from({length: size + 1}, (_, depth) => size ** depth).reduce((sum, each) => sum + each, 0);

/** Each row and each column has a queen. */
const factorial = ({size}: Moment) =>
	Array.from({length: size}, (_, index) => index + 1).reduce((all, each) => all * each, 1);

/** The queens stand on any squares. */
const anySquares = ({size}: Moment) =>
	Array.from({length: size}, (_, index) => (size ** 2 - index) / (index + 1)).reduce((all, each) => all * each, 1);

const inClasses = ({fundamental}: Moment) => 8 * fundamental;

/** In the words of tasks they stand in braces, with a size up to 12, whose tape is whole at once: `{nodes8}`. */
const figures = {
	boards: ({size}) => size ** size,
	unpruned,
	nodes,
	timesFewer: (end) => Math.round(unpruned(end) / nodes(end)),
	rowSaves: (end) => Math.round(anySquares(end) / end.size ** end.size),
	columnSaves: (end) => Math.round(end.size ** end.size / factorial(end)),
	diagonalsSave: (end) => Math.round(factorial(end) / nodes(end)),
	stepsAfterLast: ({size, index, solutions}, knowledge) =>
		index - (knowledge.tape(size).solution(solutions)?.index ?? 0),
	deadEnds: ({deadEnds}) => deadEnds,
	solutions: ({solutions}) => solutions,
	fundamental: ({fundamental}) => fundamental,
	inClasses,
	/** Only one class has fewer than 8 boards. */
	inSmallClass: (end) => 8 - (inClasses(end) - end.solutions),
	scanChecks: (end) => variantOf('scan').checks(end),
	flagsChecks: (end) => variantOf('flags').checks(end),
	tests: ({tests}) => tests,
	/** By what the tests grow from the size before. */
	factor: ({size, tests}, knowledge) => ratio(BigInt(tests), BigInt(knowledge.tape(size - 1).horizon.tests)),
} as const satisfies Readonly<Record<string, Figure>>;

export type FigureName = `${keyof typeof figures}${number}`;

const byName: Readonly<Record<string, Figure>> = figures;

/** Undefined if there is no figure of this name. */
export function figureOf(named: string, knowledge: Knowledge): number | string | undefined {
	const [, name = '', size] = /^(\D+)(\d+)$/.exec(named) ?? [];
	return byName[name]?.(knowledge.tape(Number(size)).horizon, knowledge);
}

export function withFigures(words: string, knowledge: Knowledge, {number}: Text): string {
	return words.replaceAll(/\{(\w+\d)\}/g, (whole, named: string) => {
		const figure = figureOf(named, knowledge) ?? whole;
		return typeof figure === 'number' ? number(figure) : figure;
	});
}
