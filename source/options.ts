import {screens} from './explorer/screen.js';
import {type FormatName, formats} from './print/formats.js';
import {largestSize, smallestSize, variants} from './solver/index.js';
import {text} from './text/en.js';

export type OptionName =
	| 'variant'
	| 'screen'
	| 'at'
	| 'print'
	| 'limit'
	| 'ascii'
	| 'no-color'
	| 'accessible'
	| 'help'
	| 'version';

type Option = {
	readonly name: OptionName;
	readonly short?: string;
	/** What follows: one of these words, or a number; a switch has nothing. */
	readonly takes?: readonly string[] | 'number';
};

export const variantIds = variants.map(({id}) => id);
export const formatNames = Object.keys(formats).filter((name): name is FormatName => name in formats);

/** Every option, in the order of the help. */
export const options: readonly Option[] = [
	{name: 'variant', short: 'v', takes: variantIds},
	{name: 'screen', short: 's', takes: screens},
	{name: 'at', takes: 'number'},
	{name: 'print', short: 'p', takes: formatNames},
	{name: 'limit', takes: 'number'},
	{name: 'ascii'},
	{name: 'no-color'},
	{name: 'accessible'},
	{name: 'help', short: 'h'},
	{name: 'version'},
];

/** The command line as `--help` explains it. */
export function usage(): string {
	const rows = options.map(({name, short, takes}) => {
		const value = takes === 'number' ? 'NUMBER' : (takes?.join(' | ') ?? '');
		const head = `  ${short ? `-${short},` : '   '} --${name}`.padEnd(18);
		return {head: `${head}${value}`, help: text.options[name]};
	});
	const width = Math.max(...rows.map(({head}) => head.length)) + 2;
	return [
		...text.usage(smallestSize, largestSize),
		...rows.map(({head, help}) => `${head.padEnd(width)}${help}`),
		'',
	].join('\n');
}
