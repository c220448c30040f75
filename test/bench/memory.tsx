import {PassThrough, Writable} from 'node:stream';
import {setImmediate} from 'node:timers/promises';
import {render} from 'ink';
import {App} from '../../source/components/app.js';
import {createModel} from '../../source/explorer/model.js';
import {createStore} from '../../source/explorer/store.js';
import {unicodeGlyphs} from '../../source/panels/glyphs.js';
import type {Row} from './row.js';

const few = 600;
const many = 6000;

/** Whether playing for long takes more memory than playing for a while. Needs node --expose-gc. */
export async function memory(): Promise<readonly Row[]> {
	const store = createStore({...createModel(), screen: 'search'});
	let frames = 0;
	const stdout = Object.assign(
		new Writable({
			write(_chunk, _encoding, done) {
				frames++;
				done();
			},
		}),
		{columns: 80, rows: 24},
	);
	const stdin = Object.assign(new PassThrough(), {isTTY: true, setRawMode() {}, ref() {}, unref() {}});
	const app = render(
		<App
			store={store}
			display={{glyphs: unicodeGlyphs, hasColour: true}}
			isSpoken={false}
			onSuspend={() => {}}
			onRepaint={() => {}}
		/>,
		{
			stdin: stdin as unknown as NodeJS.ReadStream,
			stdout: stdout as unknown as NodeJS.WriteStream,
			// Each change is a frame.
			debug: true,
			patchConsole: false,
		},
	);
	const heapAfter = async (count: number) => {
		for (let step = 0; frames < count; step++) {
			if (step > 2 * many) {
				throw new Error(`${step} steps have made only ${frames} frames`);
			}

			store.dispatch({type: 'step', by: 1});
			await setImmediate();
		}

		globalThis.gc?.();
		return process.memoryUsage().heapUsed;
	};

	const afterFew = await heapAfter(few);
	const afterMany = await heapAfter(many);
	app.unmount();
	return [{what: 'heap after 6,000 frames', against: 'heap after 600', ratio: afterMany / afterFew, target: 1.2}];
}
