import {renderToString} from 'ink';
import {Frame} from '../../source/app/frame.js';
import type {Display, Look} from '../../source/components/display.js';
import {asciiGlyphs, unicodeGlyphs} from '../../source/components/glyphs.js';
import {Knowledge} from '../../source/explorer/knowledge/knowledge.js';
import {createModel, type Model} from '../../source/explorer/model.js';
import {nextReading} from '../../source/explorer/store.js';
import {displayFor} from '../../source/screens/everywhere/display.js';
import {screens} from '../../source/screens/index.js';
import {text} from '../../source/text/en.js';

export const unicode: Display = {...displayFor(screens, unicodeGlyphs), text};
export const ascii: Display = {...displayFor(screens, asciiGlyphs), text};

/** Draws a model with what is known now, in its language. */
export function drawn(model: Model, knowledge: Knowledge, display: Look = unicode): string {
	const {window} = model;
	return renderToString(<Frame model={model} knowledge={knowledge} screens={screens} display={display} />, {
		columns: window.columns,
	});
}

/** More time than any tested frame needs on a busy machine, in milliseconds. */
const patience = 30_000;

/** Computes everything that a frame of the model shows. */
export function complete(model: Model, knowledge: Knowledge): void {
	const deadline = performance.now() + patience;
	for (
		let reading = nextReading(screens, model, knowledge);
		reading && performance.now() < deadline;
		reading = nextReading(screens, model, knowledge)
	) {
		knowledge.advance(reading, deadline - performance.now());
	}
}

/** Shared by all tests: knowledge only grows. */
const shared = new Knowledge();

/** The complete frame of a model, line by line. */
export function frameOf(changes: Partial<Model>, display: Look = unicode, knowledge = shared): string[] {
	const model = {...createModel({text}), ...changes};
	if (model.size <= largestComplete) {
		complete(model, knowledge);
	}

	return drawn(model, knowledge, display).split('\n');
}

/** The search of larger boards takes longer than a test. */
const largestComplete = 13;
