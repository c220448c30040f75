import {escapeKey} from './control-characters.js';

/** Maps each sequence of a key to the sequence that Ink understands for that key. All other sequences are dropped. */
export const keySequences: ReadonlyMap<string, string> = new Map(
	[
		...['A', 'B', 'C', 'D', 'H', 'F'].map((final) => [`[${final}`, [`[${final}`, `O${final}`]] as const),
		...['A', 'B', 'C', 'D'].map((final) => [`[1;2${final}`, [`[1;2${final}`]] as const),
		['[H', ['[1~', '[7~']] as const,
		['[F', ['[4~', '[8~']] as const,
		['[3~', ['[3~']] as const,
		['[5~', ['[5~']] as const,
		['[6~', ['[6~']] as const,
		['[Z', ['[Z']] as const,
	].flatMap(([key, spellings]) => spellings.map((spelling) => [spelling, escapeKey + key] as const)),
);
