import meow, {type AnyFlags} from 'meow';
import type {OptionId, OptionValues} from '../explorer/keymap.js';
import type {LanguageId} from '../text/language.js';
import {programName} from '../text/program.js';
import {parseWholeNumber, parseWord, Refusal, type Words} from '../text/refusal.js';
import {languageIds, type Option, options} from './options.js';

// Choices, unknown options, --help and --version are not given to meow: it prints its own English words, and ends the
// process before a pipe has taken them.

export class Arguments {
	constructor(
		readonly options: OptionValues,
		readonly positionals: readonly string[],
	) {}

	has(name: OptionId): boolean {
		return this.options.has(name);
	}

	value(name: OptionId): string | undefined {
		return singleValue(`--${name}`, this.options.get(name));
	}

	parsed<Value>(name: OptionId, parse: (what: string, value: string) => Value): Value | undefined {
		const value = this.value(name);
		return value === undefined ? undefined : parse(`--${name}`, value);
	}

	word<Word extends string>(name: OptionId, allowed: readonly Word[]): Word | undefined {
		return parseWord(`--${name}`, this.value(name), allowed);
	}

	number(name: OptionId, least: number, most?: number): number | undefined {
		return this.parsed(name, (what, value) => parseWholeNumber(what, value, least, most));
	}

	refuse(names: readonly OptionId[], wordsOf: (name: string) => Words): void {
		const name = names.find((option) => this.has(option));
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

	/** Refuses these if this option is given. */
	refuseBeside(option: OptionId, names: readonly OptionId[]): void {
		this.refuseWith(`--${option}`, this.has(option) ? names : []);
	}
}

/** Throws a Refusal that names `what` if there are several. */
export function singleValue(what: string | undefined, values: readonly string[] | undefined): string | undefined {
	if (values && values.length > 1) {
		throw new Refusal((text) => text.moreThanOne(what, values));
	}

	return values?.[0];
}

/** meow treats `--no-color` as the flag `color`, set to false. Of `--ascii` and `--no-ascii` the last one counts. */
const negation = /^no-/;

/** meow throws an error for a name with a hyphen. */
function flagName(name: OptionId): string {
	return name.replace(negation, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Options with a value are declared multiple, so that the error for an option given twice can quote all its values. */
const flags: AnyFlags = Object.fromEntries(
	options.map(({name, short: shortFlag, takes}) => [
		flagName(name),
		{...(takes ? {type: 'string', isMultiple: true} : {type: 'boolean'}), ...(shortFlag && {shortFlag})},
	]),
);

/** Throws a Refusal if an option is unknown, lacks its value, or is a switch with a value. */
export function readArguments(typed: readonly string[]): Arguments {
	const argv = withHyphens(typed);
	const end = argv.indexOf('--');
	const names = argv
		.slice(0, end < 0 ? undefined : end)
		.map(nameIn)
		.filter((name) => /^-(?!\d*$)/.test(name));
	const timesNamed = (option: Option) => names.filter((name) => isName(option, name)).length;
	const unknown = names.find((name) => !options.some((option) => isName(option, name)));
	if (unknown !== undefined) {
		throw new Refusal((text) => text.unknownOption(unknown));
	}

	const {input, flags: read} = meow({
		importMeta: import.meta,
		argv,
		pkg: {name: programName},
		autoHelp: false,
		autoVersion: false,
		booleanDefault: undefined,
		flags,
	});
	const named = options.filter((option) => timesNamed(option) > 0);
	// meow gives the first file to its option; of the others, a number is the size.
	const areFiles = named.some(({takes}) => takes === 'FILE ...');
	const files = areFiles ? input.filter((argument) => !/^\d+$/.test(argument)) : [];
	const values = named.flatMap((option): [OptionId, readonly string[]][] => {
		const {name, takes, implied} = option;
		const value = read[flagName(name)];
		if (!takes) {
			const attached = argv.find((argument) => argument.includes('=') && isName(option, nameIn(argument)));
			if (attached !== undefined) {
				throw new Refusal((text) => text.takesNothing(`--${name}`, attached));
			}

			return value === !negation.test(name) ? [[name, []]] : [];
		}

		const all = [value].flat().map(String);
		if (all.length < timesNamed(option)) {
			if (implied === undefined) {
				throw new Refusal((text) => text.noValue(`--${name}`));
			}

			all.push(implied);
		}

		return [[name, takes === 'FILE ...' ? [...all, ...files] : all]];
	});
	const positionals = areFiles ? input.filter((argument) => !files.includes(argument)) : input;
	const check = argv.findIndex((argument) => /^--check\b/.test(argument));
	const ambiguous = check < 0 ? undefined : positionals.find((argument) => argv.indexOf(argument) > check);
	if (ambiguous !== undefined) {
		throw new Refusal((text) => text.sizeOrFile(ambiguous));
	}

	return new Arguments(new Map(values), positionals);
}

function nameIn(argument: string): string {
	return argument.replace(/=.*/s, '');
}

function isName({name, short}: Option, argument: string | undefined): boolean {
	return argument === `--${name}` || argument === `-${short}`;
}

/** For meow a hyphen begins no value, unless it is attached: `-` is standard input, and a program can be called `-c.py`. */
function withHyphens(argv: readonly string[]): readonly string[] {
	const isOption = (argument: string | undefined) => options.some((option) => isName(option, argument));
	const takesNext = (index: number) => {
		const [name, next = ''] = argv.slice(index, index + 2);
		return name === '--run' ? next.startsWith('-') && !isOption(nameIn(next)) : next === '-' && isOption(name);
	};
	return argv
		.map((argument, index) => (takesNext(index) ? `${argument}=${argv[index + 1]}` : argument))
		.filter((_, index) => !takesNext(index - 1));
}

export function languageIn(argv: readonly string[]): LanguageId | undefined {
	const names = argv.flatMap((argument, index) =>
		argument === '--lang' ? argv.slice(index + 1, index + 2) : (/^--lang=(.*)/s.exec(argument)?.slice(1) ?? []),
	);
	return languageIds.find((id) => id === names.at(-1));
}
