// Loaded before the program. SIGURG sets the fault that FAULT names, and then creates the file that FAULT_SET names.
import {writeFileSync} from 'node:fs';
import process from 'node:process';

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

process.on('SIGURG', () => {
	writeFileSync(process.env['FAULT_SET'] ?? '', '');
	faults[process.env['FAULT'] ?? '']?.();
});
