/** The variables of the environment that matter here. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the terminal takes UTF-8, as the locale says, by the variable that counts: the first of the three that is set. */
export function speaksUnicode(environment: Environment): boolean {
	const locale = [environment['LC_ALL'], environment['LC_CTYPE'], environment['LANG']].find(Boolean) ?? '';
	return /utf-?8/i.test(locale) && environment['TERM'] !== 'linux';
}

/** Whether a terminal can place text anywhere on its screen. */
export function placesText(environment: Environment): boolean {
	return environment['TERM'] !== 'dumb';
}

/**
 * How many colours to use: 0 none, 1 sixteen, 2 256, 3 all. An option goes before NO_COLOR (no-color.org), that before
 * FORCE_COLOR, and that before what the terminal can do.
 */
export function colourLevel(environment: Environment, wantsColour: boolean, ofTerminal: 0 | 1 | 2 | 3): 0 | 1 | 2 | 3 {
	if (!wantsColour || environment['NO_COLOR']) {
		return 0;
	}

	return ofTerminal;
}
