import {readFileSync} from 'node:fs';
import {readArguments} from './command-arguments.js';
import type {ExploreOptions} from './components/explore.js';
import {screens, showsSteps} from './explorer/screen.js';
import {formatNames, type OptionName, usage, variantIds} from './options.js';
import type {FormatName} from './print/formats.js';
import {largestSize, smallestSize, type VariantId} from './solver/index.js';
import {text} from './text/en.js';
import {Refusal} from './text/refusal.js';

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

/** Reads the arguments. Whether there is a terminal at both ends decides between exploring and printing. */
export function parseCommandLine(argv: readonly string[], isTerminal: boolean): Command {
	try {
		return parse(argv, isTerminal);
	} catch (error) {
		if (error instanceof Refusal) {
			return {type: 'wrong', message: error.message};
		}

		throw error;
	}
}

function parse(argv: readonly string[], isTerminal: boolean): Command {
	const {options, words} = readArguments(argv);
	if (options.has('help')) {
		return {type: 'help', text: usage()};
	}

	if (options.has('version')) {
		return {type: 'version', text: `${version()}\n`};
	}

	const given = (name: OptionName) => only(`--${name}`, options.get(name));
	const size = wholeNumber(text.size, only(text.size, words) ?? '8', smallestSize, largestSize);
	const variant = oneOf('--variant', given('variant'), variantIds) ?? 'scan';
	const format = oneOf('--print', given('print'), formatNames);
	const screen = oneOf('--screen', given('screen'), screens);
	const limit = count('--limit', given('limit'), 1);
	const at = count('--at', given('at'), screen && showsSteps(screen) ? 0 : 1);
	if (screen === 'play' && at !== undefined) {
		throw new Refusal(text.notTogether('--at', '--screen play'));
	}

	if (format && (screen !== undefined || at !== undefined)) {
		throw new Refusal(text.notTogether(screen === undefined ? '--at' : '--screen', '--print'));
	}

	if (format === 'count' && limit !== undefined) {
		throw new Refusal(text.notTogether('--limit', '--print count'));
	}

	if (isTerminal && !format) {
		if (limit !== undefined) {
			throw new Refusal(text.onlyWith('--limit', '--print'));
		}

		return {
			type: 'explore',
			size,
			variant,
			screen: screen ?? 'solutions',
			at,
			isAscii: options.has('ascii'),
			wantsColour: !options.has('no-color'),
			isAccessible: options.has('accessible'),
		};
	}

	return {type: 'print', format: format ?? 'boards', size, variant, limit: limit ?? Number.POSITIVE_INFINITY};
}

function version(): string {
	const manifest: {readonly version: string} = JSON.parse(
		readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
	);
	return manifest.version;
}

/** The one value given, if any. */
function only(what: string, given: readonly string[] | undefined): string | undefined {
	if (given && given.length > 1) {
		throw new Refusal(text.moreThanOne(what, given));
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
		throw new Refusal(text.notOneOf(what, given, allowed));
	}

	return word;
}

function count(what: string, given: string | undefined, least: number): number | undefined {
	return given === undefined ? undefined : wholeNumber(what, given, least, Number.MAX_SAFE_INTEGER);
}

function wholeNumber(what: string, given: string, least: number, most: number): number {
	const number = /^\d{1,16}$/.test(given) ? Number(given) : Number.NaN;
	if (!(number >= least && number <= most)) {
		throw new Refusal(text.noWholeNumber(what, given, least, most));
	}

	return number;
}
