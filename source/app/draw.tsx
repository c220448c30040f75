import chalk from 'chalk';
import {renderToString} from 'ink';
import type {ColourLevel} from '../terminal/capabilities.js';
import {Frame, type FrameProps} from './frame.js';

/** Draws the frame without a terminal, with as many colours as the level says. Returns its lines, with SGR sequences. */
export function drawFrame(props: FrameProps, level: ColourLevel): readonly string[] {
	const own = chalk.level;
	chalk.level = level;
	try {
		return renderToString(<Frame {...props} />, {columns: props.model.window.columns}).split('\n');
	} finally {
		chalk.level = own;
	}
}
