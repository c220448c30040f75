import {renderToString} from 'ink';
import {Frame} from '../../source/components/frame.js';
import {createModel, type Model} from '../../source/explorer/model.js';
import type {Display} from '../../source/panels/display.js';
import {asciiGlyphs, unicodeGlyphs} from '../../source/panels/glyphs.js';

export const unicode: Display = {glyphs: unicodeGlyphs, hasColour: false};
export const ascii: Display = {glyphs: asciiGlyphs, hasColour: false};

/** What a model looks like at once, as one text. */
export function drawn(model: Model, display: Display): string {
	const {columns} = model.window;
	return renderToString(<Frame model={model} display={display} onAction={() => {}} />, {columns});
}

/** The frame of a model when it has been completed, line by line. */
export function frameOf(changes: Partial<Model>, display = unicode): string[] {
	const model = {...createModel(), ...changes};
	// A timeline looked at for the first time may take more than one frame to complete.
	let frame = drawn(model, display);
	for (let next = drawn(model, display); next !== frame; next = drawn(model, display)) {
		frame = next;
	}

	return frame.split('\n');
}
