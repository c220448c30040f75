import {type OptionName, options} from './options.js';
import {text} from './text/en.js';
import {Refusal} from './text/refusal.js';

/** What the arguments say: the values given to each option, none of them for a switch, and the words that stand alone. */
export type Arguments = {
	readonly options: ReadonlyMap<OptionName, readonly string[]>;
	readonly words: readonly string[];
};

/** Takes the arguments apart, in the usual notation: `-p list`, `--print list`, `--print=list`, `--` before words alone. */
export function readArguments(argv: readonly string[]): Arguments {
	const given = new Map<OptionName, readonly string[]>();
	const words: string[] = [];
	const rest = argv.slice();
	for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
		if (argument === '--') {
			words.push(...rest.splice(0));
		} else if (isOption(argument)) {
			const [, written = '', attached] = /^(?<written>[^=]*)(?:=(?<attached>.*))?$/s.exec(argument) ?? [];
			const option = options.find(({name, short}) => written === `--${name}` || written === `-${short}`);
			if (!option) {
				throw new Refusal(text.unknownOption(written));
			}

			const {name, takes} = option;
			if (!takes && attached !== undefined) {
				throw new Refusal(text.takesNothing(`--${name}`, argument));
			}

			const isNextValue = takes && attached === undefined && rest[0] !== undefined && !isOption(rest[0]);
			const value = isNextValue ? rest.shift() : attached;
			if (takes && !value) {
				throw new Refusal(text.noValue(`--${name}`));
			}

			given.set(name, [...(given.get(name) ?? []), ...(value ? [value] : [])]);
		} else {
			words.push(argument);
		}
	}

	return {options: given, words};
}

/** What begins with a hyphen, unless it is one alone or a number. */
function isOption(argument: string): boolean {
	return /^-(?!\d)./.test(argument);
}
