import {stepMarks, stepTerms} from '../../panels/board/legend.js';
import {glyphMark, type Legend, type LegendMark, partMark, timelineMarks} from '../../panels/legend.js';
import {memoryMarks, memoryWords} from '../../panels/memory/legend.js';
import {sides} from './tree/node-mark.js';

/** The edges of the search tree. */
const edges: LegendMark = {
	id: 'edges',
	sample: ({edges: glyphs}) => [
		{text: ` ${glyphs.charAt(sides.down + sides.right)}${glyphs.charAt(sides.left + sides.right)}`, role: 'dim'},
	],
	// A vertical line alone also stands between the stack and the shape of the search.
	isIn: ({panels}, {edges: glyphs}) =>
		panels.some(
			({text}) =>
				[...text].every((each) => glyphs.includes(each)) &&
				[...text].some((each) => each !== ' ' && each !== glyphs.charAt(sides.up + sides.down)),
		),
};

/** A mark that counts only where the search tree is drawn: elsewhere the same character is something else. */
const inTree = (mark: LegendMark): LegendMark => ({
	...mark,
	isIn: (shown, glyphs) => edges.isIn(shown, glyphs) && mark.isIn(shown, glyphs),
});

/** The numbers at both sides of the path in the search tree. Each stands alone in its piece of text, behind a space. */
const besidePath = inTree({
	id: 'beside-path',
	sample: () => [{text: ' 0', role: 'dim'}],
	isIn: ({panels}) => panels.some(({text, role}) => role === 'dim' && /^ +[\d,]+$/.test(text)),
});

/** A total that is not known, or may not be known while a question stands. */
const unknownTotal: LegendMark = {
	id: 'unknown-total',
	sample: () => [{text: ' ?', role: 'dim'}],
	isIn: ({panels, below}) =>
		[...panels, ...below].some(({text, role}) => role === 'dim' && /^[^?]*\d[^?]*\?/.test(text)),
};

export const legend: Legend = {
	marks: [
		...stepMarks,
		glyphMark('returned', ['returned']),
		glyphMark('running', ['current'], 'accent'),
		glyphMark('next', ['next'], 'accent'),
		glyphMark('visited-nodes', ['full'], 'accent'),
		glyphMark('partly-visited-nodes', ['partial'], 'accent'),
		glyphMark('unvisited-nodes', ['empty']),
		unknownTotal,
		edges,
		besidePath,
		inTree(glyphMark('tree-goes-on', ['forwards', 'backwards'], 'accent')),
		inTree(partMark('dead-end-node', ['deadEnd'])),
		inTree(partMark('solution-node', ['solved'], 'good')),
		...memoryMarks,
		...timelineMarks,
	],
	words: [...stepTerms, 'full-board', 'node', 'depth', 'beside-path', 'solution', 'variant', ...memoryWords],
};
