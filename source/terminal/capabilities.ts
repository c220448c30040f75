export type Environment = Readonly<Record<string, string | undefined>>;

/** Without a locale, as on Windows, only Windows Terminal is known to. The Linux console lacks most glyphs. */
export function supportsUnicode(environment: Environment): boolean {
	const locale = [environment['LC_ALL'], environment['LC_CTYPE'], environment['LANG']].find(Boolean) ?? '';
	const isUtf8 = locale ? /utf-?8/i.test(locale) : environment['WT_SESSION'] !== undefined;
	return isUtf8 && !isLinuxConsole(environment);
}

/** It has no clipboard, and old ones draw the sequence for it as text. */
export function isLinuxConsole(environment: Environment): boolean {
	return environment['TERM'] === 'linux';
}

/** As in chalk: 0 for none, 1 for 16, 2 for 256, 3 for 16 million colours. */
export type ColourLevel = 0 | 1 | 2 | 3;

/** Values of FORCE_COLOR that set a level (force-color.org); with any other the terminal decides. */
const forcedLevels: Readonly<Record<string, ColourLevel>> = {false: 0, '0': 0, '1': 1, '2': 2, '3': 3};

/** In order of priority: `--no-color`, NO_COLOR (no-color.org), FORCE_COLOR, the terminal. */
export function colourLevel(environment: Environment, wantsColour: boolean, terminalLevel: ColourLevel): ColourLevel {
	const {NO_COLOR: none, FORCE_COLOR: forced = ''} = environment;
	return wantsColour && !none ? (forcedLevels[forced] ?? terminalLevel) : 0;
}
