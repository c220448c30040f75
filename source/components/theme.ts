import chalk, {type ChalkInstance} from 'chalk';
import type {Ground, Line, Role} from '../panels/line.js';

/**
 * Colours that are readable on dark and light backgrounds and distinguishable for colour-blind people (Okabe and Ito, 2008:
 * blue, vermilion, bluish green, orange). They only repeat what the characters say.
 */
const roles: Readonly<Record<Role, ChalkInstance>> = {
	dim: chalk.dim,
	strong: chalk.bold,
	accent: chalk.bold.hex('#3d8fd1'),
	warning: chalk.bold.hex('#d5651a'),
	good: chalk.bold.hex('#1f9e78'),
};

const grounds: Readonly<Record<Ground, ChalkInstance>> = {
	light: chalk.bgHex('#e4e0d5').hex('#1c2126'),
	dark: chalk.bgHex('#a9b7b3').hex('#1c2126'),
	tested: chalk.bgHex('#2f7fc1').hex('#ffffff'),
	attacked: chalk.bgHex('#c4501b').hex('#ffffff'),
	attacker: chalk.bgHex('#e69f00').hex('#1c2126'),
	path: chalk.bgHex('#f0cf8a').hex('#7a3a10'),
	good: chalk.bgHex('#1f9e78').hex('#ffffff'),
	removed: chalk.bgHex('#c8d4e6').hex('#2f5f96'),
};

/** The dark squares in sixteen colours: the nearest to their colour would be that of the light squares. */
const darkInSixteen = chalk.bgBlackBright.whiteBright;

function groundStyle(ground: Ground): ChalkInstance {
	return ground === 'dark' && chalk.level === 1 ? darkInSixteen : grounds[ground];
}

/** The line with ANSI colours, as many as the terminal has. */
export function paint(line: Line): string {
	return line
		.map(({text, role, ground}) => {
			const onGround = ground ? groundStyle(ground).bold(text) : text;
			return role ? roles[role](onGround) : onGround;
		})
		.join('');
}
