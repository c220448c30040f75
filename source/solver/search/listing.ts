import type {Step} from './step.js';
import type {ListingLine} from './variant.js';

/** A line that does these steps, or none that the search shows. */
export function code(text: string, ...steps: readonly Step['type'][]): ListingLine {
	return {code: text, steps};
}
