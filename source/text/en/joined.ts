/** How words and sentences of other texts are put together. */
export const joined = {
	sentences: (sentences: readonly string[]) => sentences.join(' '),
	/** Words that are a sentence of their own, for a screen reader. */
	sentence: (words: string) => `${words}.`,
	clauses: (clauses: readonly string[]) => `${clauses.join('; ')}.`,
	names: (names: readonly string[]) => names.join(', '),
	/** A word and what it means, for a screen reader. */
	entry: (name: string, meaning: string) => `${name}: ${meaning}`,
	/** The name of a solution, and the column of each queen. */
	queensOf: (solution: string, queens: readonly number[]) => `${solution}: ${queens.join(' ')}`,
};
