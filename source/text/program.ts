import process from 'node:process';
import manifest from '../../package.json' with {type: 'json'};

export const programName = 'queens-tui';

/** As the user can type it: npx, which sets this variable, installs no command. */
export const programCommand = process.env['npm_command'] === 'exec' ? `npx ${programName}` : programName;

function shellQuoted(word: string): string {
	return /^[\w.,:/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

export const programVersion: string = manifest.version;

export function commandLine(words: readonly string[]): string {
	return [programCommand, ...words.map(shellQuoted)].join(' ');
}
