// Loaded before the program, in all its threads. SIGURG sets the fault that FAULT names, and then creates the file that
// FAULT_SET names. In a worker, the fault `worker` occurs when the worker asks for the time.
import {writeFileSync} from 'node:fs';
import process from 'node:process';
import {isMainThread} from 'node:worker_threads';

const fail = () => {
	throw new Error('a fault set by a test');
};

/** @type {Readonly<Record<string, () => void>>} */
const faults = {
	// Every frame calls repeat. It must keep failing, because React renders a failed frame again.
	render: () => {
		String.prototype.repeat = fail;
	},
	// Every key is looked up with includes.
	key: () => {
		const {includes} = Array.prototype;
		Array.prototype.includes = () => {
			Array.prototype.includes = includes;
			return fail();
		};
	},
};

if (isMainThread) {
	process.on('SIGURG', () => {
		writeFileSync(process.env['FAULT_SET'] ?? '', '');
		faults[process.env['FAULT'] ?? '']?.();
	});
} else if (process.env['FAULT'] === 'worker') {
	performance.now = fail;
}
