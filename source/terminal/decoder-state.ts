/**
 * What the decoder is reading: nothing (`ground`); an Escape that is a key or starts a sequence; a control sequence (from
 * `ESC [` to a letter); a function key (`ESC O`); a control string (from `ESC ]` and others to BEL or `ESC \`); an X10
 * mouse report or a function key of the Linux console, with `left` characters left; or pasted text, with `matched`
 * characters of its end marker matched.
 */
export type State =
	| {readonly type: 'ground' | 'escape' | 'function-key' | 'string' | 'string-escape'}
	| {readonly type: 'sequence'; readonly text: string}
	| {readonly type: 'report'; readonly left: number}
	| {readonly type: 'paste'; readonly matched: number};

export const ground: State = {type: 'ground'};
export const afterEscape: State = {type: 'escape'};
export const controlString: State = {type: 'string'};
export const stringEscape: State = {type: 'string-escape'};

/** The sequences after which more belongs to them. */
export const introducers: ReadonlyMap<string, State> = new Map([
	['[200~', {type: 'paste', matched: 0}],
	['[M', {type: 'report', left: 3}],
	['[[', {type: 'report', left: 1}],
]);

/** What is incomplete after the last input. The caller decides how long to wait for the rest before it calls `flush`. */
export type Pending = 'nothing' | 'escape' | 'sequence' | 'paste';

export const pendingIn: Readonly<Record<State['type'], Pending>> = {
	ground: 'nothing',
	escape: 'escape',
	sequence: 'sequence',
	'function-key': 'sequence',
	report: 'sequence',
	string: 'sequence',
	'string-escape': 'sequence',
	paste: 'paste',
};
