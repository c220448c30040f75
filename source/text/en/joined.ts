/** How words and sentences of other texts are put together. */
export const joined = {
	sentences: (sentences: readonly string[]) => sentences.join(' '),
	/** Words that are a sentence of their own, for a screen reader. */
	sentence: (words: string) => `${words}.`,
	clauses: (clauses: readonly string[]) => `${clauses.join('; ')}.`,
	names: (names: readonly string[]) => names.join(', '),
	/** A word and what it means, or a solution and its queens. */
	entry: (name: string, meaning: string) => `${name}: ${meaning}`,
};
