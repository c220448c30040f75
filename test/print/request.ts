import type {Request} from '../../source/print/request.js';

/** Everything about 8 queens, by whoever is fastest. */
export const everything: Request = {
	size: 8,
	variant: undefined,
	at: undefined,
	limit: Number.POSITIVE_INFINITY,
	isFundamentalOnly: false,
	jobs: undefined,
	shard: {number: 1, of: 1},
};
