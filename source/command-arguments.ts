import meow, {type AnyFlags} from 'meow';
import {type Option, type OptionName, options} from './options.js';
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
	const flagsOfOptions: AnyFlags = Object.fromEntries(
		options.map(({name, takes}) => [
			name.replace(negation, ''),
			takes ? {type: 'string', isMultiple: true} : {type: 'boolean', default: negation.test(name)},
		]),
	);
	const {input, flags} = meow({
		importMeta: import.meta,
		argv: unambiguous(argv),
		pkg: {name: text.title},
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

/**
 * The same arguments, each value joined to its option and the words last, so that a value with a hyphen is a value still.
 * Refuses what meow would let pass: options that do not exist, and values that are missing or not wanted.
 */
function unambiguous(argv: readonly string[]): readonly string[] {
	const joined: string[] = [];
	const words: string[] = [];
	const rest = argv.slice();
	for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
		if (argument === '--') {
			words.push(...rest.splice(0));
		} else if (isOption(argument)) {
			const [, written = '', attached] = /^([^=]*)(?:=(.*))?$/s.exec(argument) ?? [];
			const option = optionOf(written);
			const isNext = option.takes && attached === undefined && rest[0] !== undefined && !isOption(rest[0]);
			const value = isNext ? rest.shift() : attached;
			if (option.takes && !value) {
				throw new Refusal(text.noValue(`--${option.name}`));
			}

			if (!option.takes && value !== undefined) {
				throw new Refusal(text.takesNothing(`--${option.name}`, argument));
			}

			joined.push(`--${option.name}${option.takes ? `=${value}` : ''}`);
		} else {
			words.push(argument);
		}
	}

	return [...joined, '--', ...words];
}

function optionOf(written: string): Option {
	const option = options.find(({name, short}) => written === `--${name}` || (short && written === `-${short}`));
	if (!option) {
		throw new Refusal(text.unknownOption(written));
	}

	return option;
}

/** What begins with a hyphen, unless it is one alone or a number. */
function isOption(argument: string): boolean {
	return /^-(?!\d)./.test(argument);
}
