import meow, {type AnyFlags} from 'meow';
import {type OptionName, options} from './options.js';
import {text} from './text/en.js';
import {Refusal} from './text/refusal.js';

/** What the arguments say: the values given to each option, none of them for a switch, and the words that stand alone. */
export type Arguments = {
	readonly options: ReadonlyMap<OptionName, readonly string[]>;
	readonly words: readonly string[];
};

/** A switch that turns something off is, to meow, the something. */
const negation = /^no-/;

/** Takes the arguments apart, in the usual notation: `-p list`, `--print list`, `--print=list`, `--` before words alone. */
export function readArguments(argv: readonly string[]): Arguments {
	refuseMalformed(argv);
	const flagsOfOptions: AnyFlags = Object.fromEntries(
		options.map(({name, short, takes}) => [
			name.replace(negation, ''),
			{
				...(takes
					? {type: 'string' as const, isMultiple: true as const}
					: {type: 'boolean' as const, default: negation.test(name)}),
				...(short && {shortFlag: short}),
			},
		]),
	);
	const {input, flags} = meow({
		importMeta: import.meta,
		argv,
		pkg: {},
		autoHelp: false,
		autoVersion: false,
		flags: flagsOfOptions,
	});
	const given = options.flatMap(({name, takes}): [OptionName, readonly string[]][] => {
		const value = flags[name.replace(negation, '')];
		if (takes) {
			return Array.isArray(value) && value.length > 0 ? [[name, value.map(String)]] : [];
		}

		return value === !negation.test(name) ? [[name, []]] : [];
	});
	return {options: new Map(given), words: input};
}

/** What meow would let pass: options that do not exist, and values that are missing or not wanted. */
function refuseMalformed(argv: readonly string[]): void {
	const end = argv.indexOf('--');
	for (const [index, argument] of (end === -1 ? argv : argv.slice(0, end)).entries()) {
		if (!isOption(argument)) {
			continue;
		}

		const [name = ''] = argument.split('=');
		const option = options.find((each) => name === `--${each.name}` || name === `-${each.short}`);
		if (!option) {
			throw new Refusal(text.unknownOption(name));
		}

		const next = argv[index + 1];
		const isMissing = argument === `${name}=` || (argument === name && (next === undefined || isOption(next)));
		if (option.takes && isMissing) {
			throw new Refusal(text.noValue(`--${option.name}`));
		}

		if (!option.takes && argument !== name) {
			throw new Refusal(text.takesNothing(`--${option.name}`, argument));
		}
	}
}

/** What begins with a hyphen, unless it is one alone or a number. */
function isOption(argument: string): boolean {
	return /^-(?!\d)./.test(argument);
}
