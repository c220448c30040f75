import {endOf} from '../../explorer/knowledge.js';
import {createSlot} from '../../explorer/model.js';
import {type Queens, safeColumns} from '../../solver/board.js';
import {nextColumn} from '../../solver/search/step.js';
import {type SearchTree, vainMoments} from '../../solver/search-tree.js';
import type {Moment} from '../../solver/tape/moment.js';
import {percent} from '../../text/numbers.js';
import type {SearchScene} from './scene.js';

export const treeScale = createSlot('tree-scale', {isWhole: false});

/** What half a cell of the tree shows. */
export type TreeKind = 'ground' | 'fruitful' | 'vain' | 'solution' | 'stack' | 'ahead' | 'aheadOfStack' | 'now';

/** Half a cell of the picture is a stretch of the tree. */
export type TreeView = {
	readonly tree: SearchTree;
	readonly queens: Queens;
	/** The stretches that the search has passed, and the one in which it is: -1 before the tree begins. */
	readonly passed: number;
	readonly place: number;
	/** In percent, what of the tree was in vain, when the search has passed it. */
	readonly vain: string | undefined;
	/** In percent, which part of the whole search the tree is. Undefined while that is unknown. */
	readonly share: string | undefined;
};

const secondsShown = 300;
/** All of 12 queens, walked in less than a tenth of a second. */
const mostMoments = 12_000_000;

/** The queens above the tree. The speed is the zoom: it shows what plays in a few minutes, and the whole search at its end. */
export function treeRoot({model, knowledge, moment}: SearchScene): Queens {
	const isAtEnd = moment.index === knowledge.tape(moment.size).end?.index;
	const isWhole = treeScale.of(model).isWhole || isAtEnd;
	const most = isWhole ? mostMoments : Math.min(mostMoments, secondsShown * model.speed);
	const path = pathAt(moment);
	// From the top, whose calls last for many steps: what is known of them is kept.
	const roots = path.map((_, length) => path.slice(0, length));
	return roots.find((root) => (knowledge.moments(moment.size, root) ?? Number.POSITIVE_INFINITY) < most) ?? path;
}

export function treeView(scene: SearchScene, cells: number, root = treeRoot(scene)): TreeView {
	const {knowledge, moment} = scene;
	const {size} = moment;
	const end = endOf(knowledge.tape(size));
	const begin = knowledge.placing(size, root);
	const reached = begin ? Math.max(0, moment.index - begin.index + 1) : 0;
	const tree = knowledge.tree(size, root, 2 * cells);
	const {moments} = tree;
	return {
		tree,
		queens: moment.queens,
		passed: Math.floor((reached / moments) * tree.width),
		place: Math.floor(((reached - 1) / moments) * tree.width),
		vain: reached < moments ? undefined : percent(vainMoments(tree, moments), moments),
		share: end && percent(moments, end.index + 1),
	};
}

/** A queen that stands for at least one stretch, at the middle of the stretches from `from` to before `end`. */
type Block = {readonly from: number; readonly end: number; readonly column: number; readonly isOpen: boolean};

export function treeRow(view: TreeView, row: number) {
	const {tree, queens, passed, place} = view;
	const {root, width} = tree;
	const blocks = blocksIn(tree, row, queens);
	const kinds = Array.from({length: width}, (_, stretch): TreeKind => {
		const kind = kindAt(tree, row, stretch);
		return stretch < passed || kind === 'ground' ? kind : 'ahead';
	});
	for (const [index, {from, end}] of blocks.entries()) {
		if (end - from > 2 && blocks[index - 1]?.end === from) {
			kinds[from] = 'ground';
		}
	}

	if (place < 0 || place >= width || root.some((column, above) => column !== queens[above])) {
		return {kinds, blocks};
	}

	if (row < queens.length) {
		const {from, end} = blocks.find(({isOpen}) => isOpen) ?? {from: place, end: place + 1};
		// The call may have begun in the stretch before: what it leads to is a part of that.
		const ahead = Math.max(place, passed);
		kinds.fill('stack', from, ahead);
		kinds.fill('aheadOfStack', ahead, end);
	}

	if (row <= queens.length) {
		kinds[place] = 'now';
	}

	return {kinds, blocks};
}

function kindAt(tree: SearchTree, row: number, stretch: number): TreeKind {
	const {size, width, moments, columns, filled, fruitful, solutions} = tree;
	const cell = row * width + stretch;
	if (row === size - 1) {
		return solutions[stretch] === 0 ? 'ground' : 'solution';
	}

	// A queen stands for a test of each column at least: a stretch hardly longer shows the one at its middle.
	const isClose = moments <= (size + 2) * width;
	if (isClose ? columns[cell]! < 0 : filled[cell]! < 0.2) {
		return 'ground';
	}

	return fruitful[cell]! * 2 >= filled[cell]! ? 'fruitful' : 'vain';
}

function blocksIn(tree: SearchTree, row: number, queens: Queens): readonly Block[] {
	const {columns, root, width} = tree;
	const columnAt = (row: number, stretch: number) => columns[row * width + stretch]!;
	const isPath = (at: number, isColumn: (column: number, row: number) => boolean) => {
		let reached = root.length;
		while (reached <= row && isColumn(columnAt(reached, at), reached)) {
			reached++;
		}

		return reached > row;
	};
	const blocks: Block[] = [];
	let from = 0;
	for (let end = 1; end <= width; end++) {
		const first = from;
		if (end < width && isPath(end, (column, row) => column === columnAt(row, first))) {
			continue;
		}

		const column = columnAt(row, from);
		if (column >= 0) {
			blocks.push({from, end, column, isOpen: isPath(from, (column, row) => column === queens[row])});
		}

		from = end;
	}

	return blocks;
}

/** A path of the tree to its end: the queens, and below them those of the call that has returned last or, before, comes first. */
function pathAt(moment: Moment): Queens {
	const {size, queens} = moment;
	const lastColumn = safeColumns(size, queens).findLast((column) => column < nextColumn(size, moment));
	const path = lastColumn === undefined ? [...queens] : [...queens, lastColumn];
	for (;;) {
		const next = safeColumns(size, path).at(lastColumn === undefined ? 0 : -1);
		if (next === undefined) {
			return path;
		}

		path.push(next);
	}
}
