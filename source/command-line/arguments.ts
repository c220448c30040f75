import meow, {type AnyFlags} from 'meow';
import {type GivenOptions, type OptionId, parseWholeNumber, parseWord} from '../explorer/screen-option.js';
import {largestSize, smallestSize} from '../solver/index.js';
import type {LanguageId} from '../text/language.js';
import {nearest} from '../text/nearest.js';
import {programName} from '../text/program.js';
import {Refusal, type Words} from '../text/refusal.js';
import {languageIds, type Option, options} from './options.js';

// Before meow comes what it cannot do: a value that can be left out (--lesson), several values after one --from, and
// errors in the user's language for unknown options, missing values and values of switches. Choices, --help and
// --version are not given to meow: it prints its own English words, and ends the process before a pipe has taken them.

export class Arguments {
	readonly options: GivenOptions;
	readonly positionals: readonly string[];

	constructor(options: GivenOptions, positionals: readonly string[]) {
		this.options = options;
		this.positionals = positionals;
	}

	has(name: OptionId): boolean {
		return this.options.has(name);
	}

	value(name: OptionId): string | undefined {
		return singleValue(`--${name}`, this.options.get(name));
	}

	parsed<Value>(name: OptionId, parse: (what: string, given: string) => Value): Value | undefined {
		const given = this.value(name);
		return given === undefined ? undefined : parse(`--${name}`, given);
	}

	word<Word extends string>(name: OptionId, allowed: readonly Word[]): Word | undefined {
		return parseWord(`--${name}`, this.value(name), allowed);
	}

	number(name: OptionId, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
		return this.parsed(name, (what, given) => parseWholeNumber(what, given, least, most));
	}

	refuse(names: readonly OptionId[], wordsOf: (name: string) => Words): void {
		const name = names.find((each) => this.has(each));
		if (name) {
			throw new Refusal(wordsOf(`--${name}`));
		}
	}

	refuseWithout(other: string, names: readonly OptionId[]): void {
		this.refuse(names, (name) => (text) => text.onlyWith(name, other));
	}

	refuseWith(other: string, names: readonly OptionId[]): void {
		this.refuse(names, (name) => (text) => text.notTogether(name, other));
	}
}

/** Throws a Refusal that names `what` if there are several. */
export function singleValue(what: string | undefined, given: readonly string[] | undefined): string | undefined {
	if (given && given.length > 1) {
		throw new Refusal((text) => text.moreThanOne(what, given));
	}

	return given?.[0];
}

/** meow treats `--no-color` as the flag `color`, set to false. Of `--ascii` and `--no-ascii` the last one counts. */
const negation = /^no-/;

/** meow throws an error for a name with a hyphen. */
function flagName(name: OptionId): string {
	return name.replace(negation, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Throws a Refusal if an option is unknown, lacks its value, or is a switch with a value. */
export function readArguments(given: readonly string[]): Arguments {
	const argv = withImpliedParts(given);
	checkArguments(argv);
	const {input, flags} = meow({
		importMeta: import.meta,
		argv,
		pkg: {name: programName},
		autoHelp: false,
		autoVersion: false,
		// Otherwise meow parses the value in `--shard -1/2` as an option.
		allowUnknownFlags: false,
		booleanDefault: undefined,
		// Only those that are given: meow takes time for each that is declared.
		flags: Object.fromEntries(optionsIn(argv).map(flagOf)),
	});
	const values = options.flatMap(({name, takes}): [OptionId, readonly string[]][] => {
		const value = flags[flagName(name)];
		if (takes) {
			return Array.isArray(value) && value.length > 0 ? [[name, value.map(String)]] : [];
		}

		return value === !negation.test(name) ? [[name, []]] : [];
	});
	return new Arguments(new Map(values), input);
}

/** `--lesson` becomes `--lesson=1`; `--from a b` becomes `--from a --from=b`. */
function withImpliedParts(argv: readonly string[]): readonly string[] {
	const end = positionalsFrom(argv);
	let list = '';
	return argv.map((argument, index) => {
		if (index >= end) {
			return argument;
		}

		if (!isOption(argument)) {
			// After --check it is the size.
			return list && !(list === '--check' && /^\d+$/.test(argument)) && argv[index - 1] !== list
				? `${list}=${argument}`
				: argument;
		}

		const [spelling = ''] = argument.split('=');
		const option = findOption(spelling);
		list = option?.takes === 'FILE ...' ? spelling : '';
		const hasValue = spelling !== argument || /^\d/.test(argv[index + 1] ?? '');
		return option?.implied === undefined || hasValue ? argument : `${argument}=${option.implied}`;
	});
}

export function languageIn(argv: readonly string[]): LanguageId | undefined {
	const given = argv.flatMap((argument, index) =>
		argument === '--lang' ? argv.slice(index + 1, index + 2) : (/^--lang=(.*)/s.exec(argument)?.slice(1) ?? []),
	);
	return languageIds.find((id) => id === given.at(-1));
}

function optionsIn(argv: readonly string[]): readonly Option[] {
	const found = new Set(argv.map((argument) => findOption(argument.split('=')[0])));
	return options.filter((option) => found.has(option));
}

/** Options with a value are declared multiple, so that the error for an option given twice can quote all its values. */
function flagOf({name, short, takes}: Option): [string, AnyFlags[string]] {
	const shortFlag = short ? {shortFlag: short} : {};
	return takes
		? [flagName(name), {...shortFlag, type: 'string', isMultiple: true}]
		: [flagName(name), {...shortFlag, type: 'boolean'}];
}

function checkArguments(argv: readonly string[]): void {
	for (const [index, argument] of argv.slice(0, positionalsFrom(argv)).entries()) {
		if (isOption(argument)) {
			checkOption(argument, argv[index + 1]);
		} else if (/^-\d/.test(argument) && !findOption(argv[index - 1])?.takes) {
			// meow treats `-1/2` as an unknown option, but it is an invalid size.
			parseWholeNumber(undefined, argument, smallestSize, largestSize);
		}
	}
}

function checkOption(argument: string, next = ''): void {
	const [spelling = '', attached] = argument.split(/=(.*)/s);
	const option = findOption(spelling);
	if (!option) {
		const name = nearest(
			spelling.replace(/^--?/, ''),
			options.map((each) => each.name),
		);
		throw new Refusal((text) => text.unknownOption(spelling, name && `--${name}`));
	}

	if (option.takes && !(attached ?? (isOption(next) ? '' : next))) {
		throw new Refusal((text) => text.noValue(`--${option.name}`));
	}

	if (!option.takes && (attached !== undefined || /^(?:true|false)$/.test(next))) {
		throw new Refusal((text) => text.takesNothing(`--${option.name}`, attached === undefined ? next : argument));
	}
}

/** Without `--`, the number of arguments. */
function positionalsFrom(argv: readonly string[]): number {
	const index = argv.indexOf('--');
	return index === -1 ? argv.length : index;
}

function findOption(spelling: string | undefined): Option | undefined {
	return options.find(({name, short}) => spelling === `--${name}` || (short && spelling === `-${short}`));
}

/** A single hyphen and a negative number are none. */
function isOption(argument: string): boolean {
	return /^-(?!\d)./s.test(argument);
}
