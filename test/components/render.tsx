import {renderToString} from 'ink';
import {Frame} from '../../source/components/frame.js';
import {Knowledge} from '../../source/explorer/knowledge/knowledge.js';
import {nextReading} from '../../source/explorer/knowledge/pending.js';
import {createModel, type Model} from '../../source/explorer/model.js';
import type {Display} from '../../source/panels/display.js';
import {asciiGlyphs, unicodeGlyphs} from '../../source/panels/glyphs.js';
import {displayFor} from '../../source/screens/everywhere/display.js';
import {screens} from '../../source/screens/index.js';

export const unicode = displayFor(screens, unicodeGlyphs, false);
export const ascii = displayFor(screens, asciiGlyphs, false);

/** What a model looks like at once, as one text. */
export function drawn(model: Model, knowledge: Knowledge, display: Display = unicode): string {
	const {columns} = model.window;
	return renderToString(<Frame model={model} knowledge={knowledge} screens={screens} display={display} />, {columns});
}

/** Longest time for what a frame needs, in milliseconds: nothing that is tested takes as long. */
const patience = 10_000;

/** Computes all that is needed to draw a model. */
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

/** What is known in all tests of a file: it only ever grows. */
const shared = new Knowledge();

/** The frame of a model when all is known that it shows, line by line. */
export function frameOf(changes: Partial<Model>, display = unicode, knowledge = shared): string[] {
	const model = {...createModel(), ...changes};
	if (model.size <= largestComplete) {
		complete(model, knowledge);
	}

	return drawn(model, knowledge, display).split('\n');
}

/** The search of larger boards takes longer than a test. */
const largestComplete = 13;
