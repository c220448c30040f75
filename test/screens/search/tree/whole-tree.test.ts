import {expect, test} from 'vitest';
import {asciiGlyphs, unicodeGlyphs} from '../../../../source/components/glyphs.js';
import {textOf} from '../../../../source/components/styled-text.js';
import {treeLines} from '../../../../source/screens/search/tree/tree.js';
import {searchTree, wholeTreeLines} from '../../../../source/screens/search/tree/whole-tree.js';
import {glyphOf, nodesOf} from '../../../app/figures/tree.js';
import {knowledge} from '../../../pressed.js';
import {isLong} from '../../../runs.js';
import {writing} from '../../../writing.js';

function drawnAt(size: number, step: number, isFutureHidden = false, width = 5 * size, glyphs = unicodeGlyphs) {
	const tape = knowledge.tape(size);
	const root = searchTree({tape, moment: tape.at(step)!, isFutureHidden});
	return textOf(wholeTreeLines(root, size, width, glyphs)).map((line) => line.trimEnd());
}

/** Reads the nodes from a tree in one text column: `0 2 ⊣` is a dead end with queens in columns 0 and 2. */
function nodesIn(lines: readonly string[], cell: number): string[] {
	const path: string[] = [];
	return lines.flatMap((line) =>
		[...line.matchAll(/(\d)([^\d─])/g)].map(({index, 1: column = '', 2: glyph}) => {
			path.splice(Math.floor(index / cell));
			path.push(column);
			return `${path.join(' ')} ${glyph}`;
		}),
	);
}

test('the whole tree of 4 queens, with the current path, dead ends and solutions', () => {
	expect(drawnAt(4, 50, false, 20, asciiGlyphs).join('\n')).toBe(
		['+-0o-+-2X', '|    +-3o---1X', '+-1@---3@---0@---2!', '+-2Q---0?---3.---1.', '+-3.-+-0.---2.', '     +-1.'].join(
			'\n',
		),
	);
});

test.each([1, 2, 3, 4, 5])('every node of N = %i is drawn as the textbook program sees it', (size) => {
	const nodes = nodesOf(size);
	for (let step = 0; step <= knowledge.tape(size).end!.index; step += size < 5 || isLong ? 1 : 5) {
		const expected = nodes.map((node) => `${node.join(' ')} ${glyphOf(size, step, node)}`);
		expect(nodesIn(drawnAt(size, step), 5)).toEqual(expected);
		// That the current node is a dead end would be an answer.
		const current = knowledge.tape(size).at(step)!.queens.join(' ');
		const placed = expected
			.filter((each) => !/[?·]/.test(each))
			.map((each) => (each === `${current} ⊣` ? `${current} ♛` : each));
		expect(nodesIn(drawnAt(size, step, true), 5)).toEqual(placed);
	}
});

test('the edges grow with the panel', () => {
	const widths = [20, 40, 60, 80].map((width) => {
		const lines = drawnAt(4, 50, false, width);
		return Math.max(...lines.map(({length}) => length));
	});
	expect(widths).toEqual([19, 37, 55, 59]);
});

test('a tree with more leaves than lines is drawn around the path', () => {
	const tape = knowledge.tape(5);
	const firstAt = (height: number) =>
		textOf(treeLines({tape, moment: tape.at(100)!, isFutureHidden: false}, {width: 40, height}, writing))[0]!.trim();
	expect(firstAt(tape.end!.deadEnds + tape.end!.solutions)).toMatch(/^╭─+0/);
	expect(firstAt(tape.end!.deadEnds + tape.end!.solutions - 1)).toMatch(/^0 /);
});
