import type {Document} from './document.js';
import type {Solution} from './selection.js';

/** Changes whenever a program that reads the document would have to. The readme describes it. */
const schema = 'queens-tui/1';

/** One document, a solution a line. */
export function json(size: number): Document {
	return {
		head: `{"schema":"${schema}","size":${size},"solutions":[`,
		solution: (solution, place) => `${place === 0 ? '' : ','}\n${record(solution)}`,
		foot: '\n]}\n',
	};
}

/** A document a line, the same for each solution as in the one document. */
export function ndjson(): Document {
	return {solution: (solution) => `${record(solution)}\n`};
}

function record({number, queens}: Solution): string {
	return `{"number":${number},"queens":[${queens.join(',')}]}`;
}
