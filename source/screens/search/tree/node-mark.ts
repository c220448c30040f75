import type {Glyphs} from '../../../components/glyphs.js';
import type {StyledRun} from '../../../components/styled-text.js';
import type {NodeState} from './search-tree.js';

const names = {
	path: 'queen',
	tested: 'tested',
	untried: 'untried',
	explored: 'explored',
	fruitful: 'fruitful',
	'dead-end': 'deadEnd',
	solution: 'solved',
} as const satisfies Record<NodeState, keyof Glyphs>;

/** Returns the glyph of a node. */
export function nodeGlyph(state: NodeState, glyphs: Glyphs): string {
	return glyphs[names[state]];
}

const tones: Readonly<Record<NodeState, StyledRun['tone']>> = {
	path: 'accent',
	tested: 'strong',
	untried: 'line',
	explored: undefined,
	fruitful: 'strong',
	'dead-end': undefined,
	solution: 'strong',
};

/** Returns the tone of a node and of the edge that leads to it. */
export function nodeTone(state: NodeState): StyledRun['tone'] {
	return tones[state];
}

/** The sides that an edge connects: their sum is the place of its character in `edges`. */
export const sides = {up: 1, down: 2, left: 4, right: 8} as const;
