import {setImmediate} from 'node:timers/promises';
import {mount} from '../app/mounted.js';
import {modelWith} from '../pressed.js';
import type {Row} from './row.js';

const few = 600;
const many = 6000;

/** After long playback against short playback. Needs node --expose-gc. */
export async function memory(): Promise<readonly Row[]> {
	const {store, frames, unmount} = mount(modelWith({screen: 'search'}));
	let drawn = 0;
	const heapAfter = async (count: number) => {
		for (let step = 0; drawn < count; step++) {
			if (step > 2 * many) {
				throw new Error(`${step} steps have made only ${drawn} frames`);
			}

			store.press('right');
			await setImmediate();
			// Kept frames would be counted as memory.
			drawn += frames.splice(0).length;
		}

		globalThis.gc?.();
		return process.memoryUsage().heapUsed;
	};

	const afterFew = await heapAfter(few);
	const afterMany = await heapAfter(many);
	unmount();
	return [{what: 'heap after 6,000 frames', against: 'heap after 600', ratio: afterMany / afterFew, target: 1.2}];
}
