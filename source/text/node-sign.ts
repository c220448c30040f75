/** The sign of a node of the search tree: it has no children, or the search has left it. */
export type NodeSign = 'dead-end' | 'solution' | 'explored' | 'fruitful';
