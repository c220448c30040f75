import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Moment, placementsIn, variantOf, writesUpTo} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {ratio} from '../../text/numbers.js';

/** Called for each frame, so what takes long is kept in the knowledge. */
type Figure = (end: Moment, knowledge: Knowledge) => number | string;

const nodes = (end: Moment) => placementsIn(end) + 1;

/** Each row has a queen, on any column. */
const unpruned = ({size}: Moment) =>
	Array.from({length: size + 1}, (_, depth) => size ** depth).reduce((sum, each) => sum + each, 0);

const inLargeClasses = ({fundamental}: Moment) => 8 * (fundamental - 1);

/** Of 8 queens, by Gauss when he wrote to Schumacher on 1 September 1850: he had found 76, of which 4 were wrong. */
const missed = ({solutions}: Moment) => solutions - 76 + 4;

/** In the words of tasks they stand in braces, with a size up to 12, whose tape is whole at once: `{nodes8}`. */
const figures = {
	boards: ({size}) => size ** size,
	unpruned,
	nodes,
	timesFewer: (end) => Math.round(unpruned(end) / nodes(end)),
	/** Of 8 queens; a test counts them. */
	nodesWithoutColumn: () => 85_875,
	nodesWithoutDiagonal: () => 12_757,
	stepsAfterLast: ({size, index, solutions}, knowledge) =>
		index - (knowledge.tape(size).solution(solutions)?.index ?? 0),
	deadEnds: ({deadEnds}) => deadEnds,
	solutions: ({solutions}) => solutions,
	fundamental: ({fundamental}) => fundamental,
	inLargeClasses,
	inSmallClass: (end) => end.solutions - inLargeClasses(end),
	missed,
	classesMissed: (end) => Math.ceil(missed(end) / 8),
	diagonals: ({size}) => 2 * size - 1,
	scanChecks: (end) => variantOf('scan').checks(end),
	flagsChecks: (end) => variantOf('flags').checks(end),
	moreWrites: (end) => writesUpTo(variantOf('flags'), end) - writesUpTo(variantOf('scan'), end),
	tests: ({tests}) => tests,
	/** By what the tests grow from the size before. */
	factor: ({size, tests}, knowledge) => ratio(BigInt(tests), BigInt(knowledge.tape(size - 1).horizon.tests)),
	cubeFactor: ({size}) => ratio(BigInt(size) ** 3n, BigInt(size - 1) ** 3n),
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
