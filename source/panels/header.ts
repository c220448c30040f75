import type {Layout} from '../explorer/layout/layout.js';
import {type Model, placeOf} from '../explorer/model.js';
import {screens} from '../explorer/screen.js';
import {tapeOf} from '../explorer/tapes.js';
import {variants} from '../solver/index.js';
import {text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import {clip, justify, type Line, span} from './line.js';

/** The program and its screens, the current one in brackets; at the right what is being searched, by which variant. */
export function headerLine(model: Model, layout: Layout, glyphs: Glyphs): Line {
	const {screen, size, variant, window} = model;
	const number = variants.findIndex(({id}) => id === variant) + 1;
	const search = [span(`${text.queens(size)} ${glyphs.dash} ${number} ${variant} `)];
	const left = layout.type === 'compact' ? whereLine(model) : [...titleLine(glyphs), ...tabsLine(screen)];
	return clip(justify(left, search, window.columns - 1), window.columns - 1);
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
	const {end, frontier} = tapeOf(model.size);
	const isKnown = end !== undefined;
	const {step, solution} = placeOf(model);
	const where =
		model.screen === 'search'
			? text.step(step, text.total(frontier.index, isKnown))
			: text.ofAll(solution, text.total(frontier.solutions, isKnown));
	return [span(`[${text.screens[model.screen]}]`, 'accent'), span(` ${where}`)];
}
