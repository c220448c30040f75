import meow, {type AnyFlags} from 'meow';
import {largestSize, smallestSize} from '../solver/index.js';
import {text} from '../text/en.js';
import {Refusal} from '../text/refusal.js';
import {type Option, type OptionName, options} from './options.js';
import {wholeNumber} from './values.js';

/** What the arguments say: the values given to each option, none of them for a switch, and the words that stand alone. */
export type Arguments = {
	readonly options: ReadonlyMap<OptionName, readonly string[]>;
	readonly words: readonly string[];
};

/** To meow, `--no-color` is the flag `color`, turned off. */
const negation = /^no-/;

/** Reads the arguments, in the usual notation: `-p list`, `--print list`, `--print=list`, `--` before words alone. */
export function readArguments(argv: readonly string[]): Arguments {
	check(argv);
	const {input, flags} = meow({
		importMeta: import.meta,
		argv,
		pkg: {name: text.title},
		autoHelp: false,
		autoVersion: false,
		// Words that are no option stay what they are, such as the value of `--shard -1/2`.
		allowUnknownFlags: false,
		flags: Object.fromEntries(options.map(flagOf)),
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

/** Each value is kept, also when an option is given twice or in both spellings: the refusal quotes them all. */
function flagOf({name, short, takes}: Option): [string, AnyFlags[string]] {
	const shortFlag = short ? {shortFlag: short} : {};
	return takes
		? [name, {...shortFlag, type: 'string', isMultiple: true}]
		: [name.replace(negation, ''), {...shortFlag, type: 'boolean', default: negation.test(name)}];
}

/** Refuses what meow accepts, or reports in its own words: unknown options, missing values, values of switches. */
function check(argv: readonly string[]): void {
	const end = argv.indexOf('--');
	for (const [index, argument] of argv.slice(0, end === -1 ? argv.length : end).entries()) {
		if (isOption(argument)) {
			checkOption(argument, argv[index + 1]);
		} else if (/^-\d/.test(argument) && !optionWritten(argv[index - 1])?.takes) {
			// To meow, `-1/2` is an unknown option; here it is a wrong size.
			wholeNumber(text.size, argument, smallestSize, largestSize);
		}
	}
}

function checkOption(argument: string, next = ''): void {
	const [written, attached] = argument.split(/=(.*)/s);
	const option = optionWritten(written);
	if (!option) {
		throw new Refusal(text.unknownOption(written ?? ''));
	}

	if (option.takes && !(attached ?? (isOption(next) ? '' : next))) {
		throw new Refusal(text.noValue(`--${option.name}`));
	}

	if (!option.takes && (attached !== undefined || /^(?:true|false)$/.test(next))) {
		throw new Refusal(text.takesNothing(`--${option.name}`, attached === undefined ? next : argument));
	}
}

function optionWritten(written: string | undefined): Option | undefined {
	return options.find(({name, short}) => written === `--${name}` || (short && written === `-${short}`));
}

/** Whether it begins with a hyphen, and is neither a hyphen alone nor a number. */
function isOption(argument: string): boolean {
	return /^-(?!\d)./s.test(argument);
}
