export type NodeSign = 'dead-end' | 'solution' | 'explored' | 'fruitful';

export type SquareContent = 'empty' | 'queen' | 'given';
