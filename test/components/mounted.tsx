import {PassThrough, Writable} from 'node:stream';
import {setImmediate} from 'node:timers/promises';
import {render} from 'ink';
import {App} from '../../source/components/app.js';
import type {Model} from '../../source/explorer/model.js';
import {createStore, type Store} from '../../source/explorer/store.js';
import {drawn, unicode} from './render.js';

/** The program as it runs, on a screen of its own. */
export type Mounted = {
	readonly store: Store;
	/** How many have been drawn. */
	readonly frames: () => number;
	readonly resize: (columns: number, rows: number) => void;
	/** The frame on the screen, and the one that a fresh program would draw; if wanted, waits until they are the same. */
	readonly settled: (isWaiting: boolean) => Promise<{readonly frame: string; readonly fresh: string}>;
	readonly unmount: () => void;
};

/** In milliseconds. */
const patience = 2000;

export function mount(model: Model, display = unicode): Mounted {
	const store = createStore(model);
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
	const {unmount} = render(
		<App
			store={store}
			display={display}
			isSpoken={false}
			onSuspend={() => {}}
			onRedraw={() => {}}
			onResize={() => {}}
		/>,
		{
			stdin: stdin as unknown as NodeJS.ReadStream,
			stdout: stdout as unknown as NodeJS.WriteStream,
			// Each change is a frame.
			debug: true,
			patchConsole: false,
			exitOnCtrlC: false,
		},
	);
	return {
		store,
		frames: () => frames,
		resize(columns, rows) {
			Object.assign(stdout, {columns, rows});
			stdout.emit('resize');
		},
		async settled(isWaiting) {
			await setImmediate();
			await setImmediate();
			// Another frame that completed the timeline would take that from this one.
			const isComplete = () => !frame.includes(display.glyphs.unknown);
			let fresh = isWaiting ? '' : frame;
			const deadline = Date.now() + patience;
			while (isWaiting && frame !== fresh && Date.now() < deadline) {
				await setImmediate();
				fresh = isComplete() ? drawn(store.get(), display) : fresh;
			}

			return {frame, fresh};
		},
		unmount,
	};
}
