import {PassThrough, Writable} from 'node:stream';
import {setImmediate} from 'node:timers/promises';
import {render} from 'ink';
import {App} from '../../source/app/app.js';
import type {Effect} from '../../source/explorer/keymap.js';
import {Knowledge} from '../../source/explorer/knowledge/knowledge.js';
import type {Model} from '../../source/explorer/model.js';
import {screens} from '../../source/screens/index.js';
import {createStore, nextReading, type Store} from '../../source/screens/store.js';

export type Mounted = {
	readonly store: Store;
	readonly frames: () => number;
	readonly resize: (columns: number, rows: number) => void;
	/** Waits, if wanted, until everything it shows is known. */
	readonly settled: (isWaiting: boolean) => Promise<string>;
	/** Waits for this on the screen. */
	readonly shows: (wanted: RegExp) => Promise<void>;
	/** As the terminal does; waits until each key has acted. */
	readonly press: (...keys: readonly string[]) => Promise<void>;
	/** On a cell of the window, counted from 0. */
	readonly unmount: () => void;
};

/** In milliseconds: more than anything needs on a busy machine. */
const patience = 30_000;

type Options = {readonly onEffect?: ((effect: Effect) => void) | undefined};

export function mount(model: Model, {onEffect = () => {}}: Options = {}): Mounted {
	const store = createStore(model, new Knowledge(), screens);
	let frame = '';
	let frames = 0;
	const stdout = Object.assign(
		new Writable({
			write(chunk, _encoding, done) {
				frame = String(chunk);
				frames++;
				done();
			},
		}),
		{...model.window, isTTY: true},
	);
	const stdin = Object.assign(new PassThrough(), {isTTY: true, setRawMode() {}, ref() {}, unref() {}});
	const {unmount} = render(<App store={store} screens={screens} isSpoken={false} onEffect={onEffect} />, {
		stdin: stdin as unknown as NodeJS.ReadStream,
		stdout: stdout as unknown as NodeJS.WriteStream,
		// Each change is a frame.
		debug: true,
		patchConsole: false,
		exitOnCtrlC: false,
	});
	return {
		store,
		frames: () => frames,
		resize(columns, rows) {
			// As the output gate says.
			Object.assign(stdout, {columns, rows: rows + 1});
			stdout.emit('resize');
		},
		async settled(isWaiting) {
			const isOpen = () => {
				const current = store.get();
				return current.sought !== undefined || nextReading(current, store.knowledge) !== undefined;
			};
			const deadline = performance.now() + patience;
			while (isWaiting && isOpen() && performance.now() < deadline) {
				await setImmediate();
			}

			await setImmediate();
			await setImmediate();
			return frame;
		},
		async shows(wanted) {
			const deadline = performance.now() + patience;
			while (frame.search(wanted) < 0) {
				if (performance.now() > deadline) {
					throw new Error(`Timed out waiting for ${String(wanted)} in this frame:\n${frame}`);
				}

				await setImmediate();
			}
		},
		async press(...keys) {
			for (const key of keys) {
				stdin.write(key);
				for (let turn = 0; turn < 6; turn++) {
					await setImmediate();
				}
			}
		},
		unmount,
	};
}
