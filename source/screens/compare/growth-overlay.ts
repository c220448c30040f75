import type {Model} from '../../explorer/model.js';
import {closeRow, opened} from '../../explorer/overlay.js';
import {text} from '../../text/en.js';
import type {Overlay} from '../screen.js';
import {growth, isMeasuring} from './growth.js';
import {growthLines} from './growth-panel.js';

/** Opens the overlay and starts to measure. Earlier measurements stay. */
export function measure(model: Model): Model {
	return opened(growth.with(model, {isOn: true, at: undefined}), 'growth');
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
		closeRow(),
	],
	footer: ['stop-measuring', 'measure-on', 'close'],
	passes: ['screen', 'help'],
	panel: (model, _knowledge, size, display) => ({
		title: text.growth.title,
		lines: growthLines(growth.of(model), size, display),
	}),
	speech(model, _knowledge, {label}) {
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
