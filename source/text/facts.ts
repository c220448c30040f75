export type SquareContent = 'empty' | 'queen' | 'given';
