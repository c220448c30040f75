import {largestSize, smallestSize} from '../solver/index.js';
import type {CommandLineText} from '../text/refusal.js';
import {formatNames, type Option, options, type shells} from './options.js';

type Shell = (typeof shells)[number];

export function completion(shell: Shell, text: CommandLineText): string {
	return `${scripts[shell](text).join('\n')}\n`;
}

const scripts: Readonly<Record<Shell, (text: CommandLineText) => readonly string[]>> = {bash, zsh, fish};
const sizes = Array.from({length: largestSize - smallestSize + 1}, (_, index) => smallestSize + index).join(' ');

function valuesOf({takes}: Option): string {
	return takes === 'FORMAT' ? formatNames.join(' ') : (Array.isArray(takes) ? takes : []).join(' ');
}

function takesFiles({takes}: Option): boolean {
	return takes === 'FILE' || takes === 'FILE ...';
}

function spellings({name, short}: Option): readonly string[] {
	return [...(short ? [`-${short}`] : []), `--${name}`];
}

/** Where no word fits, bash completes files. */
function bash(): readonly string[] {
	const valued = options.filter(({takes}) => takes);
	return [
		'_queens_tui() {',
		'  local words',
		`  case \${COMP_WORDS[COMP_CWORD-1]} in`,
		...valued.map((option) => `    ${spellings(option).join('|')}) words='${valuesOf(option)}' ;;`),
		`    *) words='${options.flatMap(spellings).join(' ')} ${sizes}' ;;`,
		'  esac',
		`  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))`,
		'}',
		'complete -o default -F _queens_tui queens-tui',
	];
}

function zsh(text: CommandLineText): readonly string[] {
	const quoted = (words: string) => words.replaceAll(/[[\]:\\]/g, '\\$&').replaceAll("'", "'\\''");
	const specs = options.map((option) => {
		const [first, second] = spellings(option);
		const single = second ? `'(${first} ${second})'{${first},${second}}` : first;
		const words = valuesOf(option);
		const values = takesFiles(option) ? '_files' : words && `(${words})`;
		const argument = option.takes ? `:${option.takes === 'FILE ...' ? '*:' : ''}${option.name}:${values}` : '';
		return `    ${single}'[${quoted(text.options[option.name])}]${argument}' \\`;
	});
	return [
		'_queens_tui() {',
		'  _arguments \\',
		...specs,
		`    '1:size:(${sizes})'`,
		'}',
		'compdef _queens_tui queens-tui',
	];
}

function fish(text: CommandLineText): readonly string[] {
	const quoted = (words: string) => `'${words.replaceAll(/['\\]/g, '\\$&')}'`;
	const lines = options.map((option) => {
		const {name, short, takes} = option;
		const words = valuesOf(option);
		return [
			'complete -c queens-tui',
			...(short ? [`-s ${short}`] : []),
			`-l ${name}`,
			...(takes ? [takesFiles(option) ? '-r -F' : '-x'] : []),
			...(words ? [`-a ${quoted(words)}`] : []),
			`-d ${quoted(text.options[name])}`,
		].join(' ');
	});
	return ['complete -c queens-tui -f', `complete -c queens-tui -a ${quoted(sizes)}`, ...lines];
}
