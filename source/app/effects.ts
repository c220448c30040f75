import process from 'node:process';
import type {Effect} from '../explorer/keymap.js';
import {type Model, placeNumber} from '../explorer/model.js';
import {wayBack} from '../screens/everywhere/way-back.js';
import {type Screens, screenOf} from '../screens/screen.js';
import type {Store} from '../screens/store.js';
import type {AlternateScreen} from '../terminal/alternate-screen.js';
import {isLinuxConsole} from '../terminal/capabilities.js';
import type {OutputGate} from '../terminal/output-gate.js';
import {clipboardSequence} from '../terminal/sequences.js';
import {messageOf} from '../text/refusal.js';
import type {FrameProps} from './frame.js';

type Affected = {
	readonly store: Store;
	readonly screens: Screens;
	readonly screen: AlternateScreen;
	readonly output: OutputGate;
	readonly write: WritePicture;
};

export function createEffects({store, screens, screen, output, write}: Affected): Readonly<Record<Effect, () => void>> {
	let isSaving = false;
	return {
		suspend: () => screen.suspend(),
		redraw: () => output.redraw(),
		save() {
			// Else thousands of keys in one chunk would delay the end by minutes.
			if (!isSaving) {
				isSaving = true;
				void savePicture(store, screens, write).finally(() => {
					isSaving = false;
				});
			}
		},
		copy() {
			if (!isLinuxConsole(process.env)) {
				// Through the gate of the frames: it never falls within one.
				output.write(clipboardSequence(wayBack.of(store.get()).command, process.env));
			}
		},
	};
}

/** Writes to this name in the current folder, or to the next free one, and returns that. */
export type WritePicture = (name: string, frame: FrameProps) => Promise<string>;

export async function savePicture(store: Store, screens: Screens, write: WritePicture): Promise<void> {
	const model = store.get();
	const frame = {model: {...model, notice: undefined}, knowledge: store.knowledge, screens};
	try {
		const file = await write(pictureName(screens, model), frame);
		const folder = process.cwd();
		store.change((now) => ({...now, notice: ({notices}) => notices.saved(file, folder)}));
	} catch (error) {
		store.change((now) => ({...now, notice: (text) => text.notices['not-saved'](messageOf(error, text))}));
	}
}

/** Such as `queens-8-search-48`; an overlay has its own name. */
export function pictureName(screens: Screens, model: Model): string {
	const {size, screen, overlay} = model;
	const {counts} = screenOf(screens, model);
	const number = counts && placeNumber(model, counts);
	return ['queens', size, screen, number, overlay].filter((part) => part !== undefined).join('-');
}
