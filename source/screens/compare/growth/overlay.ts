import type {Model} from '../../../explorer/model.js';
import {closeRow, opened} from '../../../explorer/overlay.js';
import {unicodeGlyphs} from '../../../panels/glyphs.js';
import {insideOf, type PanelSize} from '../../../panels/panel-size.js';
import {bodySize} from '../../../panels/window.js';
import type {Overlay} from '../../screen.js';
import {createScroll} from '../../scroll.js';
import {growth, isMeasuring} from './growth.js';
import {legend} from './legend.js';
import {growthLines, statusLine} from './panel.js';

/** The lines below the status, which stays visible. */
const statusRows = 1;
const scrolled = ({width, height}: PanelSize): PanelSize => ({width, height: height - statusRows});

const scroll = createScroll('growth-scroll', (model) => {
	const inside = scrolled(insideOf(bodySize(model)));
	// Any glyphs: all are one cell wide, so the number of lines is the same.
	const writing = {glyphs: unicodeGlyphs, text: model.text};
	return {length: growthLines(growth.of(model), inside, writing).length, height: inside.height};
});

/** Opens the overlay at its first line and starts to measure. Earlier measurements stay. */
export function openGrowth(model: Model): Model {
	return measure(opened(scroll.toStart(model), 'growth'));
}

function measure(model: Model): Model {
	return growth.with(model, {isOn: true, at: undefined});
}

function stop(model: Model): Model {
	return growth.with(model, {isOn: false, at: undefined});
}

/** Shows how the cost of each variant grows with the size of the board, measured on this machine. */
export const growthOverlay: Overlay = {
	id: 'growth',
	keys: [
		{id: 'stop-measuring', isActive: isMeasuring, bindings: [{keys: ['e', 'space'], change: stop}]},
		{
			id: 'measure-on',
			isActive: (model) => !isMeasuring(model),
			bindings: [{keys: ['e', 'space'], change: measure}],
		},
		...scroll.keys,
		closeRow(),
	],
	footer: () => ['stop-measuring', 'measure-on', 'scroll', 'close'],
	legend,
	passes: ['screen', 'help', 'save', 'way-back'],
	panel(model, _knowledge, inside, display) {
		const {width, height} = scrolled(inside);
		const measured = growth.of(model);
		const lines = growthLines(measured, {width, height}, display);
		const shown = scroll.shown(model, display.text.growth.title, lines, height, display.glyphs);
		return {...shown, lines: [statusLine(measured, width, display), ...shown.lines]};
	},
	speech(model, _knowledge, {label, text}) {
		const {measurements} = growth.of(model);
		const lines = measurements.map(({size, variant, milliseconds, checks}) => [
			`${size} ${variant}`,
			text.spoken.measured(size, variant, text.growth.milliseconds(milliseconds), checks),
		]);
		const state = isMeasuring(model)
			? text.spoken.measuring(label('stop-measuring'))
			: text.growth.stopped(label('measure-on'));
		return {...Object.fromEntries(lines), measuring: state};
	},
};
