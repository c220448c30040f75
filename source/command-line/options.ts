import type {OptionId} from '../explorer/keymap.js';
import {screenIds, searchViews} from '../explorer/model.js';
import {numberKinds} from '../explorer/square-numbers.js';
import {type FormatName, formats} from '../print/formats.js';
import type {RecordingName} from '../record/record.js';
import {largestSize, smallestSize} from '../solver/board.js';
import {codes} from '../solver/search/listing.js';
import {variants} from '../solver/search/variants.js';
import {languages} from '../text/language.js';
import {programCommand} from '../text/program.js';
import type {CommandLineText} from '../text/refusal.js';
import {displayWidth, padEnd} from '../text/width.js';
import {wrap} from '../text/wrap.js';

export type Option = {
	readonly name: OptionId;
	readonly short?: string;
	/** One of these words, or a value that the help calls so; none for a switch. */
	readonly takes?: readonly string[] | string;
	/** Stands for a value that is left out; without it, one is required. */
	readonly implied?: string;
};

export const variantIds = variants.map(({id}) => id);
export const codeIds = codes.map(({id}) => id);
export const languageIds = languages.map(({id}) => id);
export const formatNames: readonly (FormatName | RecordingName)[] = [
	...Object.keys(formats).filter((name): name is FormatName => name in formats),
	'screen',
	'picture',
];

const groups: Readonly<Record<keyof CommandLineText['optionGroups'], readonly Option[]>> = {
	start: [
		{name: 'variant', short: 'v', takes: variantIds},
		{name: 'code', takes: codeIds},
		{name: 'screen', short: 's', takes: screenIds},
		{name: 'lesson', takes: 'CHAPTER[.TASK]', implied: '1'},
		{name: 'at', takes: 'NUMBER | A..B'},
	],
	shown: [
		{name: 'fundamental'},
		{name: 'wall'},
		{name: 'view', takes: searchViews},
		{name: 'numbers', takes: numberKinds.map(({id}) => id)},
		{name: 'speed', takes: 'NUMBER'},
		{name: 'queens', takes: 'QUEENS'},
	],
	print: [
		{name: 'print', short: 'p', takes: 'FORMAT'},
		{name: 'limit', takes: 'NUMBER'},
		{name: 'window', takes: 'WINDOW'},
		{name: 'output', short: 'o', takes: 'FILE'},
		{name: 'force'},
		{name: 'jobs', takes: 'NUMBER'},
		{name: 'shard', takes: 'I/M'},
	],
	check: [
		{name: 'run', takes: 'FILE | COMMAND'},
		{name: 'check', takes: 'FILE ...'},
		{name: 'replay', takes: 'FILE'},
		{name: 'from-one'},
	],
	terminal: [
		{name: 'lang', takes: languageIds},
		{name: 'ascii'},
		{name: 'no-ascii'},
		{name: 'no-color'},
		{name: 'accessible'},
	],
	others: [{name: 'help', short: 'h'}, {name: 'version'}],
};

const groupIds = Object.keys(groups).filter((id): id is keyof typeof groups => id in groups);

export const options: readonly Option[] = groupIds.flatMap((id) => groups[id]);

export const positionOptions: readonly Option[] = [...groups.start, ...groups.shown];

const examples: Readonly<Record<keyof CommandLineText['examples'], string>> = {
	lesson: `${programCommand} --lesson`,
	search: `${programCommand} 8 --screen search`,
	list: `${programCommand} 6 --print list`,
	run: `${programCommand} --run queens.py`,
	check: `${programCommand} 8 --check FILE`,
};

const exampleIds = Object.keys(examples).filter((id): id is keyof typeof examples => id in examples);

/** In lines of at most 80 cells. */
export function usage(text: CommandLineText): string {
	const tried: readonly Row[] = exampleIds.map((id) => ({name: `  ${examples[id]}`, help: text.examples[id]}));
	const sections = [
		{title: text.examplesTitle, rows: tried},
		...groupIds.map((id) => ({
			title: text.optionGroups[id],
			rows: groups[id].map((option) => optionRow(option, text)),
		})),
		{title: text.formatsTitle, rows: formatNames.map((name) => ({name: `  ${name}`, help: text.formats[name]}))},
	];
	const lines = sections.flatMap(({title, rows}) => [title, ...rows.flatMap(linesOf), '']);
	return [...text.usage(smallestSize, largestSize), ...lines].join('\n');
}

type Row = {readonly name: string; readonly value?: string; readonly help: string};

function optionRow({name, short, takes}: Option, text: CommandLineText): Row {
	const value = typeof takes === 'string' ? takes : (takes?.join(' | ') ?? '');
	return {name: `  ${short ? `-${short},` : '   '} --${name}`, value, help: text.options[name]};
}

const lineColumns = 80;
/** The column of the descriptions; after a longer name they begin in the next line. */
const helpColumn = 32;

function linesOf({name, value = '', help}: Row): string[] {
	const indent = displayWidth(name) + 1;
	const [first = '', ...others] = wrap(value, lineColumns - indent);
	const head = [`${name} ${first}`.trimEnd(), ...others.map((line) => padEnd('', indent) + line)];
	const lines = wrap(help, lineColumns - helpColumn).map((line) => padEnd('', helpColumn) + line);
	const isShort = head.length === 1 && displayWidth(head[0]!) <= helpColumn - 2;
	return isShort
		? [padEnd(head[0]!, helpColumn) + (lines[0]?.trimStart() ?? ''), ...lines.slice(1)]
		: [...head, ...lines];
}
