/** What is on a square of Play. A given queen cannot be removed. */
export type SquareContent = 'empty' | 'queen' | 'given';
