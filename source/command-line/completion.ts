import {largestSize, smallestSize} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {formatNames, type Option, options, type shells} from './options.js';

type Shell = (typeof shells)[number];

/** The completion script for a shell, made from the same table of options as `--help`. */
export function completion(shell: Shell, text: Text): string {
	return `${scripts[shell](text).join('\n')}\n`;
}

const scripts: Readonly<Record<Shell, (text: Text) => readonly string[]>> = {bash, zsh, fish};
const sizes = Array.from({length: largestSize - smallestSize + 1}, (_, index) => smallestSize + index).join(' ');

/** The values of an option, separated by spaces; empty if they cannot be listed. */
function valuesOf({takes}: Option): string {
	return takes === 'FORMAT' ? formatNames.join(' ') : (Array.isArray(takes) ? takes : []).join(' ');
}

/** All spellings of an option: `-v` and `--variant`. */
function spellings({name, short}: Option): readonly string[] {
	return [...(short ? [`-${short}`] : []), `--${name}`];
}

function bash(): readonly string[] {
	const cases = options
		.filter(({takes}) => takes)
		.map((option) => {
			const candidates =
				option.takes === 'FILE' ? '(-f); compopt -o filenames 2>/dev/null' : `(-W '${valuesOf(option)}')`;
			return `    ${spellings(option).join('|')}) candidates=${candidates} ;;`;
		});
	return [
		'_queens_tui() {',
		`  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} prefix= candidates`,
		'  # By default, bash splits at =: --print, =, li.',
		'  if [[ $current == = ]]; then',
		'    current=',
		'  elif [[ $previous == = ]]; then',
		`    previous=\${COMP_WORDS[COMP_CWORD-2]}`,
		'  elif [[ $current == --*=* ]]; then',
		`    previous=\${current%%=*} prefix=\${current%%=*}= current=\${current#*=}`,
		'  fi',
		'  case $previous in',
		...cases,
		`    *) candidates=(-W '${options.flatMap(spellings).join(' ')} ${sizes}') ;;`,
		'  esac',
		`  mapfile -t COMPREPLY < <(compgen -P "$prefix" "\${candidates[@]}" -- "$current")`,
		'}',
		'complete -F _queens_tui queens-tui',
	];
}

function zsh(text: Text): readonly string[] {
	const quoted = (words: string) => words.replaceAll(/[[\]:\\]/g, '\\$&').replaceAll("'", "'\\''");
	const specs = options.map((option) => {
		const [first, second] = spellings(option);
		const single = second ? `'(${first} ${second})'{${first},${second}}` : first;
		const names = option.isRepeatable ? `'*'${single}` : single;
		const words = valuesOf(option);
		const values = option.takes === 'FILE' ? '_files' : words && `(${words})`;
		const argument = option.takes ? `:${option.name}:${values}` : '';
		return `    ${names}'[${quoted(text.options[option.name])}]${argument}' \\`;
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

function fish(text: Text): readonly string[] {
	const quoted = (words: string) => `'${words.replaceAll(/['\\]/g, '\\$&')}'`;
	const lines = options.map((option) => {
		const {name, short, takes} = option;
		const words = valuesOf(option);
		return [
			'complete -c queens-tui',
			...(short ? [`-s ${short}`] : []),
			`-l ${name}`,
			...(takes ? [takes === 'FILE' ? '-r -F' : '-x'] : []),
			...(words ? [`-a ${quoted(words)}`] : []),
			`-d ${quoted(text.options[name])}`,
		].join(' ');
	});
	return ['complete -c queens-tui -f', `complete -c queens-tui -a ${quoted(sizes)}`, ...lines];
}
