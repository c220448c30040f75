import {parseWord} from '../explorer/parts/parse-value.js';
import type {Given} from '../explorer/parts/part.js';
import type {Arguments} from './arguments.js';
import {options} from './options.js';
import {singleValue} from './values.js';

/** The options about parts of what the explorer shows. Most can be given once. */
export function partsIn(given: Arguments['options']): Given {
	const parts = options.filter(({name, isPart}) => isPart && given.has(name));
	return new Map(
		parts.map(({name, takes, isRepeatable}) => {
			const values = given.get(name) ?? [];
			if (!isRepeatable) {
				singleValue(`--${name}`, values);
			}

			if (typeof takes === 'object') {
				for (const value of values) {
					parseWord(`--${name}`, value, takes);
				}
			}

			return [name, values];
		}),
	);
}
