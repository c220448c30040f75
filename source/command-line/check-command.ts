import type {CheckOptions} from '../check/check.js';
import type {OptionId} from '../explorer/options/screen-option.js';
import {parseWord} from '../explorer/options/screen-option.js';
import {Refusal} from '../text/refusal.js';
import {type Arguments, refuseAny} from './arguments.js';
import {options as allOptions, formIds} from './options.js';
import {singleValue} from './values.js';

/** The command to check what another program has printed. */
export type CheckCommand = {readonly type: 'check'} & CheckOptions;

/** The options of the check that go with nothing else. */
export const checkOptions: readonly OptionId[] = ['form', 'from-one', 'strict'];
/** The other options that it takes. */
const sharedOptions: readonly OptionId[] = ['check', 'fundamental', 'limit', 'print', 'lang'];

export function checkCommand(
	options: Arguments['options'],
	{file, size, limit}: {file: string; size: number | undefined; limit: number | undefined},
	format: string | undefined,
): CheckCommand {
	const taken = [...checkOptions, ...sharedOptions];
	const refused = allOptions.map(({name}) => name).filter((name) => !taken.includes(name));
	refuseAny(options, refused, (name) => (text) => text.notTogether(name, '--check'));
	if (format !== undefined && format !== 'json') {
		throw new Refusal((text) => text.notTogether(`--print ${format}`, '--check'));
	}

	refuseAny(options, limit === undefined ? [] : ['fundamental'], (name) => (text) => text.notTogether('--limit', name));
	return {
		type: 'check',
		file,
		given: {
			size,
			form: parseWord('--form', singleValue('--form', options.get('form')), formIds),
			base: options.has('from-one') ? 1 : undefined,
		},
		asked: {isFundamentalOnly: options.has('fundamental'), limit, isStrict: options.has('strict')},
		isJson: format === 'json',
	};
}
