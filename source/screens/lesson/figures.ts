import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Moment, placementsIn, variantOf} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {ratio} from '../../text/numbers.js';

type Figure = (end: Moment, knowledge: Knowledge) => number | string;

const nodes = (end: Moment) => placementsIn(end) + 1;
const upTo = (last: number) => Array.from({length: last}, (_, index) => index + 1);
/** Each row has a queen, on any column. */
const unpruned = ({size}: Moment) => upTo(size).reduce((sum, depth) => sum + size ** depth, 1);
/** Of all boards with one queen a row, those with one a column, too. */
const columnSaves = ({size}: Moment) => Math.round(upTo(size).reduce((all, each) => all * (size / each), 1));

/** In the words of tasks they stand in braces, with a size up to 12, whose tape is whole at once: `{nodes8}`. */
const figures: Readonly<Record<string, Figure>> = {
	boards: ({size}) => size ** size,
	unpruned,
	nodes,
	timesFewer: (end) => Math.round(unpruned(end) / nodes(end)),
	columnSaves,
	deadEnds: ({deadEnds}) => deadEnds,
	solutions: ({solutions}) => solutions,
	fundamental: ({fundamental}) => fundamental,
	inClasses: ({fundamental}) => 8 * fundamental,
	/** Only one class has fewer than 8 boards. */
	inSmallClass: ({fundamental, solutions}) => solutions - 8 * (fundamental - 1),
	scanChecks: (end) => variantOf('scan').checks(end),
	flagsChecks: (end) => variantOf('flags').checks(end),
	tests: ({tests}) => tests,
	/** By what the tests grow from the size before. */
	factor: ({size, tests}, knowledge) => ratio(BigInt(tests), BigInt(knowledge.tape(size - 1).horizon.tests)),
};

export function withFigures(words: string, knowledge: Knowledge, {number}: Text): string {
	return words.replaceAll(/\{([a-zA-Z]+)(\d+)\}/g, (whole, name: string, size: string) => {
		const figure = figures[name]?.(knowledge.tape(Number(size)).horizon, knowledge) ?? whole;
		return typeof figure === 'number' ? number(figure) : figure;
	});
}
