import type {FormId} from '../check/row.js';
import {numberKinds, screenIds} from '../explorer/model.js';
import {panelIds} from '../explorer/screen.js';
import type {OptionId} from '../explorer/screen-option.js';
import {compareOverlays, compareViews, searchViews} from '../explorer/step-views.js';
import {type FormatName, formats} from '../print/formats.js';
import {type RecordingName, recordingNames} from '../record/recordings.js';
import {codes, largestSize, smallestSize, variants} from '../solver/index.js';
import {languages} from '../text/language.js';
import type {CommandLineText} from '../text/refusal.js';
import {cells, padEnd} from '../text/width.js';

/** The shells for which there is a completion script. */
export const shells = ['bash', 'zsh', 'fish'] as const;

/** What a check can be limited to. */
export const formIds: readonly FormId[] = ['boards', 'list', 'trace'];

/** An option of the command line. */
export type Option = {
	readonly name: OptionId;
	readonly short?: string;
	/** The value of the option: one of these words, or a value of this kind. A switch takes none. */
	readonly takes?:
		| readonly string[]
		| 'NUMBER'
		| 'NUMBER | A..B'
		| 'FORMAT'
		| 'FILE'
		| 'FILE ...'
		| 'I/M'
		| 'CHAPTER[.TASK]'
		| 'WINDOW'
		| 'QUEENS'
		| 'ROW[,COLUMN]';
	/** The value that stands for none given. Without it, a value has to be given. */
	readonly implied?: string;
	/** Whether it is about what a screen shows, see `ScreenOption`. */
	readonly isOfScreen?: boolean;
	/** Whether it can be given several times. */
	readonly isRepeatable?: boolean;
};

/** The values of `--variant`. */
export const variantIds = variants.map(({id}) => id);
/** The values of `--code`. */
export const codeIds = codes.map(({id}) => id);
/** The values of `--lang`. */
export const languageIds = languages.map(({id}) => id);
/** The values of `--print`. */
export const formatNames: readonly (FormatName | RecordingName)[] = [
	...Object.keys(formats).filter((name): name is FormatName => name in formats),
	...recordingNames,
];

/** All options, grouped and ordered as in the help. */
const groups: Readonly<Record<keyof CommandLineText['optionGroups'], readonly Option[]>> = {
	start: [
		{name: 'variant', short: 'v', takes: variantIds},
		{name: 'code', takes: codeIds},
		{name: 'screen', short: 's', takes: screenIds},
		{name: 'lesson', takes: 'CHAPTER[.TASK]', implied: '1', isOfScreen: true},
		{name: 'at', takes: 'NUMBER | A..B'},
	],
	shown: [
		{name: 'fundamental', isOfScreen: true},
		{name: 'gallery', isOfScreen: true},
		{name: 'view', takes: [...searchViews, ...compareViews, ...compareOverlays], isOfScreen: true},
		{name: 'predict', isOfScreen: true},
		{name: 'breakpoint', takes: 'ROW[,COLUMN]', isOfScreen: true, isRepeatable: true},
		{name: 'lines', isOfScreen: true},
		{name: 'numbers', takes: numberKinds, isOfScreen: true},
		{name: 'cursor', takes: 'ROW[,COLUMN]', isOfScreen: true},
		{name: 'speed', takes: 'NUMBER', isOfScreen: true},
		{name: 'reverse', isOfScreen: true},
		{name: 'queens', takes: 'QUEENS', isOfScreen: true},
		{name: 'locked', isOfScreen: true},
		{name: 'puzzle', takes: 'NUMBER', isOfScreen: true},
		{name: 'hint', isOfScreen: true},
	],
	print: [
		{name: 'print', short: 'p', takes: 'FORMAT'},
		{name: 'limit', takes: 'NUMBER'},
		{name: 'window', takes: 'WINDOW'},
		{name: 'only', takes: panelIds},
		{name: 'output', short: 'o', takes: 'FILE'},
		{name: 'force'},
		{name: 'jobs', takes: 'NUMBER'},
		{name: 'shard', takes: 'I/M'},
		{name: 'from', takes: 'FILE ...'},
	],
	check: [{name: 'check', takes: 'FILE'}, {name: 'form', takes: formIds}, {name: 'from-one'}, {name: 'strict'}],
	terminal: [
		{name: 'lang', takes: languageIds},
		{name: 'ascii'},
		{name: 'no-ascii'},
		{name: 'no-color'},
		{name: 'mouse'},
		{name: 'accessible'},
	],
	others: [{name: 'completion', takes: shells}, {name: 'help', short: 'h'}, {name: 'version'}],
};

const groupIds = Object.keys(groups).filter((id): id is keyof typeof groups => id in groups);

/** All options, in the order of the help. */
export const options: readonly Option[] = groupIds.flatMap((id) => groups[id]);

/** The options that say how the explorer draws. */
export const displayOptions = ['ascii', 'no-ascii', 'no-color', 'accessible'] as const;

/** The options that say what the explorer shows: the screen, the place on it, and the options of the screen. */
export const positionOptions: readonly OptionId[] = options
	.filter(({name, isOfScreen}) => isOfScreen || ['variant', 'code', 'screen', 'at'].includes(name))
	.map(({name}) => name);

/** The text of `--help`. */
export function usage(text: CommandLineText): string {
	const longestName = Math.max(...options.map(({name}) => cells(name)));
	const titled = (title: string, rows: readonly Row[]) => [title, ...alignRows(rows), ''];
	return [
		...text.usage(smallestSize, largestSize),
		...groupIds.flatMap((id) =>
			titled(
				text.optionGroups[id],
				groups[id].map((option) => optionRow(option, longestName, text)),
			),
		),
		...titled(
			text.formatsTitle,
			formatNames.map((name) => ({head: `  ${name}`, help: text.formats[name]})),
		),
	].join('\n');
}

/** What one line says, and what about it. */
type Row = {readonly head: string; readonly help: string};

function optionRow({name, short, takes}: Option, longestName: number, text: CommandLineText): Row {
	const value = typeof takes === 'string' ? takes : (takes?.join(' | ') ?? '');
	const head = `  ${short ? `-${short},` : '   '} --${padEnd(name, longestName + 1)}`;
	return {head: `${head}${value}`, help: text.options[name]};
}

/** What is longer than this has its help in the next line. */
const longestHead = 50;

function alignRows(rows: readonly Row[]): string[] {
	const isShort = ({head}: Row) => cells(head) <= longestHead;
	const width = Math.max(...rows.filter(isShort).map(({head}) => cells(head))) + 2;
	return rows.flatMap((row) => {
		const {head, help} = row;
		return isShort(row) ? [padEnd(head, width) + help] : [head, padEnd('', width) + help];
	});
}
