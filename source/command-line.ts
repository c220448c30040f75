import meow from 'meow';
import type {ExploreOptions} from './components/explore.js';
import {screens, showsSteps} from './explorer/screen.js';
import {formatNames, options, usage, variantIds} from './options.js';
import type {FormatName} from './print/formats.js';
import {largestSize, smallestSize, type VariantId} from './solver/index.js';
import {text} from './text/en.js';

/** What the command line asks for. */
export type Command =
	| {readonly type: 'help'; readonly text: string}
	| {readonly type: 'version'; readonly text: string}
	| {readonly type: 'wrong'; readonly message: string}
	| {
			readonly type: 'print';
			readonly format: FormatName;
			readonly size: number;
			readonly variant: VariantId;
			readonly limit: number;
	  }
	| ({readonly type: 'explore'} & ExploreOptions);

class WrongUsage extends Error {}

/** Reads the arguments. Whether there is a terminal at both ends decides between exploring and printing. */
export function parseCommandLine(argv: readonly string[], isTerminal: boolean): Command {
	try {
		return parse(argv, isTerminal);
	} catch (error) {
		if (error instanceof WrongUsage) {
			return {type: 'wrong', message: error.message};
		}

		throw error;
	}
}

function parse(argv: readonly string[], isTerminal: boolean): Command {
	refuseMalformed(argv);
	const {input, flags, pkg} = meow({
		importMeta: import.meta,
		argv,
		autoHelp: false,
		autoVersion: false,
		flags: {
			variant: {type: 'string', shortFlag: 'v', isMultiple: true},
			screen: {type: 'string', shortFlag: 's', isMultiple: true},
			at: {type: 'string', isMultiple: true},
			print: {type: 'string', shortFlag: 'p', isMultiple: true},
			limit: {type: 'string', isMultiple: true},
			ascii: {type: 'boolean', default: false},
			accessible: {type: 'boolean', default: false},
			color: {type: 'boolean', default: true},
			help: {type: 'boolean', shortFlag: 'h'},
			version: {type: 'boolean'},
		},
	});
	if (flags.help) {
		return {type: 'help', text: usage()};
	}

	if (flags.version) {
		return {type: 'version', text: `${pkg.version}\n`};
	}

	const size = wholeNumber(text.size, only(text.size, input) ?? '8', smallestSize, largestSize);
	const variant = oneOf('--variant', only('--variant', flags.variant), variantIds) ?? 'scan';
	const format = oneOf('--print', only('--print', flags.print), formatNames);
	const screen = oneOf('--screen', only('--screen', flags.screen), screens);
	const limit = count('--limit', only('--limit', flags.limit), 1);
	const at = count('--at', only('--at', flags.at), screen && showsSteps(screen) ? 0 : 1);
	if (screen === 'play' && at !== undefined) {
		throw new WrongUsage(text.notTogether('--at', '--screen play'));
	}

	if (format && (screen !== undefined || at !== undefined)) {
		throw new WrongUsage(text.notTogether(screen === undefined ? '--at' : '--screen', '--print'));
	}

	if (format === 'count' && limit !== undefined) {
		throw new WrongUsage(text.notTogether('--limit', '--print count'));
	}

	if (isTerminal && !format) {
		if (limit !== undefined) {
			throw new WrongUsage(text.onlyWith('--limit', '--print'));
		}

		const wantsColour = flags.color;
		return {
			type: 'explore',
			size,
			variant,
			screen: screen ?? 'solutions',
			at,
			isAscii: flags.ascii,
			wantsColour,
			isAccessible: flags.accessible,
		};
	}

	return {type: 'print', format: format ?? 'boards', size, variant, limit: limit ?? Number.POSITIVE_INFINITY};
}

/** What meow would let pass: options that do not exist, and values that are missing. */
function refuseMalformed(argv: readonly string[]): void {
	const end = argv.indexOf('--');
	for (const [index, argument] of (end === -1 ? argv : argv.slice(0, end)).entries()) {
		if (!isOption(argument)) {
			continue;
		}

		const [name = ''] = argument.split('=');
		const option = options.find((each) => name === `--${each.name}` || name === `-${each.short}`);
		if (!option) {
			throw new WrongUsage(text.unknownOption(name));
		}

		const next = argv[index + 1];
		const isMissing = argument === `${name}=` || (argument === name && (next === undefined || isOption(next)));
		if (option.takes && isMissing) {
			throw new WrongUsage(text.noValue(`--${option.name}`));
		}

		if (!option.takes && argument !== name) {
			throw new WrongUsage(text.takesNothing(`--${option.name}`, argument));
		}
	}
}

function isOption(argument: string): boolean {
	return /^-(?!\d)./.test(argument);
}

/** The one value given, if any. */
function only(what: string, given: readonly string[] | undefined): string | undefined {
	if (given && given.length > 1) {
		throw new WrongUsage(text.moreThanOne(what, given));
	}

	return given?.[0];
}

function oneOf<Word extends string>(
	what: string,
	given: string | undefined,
	allowed: readonly Word[],
): Word | undefined {
	const word = allowed.find((each) => each === given);
	if (given !== undefined && word === undefined) {
		throw new WrongUsage(text.notOneOf(what, given, allowed));
	}

	return word;
}

function count(what: string, given: string | undefined, least: number): number | undefined {
	return given === undefined ? undefined : wholeNumber(what, given, least, Number.MAX_SAFE_INTEGER);
}

function wholeNumber(what: string, given: string, least: number, most: number): number {
	const number = /^\d{1,16}$/.test(given) ? Number(given) : Number.NaN;
	if (!(number >= least && number <= most)) {
		throw new WrongUsage(text.noWholeNumber(what, given, least, most));
	}

	return number;
}
