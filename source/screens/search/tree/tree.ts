import type {Writing} from '../../../components/display.js';
import type {Line} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import type {Knowledge} from '../../../explorer/knowledge/knowledge.js';
import {isDeadEnd, type Moment, placementsIn} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';
import type {NodeSign} from '../../../text/facts.js';
import type {Wordings} from '../../../text/width.js';
import type {Statements} from '../../screen.js';
import {callsAt} from '../../steps/squares.js';
import {pathTreeLines, type RowsBeside, type Searched} from './path-tree.js';
import {narrowestNode, searchTree, wholeTreeLines} from './whole-tree.js';

export function treeTitle({tape: {end}, moment, isFutureHidden}: Searched, text: Text): Wordings {
	// The root is a node too, and is not placed.
	return text.titles.tree(placementsIn(moment) + 1, end && !isFutureHidden ? placementsIn(end) + 1 : undefined);
}

export function treeLines(searched: Searched, panel: PanelSize, writing: Writing, board?: RowsBeside): readonly Line[] {
	const {size, end} = searched.tape;
	// Each dead end and each solution ends a line.
	const isWhole = end && end.deadEnds + end.solutions <= panel.height && size * narrowestNode <= panel.width;
	return isWhole
		? wholeTreeLines(searchTree(searched), size, panel.width, writing.glyphs)
		: pathTreeLines(searched, panel, writing, board);
}

/** A statement for each node of the path about the children that the search has left, so that only what is new is said. */
export function treeSpeech(knowledge: Knowledge, moment: Moment, text: Text): Statements {
	const {size, queens} = moment;
	const calls = callsAt(knowledge, moment).slice(0, queens.length + 1);
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
