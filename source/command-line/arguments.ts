import meow, {type AnyFlags} from 'meow';
import {type GivenOptions, type OptionId, parseWholeNumber, parseWord} from '../explorer/screen-option.js';
import type {LanguageId} from '../text/language.js';
import {programName} from '../text/program.js';
import {Refusal, type Words} from '../text/refusal.js';
import {languageIds, type Option, options} from './options.js';

// Before meow comes what it cannot do: a value that can be left out (--lesson), several values after one --from, and
// errors in the user's language. Choices, --help and --version are not given to meow: it prints its own English words,
// and ends the process before a pipe has taken them.

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

	number(name: OptionId, least: number, most?: number): number | undefined {
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
export function readArguments(argv: readonly string[]): Arguments {
	const {given, positionals} = spelledOut(argv);
	const {input, flags} = meow({
		importMeta: import.meta,
		argv: [
			// In quotes, because meow takes one pair away, which could be the user's.
			...given.map(({option, value}) => `--${option.name}${value === undefined ? '' : `="${value}"`}`),
			'--',
			...positionals,
		],
		pkg: {name: programName},
		autoHelp: false,
		autoVersion: false,
		booleanDefault: undefined,
		// Only those that are given: meow takes time for each that is declared.
		flags: Object.fromEntries(given.map(({option}) => flagOf(option))),
	});
	const values = options.flatMap(({name, takes}): [OptionId, readonly string[]][] => {
		const value = flags[flagName(name)];
		if (takes) {
			return Array.isArray(value) ? [[name, value.map(String)]] : [];
		}

		return value === !negation.test(name) ? [[name, []]] : [];
	});
	return new Arguments(new Map(values), input);
}

/** Options with a value are declared multiple, so that the error for an option given twice can quote all its values. */
function flagOf({name, takes}: Option): [string, AnyFlags[string]] {
	return [flagName(name), takes ? {type: 'string', isMultiple: true} : {type: 'boolean'}];
}

type GivenOption = {readonly option: Option; readonly value: string | undefined};

/** With each value at its option: also those that stand for one left out, and those behind the first of `--from a b`. */
function spelledOut(argv: readonly string[]): {readonly given: readonly GivenOption[]; readonly positionals: string[]} {
	const rest = [...argv];
	const given: GivenOption[] = [];
	const positionals: string[] = [];
	let list: Option | undefined;
	for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
		if (argument === '--') {
			positionals.push(...rest.splice(0));
		} else if (isOption(argument)) {
			const [spelling = '', attached] = splitOption(argument);
			const option = optionOf(spelling);
			given.push({option, value: valueAt(option, argument, attached, rest)});
			list = option.takes === 'FILE ...' ? option : undefined;
		} else if (list && !(list.name === 'check' && /^\d+$/.test(argument))) {
			given.push({option: list, value: argument});
		} else {
			// After the files of --check it is the size.
			positionals.push(argument);
		}
	}

	return {given, positionals};
}

/** `--print=list`, `-p=list`, and `-plist` unless it is a name with one hyphen, as `-screen`. */
function splitOption(argument: string): readonly string[] {
	const [spelling = '', value] = argument.split(/=(.*)/s);
	const isJoined = options.some(
		({short, takes}) => short && takes && spelling.startsWith(`-${short}`) && spelling.length > 2,
	);
	const isName = options.some(({name}) => spelling === `-${name}`);
	return isJoined && !isName
		? [argument.slice(0, 2), argument.slice(2)]
		: [spelling, ...(value === undefined ? [] : [value])];
}

function optionOf(spelling: string): Option {
	const option = options.find(({name, short}) => spelling === `--${name}` || spelling === `-${short}`);
	if (!option) {
		throw new Refusal((text) => text.unknownOption(spelling));
	}

	return option;
}

/** What is attached, or the next argument, which it takes out of `rest`. */
function valueAt(
	{name, takes, implied}: Option,
	argument: string,
	attached: string | undefined,
	rest: string[],
): string | undefined {
	const [next = ''] = rest;
	if (!takes) {
		if (attached !== undefined || /^(?:true|false)$/.test(next)) {
			throw new Refusal((text) => text.takesNothing(`--${name}`, attached === undefined ? next : argument));
		}

		return undefined;
	}

	const isImplied = attached === undefined && implied !== undefined && !/^\d/.test(next);
	const value = isImplied ? implied : (attached ?? (isOption(next) ? '' : rest.shift()));
	if (!value) {
		throw new Refusal((text) => text.noValue(`--${name}`));
	}

	return value;
}

/** A single hyphen and a negative number are none. */
function isOption(argument: string): boolean {
	return /^-(?!\d)./s.test(argument);
}

export function languageIn(argv: readonly string[]): LanguageId | undefined {
	const given = argv.flatMap((argument, index) =>
		argument === '--lang' ? argv.slice(index + 1, index + 2) : (/^--lang=(.*)/s.exec(argument)?.slice(1) ?? []),
	);
	return languageIds.find((id) => id === given.at(-1));
}
