import type {Step} from './step.js';
import type {ControlPoint, ListingLine, TestOutcome} from './variant.js';

/** A line of a listing. `steps` are the types of steps that the line makes; a line such as `}` makes none. */
export function code(text: string, ...steps: readonly Step['type'][]): ListingLine {
	return {code: text, steps};
}

/** A line of a listing to which the program goes after a step. */
export function control(text: string, point: ControlPoint): ListingLine {
	return {code: text, steps: [], point};
}

/** A line of the test itself, which decides about these outcomes. */
export function testing(text: string, ...decides: readonly TestOutcome[]): ListingLine {
	return {code: text, steps: ['test'], decides};
}

/** A line of a function that tests a square, which decides about these outcomes. */
export function deciding(text: string, ...decides: readonly TestOutcome[]): ListingLine {
	return {code: text, steps: [], decides};
}
