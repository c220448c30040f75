import {type FormatName, formats} from '../../source/print/formats.js';
import type {Request} from '../../source/print/request.js';
import {text} from '../../source/text/en.js';

export const defaultRequest: Request = {
	size: 8,
	variant: 'scan',
	at: undefined,
	limit: Number.POSITIVE_INFINITY,
	isFundamentalOnly: false,
	jobs: undefined,
	share: {number: 1, of: 1},
};

/** The formats whose output is computed synchronously. */
export type SyncName = Exclude<FormatName, 'steps' | 'count' | 'compare'>;

export function printed(name: SyncName, changes: Partial<Request> = {}): string {
	const pieces = [...formats[name].pieces({...defaultRequest, ...changes}, text)];
	return Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString();
}

export async function all<Each>(items: Iterable<Each> | AsyncIterable<Each>): Promise<readonly Each[]> {
	const list: Each[] = [];
	for await (const each of items) {
		list.push(each);
	}

	return list;
}
