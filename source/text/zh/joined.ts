import type {joined as english} from '../en/joined.js';

/** How words and sentences of other texts are put together. */
export const joined: typeof english = {
	sentences: (sentences) => sentences.join(''),
	sentence: (words) => `${words}。`,
	clauses: (clauses) => `${clauses.join('；')}。`,
	names: (names) => names.join('、'),
	entry: (name, meaning) => `${name}：${meaning}`,
};
