// Loaded before the program, in all its threads: on SIGUSR2 the thing that FAULT names fails once it is used next; the
// file FAULT_SET says that it is so far.
import {writeFileSync} from 'node:fs';
import process from 'node:process';
import {isMainThread} from 'node:worker_threads';

const fail = () => {
	throw new Error('a fault put there by a test');
};

/** @type {Readonly<Record<string, () => void>>} */
const faults = {
	// Every frame pads something, and React tries a frame again; every key is looked up among others.
	render: () => {
		String.prototype.padStart = fail;
	},
	key: () => {
		const {includes} = Array.prototype;
		Array.prototype.includes = () => {
			Array.prototype.includes = includes;
			return fail();
		};
	},
	timer: () => {
		setTimeout(fail, 0);
	},
	rejection: () => {
		void Promise.reject(new Error('a fault put there by a test'));
	},
};

if (isMainThread) {
	process.on('SIGUSR2', () => {
		writeFileSync(process.env['FAULT_SET'] ?? '', '');
		faults[process.env['FAULT'] ?? '']?.();
	});
} else if (process.env['FAULT'] === 'worker') {
	setTimeout(fail, 300);
}
