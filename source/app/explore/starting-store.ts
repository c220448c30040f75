import process from 'node:process';
import {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {mouse} from '../../explorer/press.js';
import {createStore, type Store} from '../../explorer/store.js';
import {wayBack} from '../../screens/everywhere/way-back/command.js';
import {screens} from '../../screens/index.js';
import {goOnFromPuzzle, mostPuzzles} from '../../screens/play/puzzle/puzzle.js';
import {type Start, startingModel} from '../../screens/start.js';
import {isLinuxConsole} from '../../terminal/capabilities.js';

/** What the command line says about the start. */
export type StoreOptions = Start & {
	/** Whether to act on the mouse. */
	readonly hasMouse: boolean;
};

/** What the terminal and the language say about the start. */
type Surroundings = Pick<Model, 'language' | 'text' | 'window'> & {
	/** Whether lines of text replace the picture. */
	readonly isSpoken: boolean;
};

/** A store with the model that the explorer starts with. Throws a Refusal if there is none, see `startingModel`. */
export function startingStore(options: StoreOptions, {isSpoken, ...surroundings}: Surroundings): Store {
	const {env} = process;
	const knowledge = new Knowledge();
	const isMotionReduced = isSpoken || Boolean(env['REDUCED_MOTION']);
	const started = startingModel(screens, options, {...surroundings, isMotionReduced}, knowledge);
	// Other puzzles each time.
	const withPuzzles = goOnFromPuzzle(started, Math.floor(Math.random() * mostPuzzles));
	const withMouse = mouse.with(withPuzzles, {isOn: options.hasMouse && !isSpoken, isAvailable: !isSpoken});
	return createStore(wayBack.with(withMouse, {hasClipboard: !isLinuxConsole(env)}), knowledge, screens);
}
