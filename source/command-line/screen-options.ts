import {parseWord} from '../explorer/options/parse-value.js';
import type {Given} from '../explorer/options/screen-option.js';
import type {Arguments} from './arguments.js';
import {options} from './options.js';
import {singleValue} from './values.js';

/** The options about what a screen shows. Most can be given once. */
export function screenOptionsIn(given: Arguments['options']): Given {
	const chosen = options.filter(({name, isOfScreen}) => isOfScreen && given.has(name));
	return new Map(
		chosen.map(({name, takes, isRepeatable}) => {
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
