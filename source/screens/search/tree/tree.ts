import type {Writing} from '../../../components/display.js';
import type {Line} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import {isDeadEnd, type Moment, placementsIn, type Tape} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';
import type {NodeSign} from '../../../text/facts.js';
import type {Statements} from '../../screen.js';
import {callsAt} from '../../steps/squares.js';
import {pathTreeLines, type RowsBeside} from './path-tree.js';
import {narrowestNode, searchTree, wholeTreeLines} from './whole-tree.js';

export function treeSize({end}: Tape, moment: Moment, isFutureHidden: boolean) {
	// The root is a node too, and is not placed.
	return {
		visited: placementsIn(moment) + 1,
		all: end && !isFutureHidden ? placementsIn(end) + 1 : undefined,
	};
}

export function treeLines(
	tape: Tape,
	moment: Moment,
	isFutureHidden: boolean,
	panel: PanelSize,
	writing: Writing,
	board?: RowsBeside,
): readonly Line[] {
	const {size, end} = tape;
	// Each dead end and each solution ends a line.
	const isWhole = end && end.deadEnds + end.solutions <= panel.height && size * narrowestNode <= panel.width;
	return isWhole
		? wholeTreeLines(searchTree(size, moment, isFutureHidden), size, panel.width, writing.glyphs)
		: pathTreeLines(tape, moment, isFutureHidden, panel, writing, board);
}

/** A statement for each node of the path about the children that the search has left, so that only what is new is said. */
export function treeSpeech(tape: Tape, moment: Moment, text: Text): Statements {
	const {size, queens} = moment;
	const calls = callsAt(tape, moment).slice(0, queens.length + 1);
	return Object.fromEntries(
		calls.map(({tried}, row) => {
			const parent = queens.slice(0, row);
			const signs = tried.flatMap((result, column) => {
				if (result === 'rejected') {
					return [];
				}

				const inVain: NodeSign = isDeadEnd(size, [...parent, column]) ? 'dead-end' : result;
				const sign: NodeSign = row + 1 === size ? 'solution' : inVain;
				return [{column, sign}];
			});
			return [['tree', ...parent].join(' '), signs.length > 0 ? text.spoken.treeBelow(parent, signs) : ''];
		}),
	);
}
