import chalk from 'chalk';
import {drawFrame} from '../../source/app/frame.js';
import type {Display} from '../../source/components/display.js';
import type {Knowledge} from '../../source/explorer/knowledge.js';
import {createModel, type Model} from '../../source/explorer/model.js';
import {nextReading} from '../../source/explorer/navigation.js';
import {screens} from '../../source/screens/index.js';
import {displayOf} from '../../source/screens/press.js';
import {knowledge as shared, english as text} from '../pressed.js';

export const unicode: Display = displayOf(screens, {isAscii: false, ground: undefined, text});
export const ascii: Display = displayOf(screens, {isAscii: true, ground: undefined, text});

export function drawn(model: Model, knowledge: Knowledge, display = unicode): string {
	const shown = {...model, isAscii: display === ascii || model.isAscii};
	return drawFrame({model: shown, knowledge, screens}, chalk.level).join('\n');
}

/** In milliseconds: more than any tested frame needs on a busy machine. */
const patience = 30_000;

/** The search of larger boards takes longer than a test. */
export const largestComplete = 13;

/** Reads all that the frame shows, unless the board is too large. */
export function complete(model: Model, knowledge: Knowledge): void {
	if (model.size > largestComplete) {
		return;
	}

	let reading = nextReading(model, knowledge);
	while (reading) {
		knowledge.advance(reading, patience);
		reading = nextReading(model, knowledge);
	}
}

export function frameOf(changes: Partial<Model>, display = unicode, knowledge = shared): string[] {
	const model = {...createModel({text}), ...changes};
	complete(model, knowledge);
	return drawn(model, knowledge, display).split('\n');
}
