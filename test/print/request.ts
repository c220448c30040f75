import type {Request} from '../../source/print/request.js';

export const defaultRequest: Request = {
	size: 8,
	variant: 'scan',
	at: undefined,
	limit: Number.POSITIVE_INFINITY,
	isFundamentalOnly: false,
	jobs: undefined,
	share: {number: 1, of: 1},
};
