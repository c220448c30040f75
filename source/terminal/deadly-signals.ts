import {constants} from 'node:os';
import process from 'node:process';

/**
 * Signals that end a program and can be caught. Not among them: those of a crash (SIGSEGV, SIGBUS, SIGFPE, SIGILL),
 * after which no JavaScript runs safely; SIGPROF, with which V8 measures; SIGUSR1, with which Node starts its
 * debugger; SIGPIPE, which Node ignores.
 */
const deadly = [
	'SIGHUP',
	'SIGINT',
	'SIGQUIT',
	'SIGTERM',
	'SIGABRT',
	'SIGALRM',
	'SIGIO',
	// The second names of SIGABRT and SIGIO: whoever listens to one of them must not be the only one.
	'SIGIOT',
	'SIGPOLL',
	'SIGPWR',
	'SIGSTKFLT',
	'SIGSYS',
	'SIGTRAP',
	'SIGUSR2',
	'SIGVTALRM',
	'SIGXCPU',
	'SIGXFSZ',
] as const;

/** Those that the platform knows. */
const signals = deadly.filter((signal) => signal in constants.signals);

/** Cleans up when a signal ends the program, which then dies by that signal. Returns how to forget about it. */
export function beforeDeath(cleanUp: () => void): () => void {
	const die = (signal: NodeJS.Signals) => {
		forget();
		cleanUp();
		// Others that clean up hear the signal too; without any the default action ends the program.
		process.kill(process.pid, signal);
	};
	const forget = () => {
		for (const signal of signals) {
			process.off(signal, die);
		}
	};
	for (const signal of signals) {
		process.on(signal, die);
	}

	return forget;
}
