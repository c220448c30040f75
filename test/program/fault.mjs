// Loaded before the program, in all its threads: on SIGURG the thing that FAULT names fails once it is used next; the
// file FAULT_SET says that it is so far.
import {writeFileSync} from 'node:fs';
import process from 'node:process';
import {isMainThread} from 'node:worker_threads';

const breakOnce = (owner, name) => {
	const original = owner[name];
	owner[name] = () => {
		owner[name] = original;
		throw new Error('a fault put there by a test');
	};
};

const faults = {
	// Every frame pads something, and React tries a frame again; every key is looked up among others.
	render: () => {
		String.prototype.padStart = () => {
			throw new Error('a fault put there by a test');
		};
	},
	key: () => breakOnce(Array.prototype, 'includes'),
	timer: () => {
		setTimeout(() => {
			throw new Error('a fault put there by a test');
		}, 0);
	},
	message: () => {
		process.stderr.write('a message put there by a test\n');
	},
	rejection: () => {
		void Promise.reject(new Error('a fault put there by a test'));
	},
};

if (isMainThread) {
	process.on('SIGURG', () => {
		writeFileSync(process.env['FAULT_SET'], '');
		faults[process.env['FAULT']]();
	});
} else if (process.env['FAULT'] === 'worker') {
	setTimeout(() => {
		throw new Error('a fault put there by a test');
	}, 300);
}
