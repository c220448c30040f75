import type {CheckOptions} from '../check/check.js';
import type {OptionId} from '../explorer/screen-option.js';
import {Refusal} from '../text/refusal.js';
import type {Arguments} from './arguments.js';
import {options} from './options.js';

export type CheckCommand = {readonly type: 'check'} & CheckOptions;

export const checkOptions: readonly OptionId[] = ['from-one'];
const takenOptions: readonly OptionId[] = [...checkOptions, 'check', 'fundamental', 'limit', 'print', 'lang'];

export function checkCommand(
	given: Arguments,
	files: readonly string[],
	size: number | undefined,
	format: string | undefined,
): CheckCommand {
	const others = options.map(({name}) => name).filter((name) => !takenOptions.includes(name));
	given.refuseWith('--check', others);
	if (format !== undefined && format !== 'json') {
		throw new Refusal((text) => text.notTogether(`--print ${format}`, '--check'));
	}

	const isFundamentalOnly = given.has('fundamental');
	given.refuseWith('--fundamental', isFundamentalOnly ? ['limit'] : []);
	return {
		type: 'check',
		files,
		given: {size, base: given.has('from-one') ? 1 : undefined},
		asked: {isFundamentalOnly, limit: given.number('limit', 1)},
		isJson: format === 'json',
	};
}
