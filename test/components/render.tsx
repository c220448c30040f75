import {renderToString} from 'ink';
import {Frame} from '../../source/components/frame.js';
import {createModel, type Model} from '../../source/explorer/model.js';
import type {Display} from '../../source/panels/display.js';
import {asciiGlyphs, unicodeGlyphs} from '../../source/panels/glyphs.js';

export const unicode: Display = {glyphs: unicodeGlyphs, hasColour: false};
export const ascii: Display = {glyphs: asciiGlyphs, hasColour: false};

/** The frame of a model, line by line. */
export function frameOf(changes: Partial<Model>, display = unicode): string[] {
	const model = {...createModel(), ...changes};
	const draw = () =>
		renderToString(<Frame model={model} display={display} onAction={() => {}} />, {columns: model.window.columns});
	// A timeline looked at for the first time may take more than one frame to complete.
	let frame = draw();
	for (let next = draw(); next !== frame; next = draw()) {
		frame = next;
	}

	return frame.split('\n');
}
