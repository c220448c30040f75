import {samplesOf} from './samples.js';

/** A text of a catalogue, and where it stands: its keys, and the number of the sample if a function answered it. */
export type Found = {readonly path: string; readonly text: string};

/**
 * Returns every text in a catalogue, those of its functions for each of their samples, which its English original names. Texts of a
 * list have the same path.
 */
export function textsIn(value: unknown, english = value, path = ''): readonly Found[] {
	if (typeof value === 'string') {
		return [{path, text: value}];
	}

	if (Array.isArray(value)) {
		return value.flatMap((each) => textsIn(each, each, path));
	}

	if (typeof value === 'function') {
		return samplesOf(path, english).flatMap((values, index) => {
			const answer: unknown = Reflect.apply(value, undefined, values);
			return textsIn(answer, answer, `${path}#${index}`);
		});
	}

	return entriesOf(value).flatMap(([key, each]) =>
		textsIn(each, new Map(entriesOf(english)).get(key), path === '' ? key : `${path}.${key}`),
	);
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
	return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
