import chalk, {Chalk, type ChalkInstance, type ColorSupportLevel} from 'chalk';
import type {Ground, Line, Role} from '../panels/line.js';

type Style = (text: string) => string;
type Theme = {
	readonly roles: Readonly<Record<Role, Style>>;
	readonly grounds: Readonly<Record<Ground, Style>>;
	/** The colour of borders, as Ink names it; empty for that of the terminal. */
	readonly border: string;
};

const plain: Style = (text) => text;

const withoutStyles: Theme = {
	roles: {dim: plain, strong: plain, accent: plain, warning: plain, good: plain},
	grounds: {
		light: plain,
		dark: plain,
		tested: plain,
		attacked: plain,
		attacker: plain,
		path: plain,
		good: plain,
		removed: plain,
		given: plain,
	},
	border: '',
};

/**
 * For 16 colours: each user has another palette, and many terminals draw bold text in other colours than normal text. So this
 * has no colours. A light square has those of the terminal reversed.
 */
function reversed({bold, inverse, underline}: ChalkInstance): Theme {
	return {
		roles: {dim: plain, strong: bold, accent: bold, warning: betweenSpaces(bold.underline), good: bold},
		grounds: {
			light: inverse,
			dark: plain,
			tested: bold,
			attacked: inverse.underline,
			attacker: inverse.underline,
			path: underline,
			good: inverse.underline,
			removed: underline,
			given: bold.inverse,
		},
		border: '',
	};
}

/**
 * The colours only repeat what the characters say. Blue, orange and green are distinguishable for colour-blind people (Okabe
 * and Ito, 2008).
 *
 * Behind text is the background of the terminal, which may be black, white, or between. So text has the foreground of the
 * terminal too. Only bold text, lines and marks have colours: of a luminance between 0.205 and 0.25, for a contrast of 3 (WCAG
 * 2.2) to backgrounds from black to #2e3440, and from #fbf1c7 to white. On a square both colours are ours, with a contrast of
 * 4.5.
 */
function trueColoured(level: ChalkInstance): Theme {
	const {bold} = level;
	return {
		roles: {
			dim: onlyMarks(level.hex('#7f858b')),
			strong: bold,
			accent: bold.hex('#3a8bcd'),
			warning: bold.hex('#d0621a'),
			good: bold.hex('#1c9570'),
		},
		grounds: {
			light: bold.hex('#1c2126').bgHex('#e4e0d5'),
			dark: bold.hex('#1c2126').bgHex('#a9b7b3'),
			tested: bold.hex('#ffffff').bgHex('#2872b2'),
			attacked: bold.hex('#ffffff').bgHex('#bd4a17'),
			attacker: bold.hex('#1c2126').bgHex('#e69f00'),
			path: bold.hex('#6d310b').bgHex('#f0cf8a'),
			good: bold.hex('#ffffff').bgHex('#147a5b'),
			removed: bold.hex('#26507f').bgHex('#c8d4e6'),
			given: bold.hex('#ffffff').bgHex('#4c565e'),
		},
		border: '#7f858b',
	};
}

/** The same from the colours 16 to 255 of xterm, which palettes leave alone: a cube of 6 by 6 by 6 colours, and greys. */
function cubeColoured(level: ChalkInstance): Theme {
	const {bold} = level;
	return {
		roles: {
			dim: onlyMarks(level.ansi256(244)),
			strong: bold,
			accent: bold.ansi256(32),
			warning: bold.ansi256(166),
			good: bold.ansi256(65),
		},
		grounds: {
			light: bold.ansi256(16).bgAnsi256(254),
			dark: bold.ansi256(16).bgAnsi256(109),
			tested: bold.ansi256(231).bgAnsi256(25),
			attacked: bold.ansi256(231).bgAnsi256(160),
			attacker: bold.ansi256(16).bgAnsi256(214),
			path: bold.ansi256(52).bgAnsi256(222),
			good: bold.ansi256(231).bgAnsi256(29),
			removed: bold.ansi256(24).bgAnsi256(189),
			given: bold.ansi256(231).bgAnsi256(240),
		},
		border: 'ansi256(244)',
	};
}

/** Leaves out the spaces around the text, which a line below them would show. */
function betweenSpaces(style: Style): Style {
	return (text) => text.replace(/\S(?:.*\S)?/, (shown) => style(shown));
}

/** Leaves the colour of the terminal to what must be read: only lines and marks may be grey. */
function onlyMarks(style: Style): Style {
	return (text) => (/[\p{L}\p{N}]/u.test(text) ? text : style(text));
}

const themes: Readonly<Record<ColorSupportLevel, Theme>> = {
	0: withoutStyles,
	1: reversed(new Chalk({level: 1})),
	2: cubeColoured(new Chalk({level: 2})),
	3: trueColoured(new Chalk({level: 3})),
};

/** The colour of a border, as Ink names it; empty for that of the terminal. */
export function borderColour(): string {
	return themes[chalk.level].border;
}

/** The line with ANSI styles, as the terminal shows them. */
export function paint(line: Line): string {
	const {roles, grounds} = themes[chalk.level];
	return line
		.map(({text, role, ground}) => {
			const onGround = ground ? grounds[ground](text) : text;
			return role ? roles[role](onGround) : onGround;
		})
		.join('');
}
