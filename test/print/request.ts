import type {Request} from '../../source/print/request.js';

export const defaultRequest: Request = {
	size: 8,
	variant: undefined,
	at: undefined,
	limit: Number.POSITIVE_INFINITY,
	isFundamentalOnly: false,
	jobs: undefined,
	share: {number: 1, of: 1},
	sources: undefined,
};
