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

/** How many colours a terminal has: 0 none, 1 sixteen, 2 256, 3 all. */
export type ColourLevel = 0 | 1 | 2 | 3;

/** The levels that FORCE_COLOR names (force-color.org). Its other values leave the choice to the terminal. */
const forcedLevels: Readonly<Record<string, ColourLevel>> = {false: 0, '0': 0, '1': 1, '2': 2, '3': 3};

/**
 * How many colours to use. An option goes before NO_COLOR (no-color.org), that before FORCE_COLOR, and that before what
 * the terminal can do, which has no colours if its name ends in -m or -mono.
 */
export function colourLevel(environment: Environment, wantsColour: boolean, ofTerminal: ColourLevel): ColourLevel {
	const {NO_COLOR: none, FORCE_COLOR: forced, TERM: terminal = ''} = environment;
	if (!wantsColour || none) {
		return 0;
	}

	if (forced === undefined) {
		return /-m(?:ono)?$/.test(terminal) ? 0 : ofTerminal;
	}

	return forcedLevels[forced] ?? ofTerminal;
}
