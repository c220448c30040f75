/** What has become of a node of the search tree that the search has found to be an end, or has left. */
export type NodeSign = 'dead-end' | 'solution' | 'explored' | 'fruitful';
