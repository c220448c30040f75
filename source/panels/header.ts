import type {Layout} from '../explorer/layout/layout.js';
import {attemptOf, type Model, placeOf} from '../explorer/model.js';
import {screens} from '../explorer/screen.js';
import {tapeOf} from '../explorer/tapes.js';
import {variants} from '../solver/index.js';
import {text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import {clip, justify, type Line, span, widthOf} from './line.js';
import {totalOf} from './total.js';

/** The program and its screens, the current one in brackets; at the right what is being searched, by which variant. */
export function headerLine(model: Model, layout: Layout, glyphs: Glyphs): Line {
	const {screen, size, variant, window} = model;
	const number = variants.findIndex(({id}) => id === variant) + 1;
	const search = [span(`${text.queens(size)} ${glyphs.dash} ${number} ${variant} `)];
	const tabs = tabsLine(screen);
	const full = [...titleLine(glyphs), ...tabs];
	const width = window.columns - 1;
	// Where there is no room for all, the name of the program goes first.
	const left = widthOf(full) + widthOf(search) < width ? full : tabs;
	return clip(justify(layout.type === 'compact' ? whereLine(model) : left, search, width), width);
}

function titleLine(glyphs: Glyphs): Line {
	return [span(`${glyphs.queen} `, 'accent'), span(text.title, 'strong'), span('  ')];
}

function tabsLine(current: Model['screen']): Line {
	return screens.map((id) =>
		id === current ? span(`[${text.screens[id]}]`, 'accent') : span(` ${text.screens[id]} `, 'dim'),
	);
}

/** In a small window: where the screen stands. */
function whereLine(model: Model): Line {
	const tape = tapeOf(model.size);
	const {step, solution} = placeOf(model);
	const where = {
		solutions: text.ofAll(tape.end?.solutions === 0 ? 0 : solution, totalOf(tape, 'solutions')),
		search: text.step(step, totalOf(tape, 'index')),
		compare: text.step(step, totalOf(tape, 'index')),
		play: text.ofAll(attemptOf(model).queens.length, text.queens(model.size)),
	}[model.screen];
	return [span(`[${text.screens[model.screen]}]`, 'accent'), span(` ${where}`)];
}
