import {constants} from 'node:os';
import process from 'node:process';

/**
 * Signals that end a program and can be caught. Excluded are crash signals (SIGSEGV, SIGBUS, SIGFPE, SIGILL), after which
 * JavaScript cannot run safely; SIGPROF, which V8 uses for profiling; SIGUSR1, which starts the debugger of Node; and
 * SIGPIPE and SIGXFSZ, which Node ignores: the write that causes them fails instead.
 */
const terminatingSignals = [
	'SIGHUP',
	'SIGINT',
	'SIGQUIT',
	'SIGTERM',
	'SIGABRT',
	'SIGALRM',
	'SIGIO',
	// Aliases of SIGABRT and SIGIO. signal-exit, which Ink uses, ends the process if it is the only listener of a name.
	'SIGIOT',
	'SIGPOLL',
	'SIGPWR',
	'SIGSTKFLT',
	'SIGSYS',
	'SIGTRAP',
	'SIGUSR2',
	'SIGVTALRM',
	'SIGXCPU',
] as const;

/** The signals that this platform has. */
const signals = terminatingSignals.filter((signal) => signal in constants.signals);

/**
 * Calls `cleanUp` when one of these signals or of `others` is about to end the program; then that signal ends it. Returns a
 * function that removes the listeners.
 */
export function onTermination(cleanUp: () => void, others: readonly NodeJS.Signals[] = []): () => void {
	const all = [...signals, ...others];
	const terminate = (signal: NodeJS.Signals) => {
		stopListening();
		cleanUp();
		// Sent again: it reaches the other listeners, or ends the program if there are none.
		process.kill(process.pid, signal);
	};
	const stopListening = () => {
		for (const signal of all) {
			process.off(signal, terminate);
		}
	};
	for (const signal of all) {
		process.on(signal, terminate);
	}

	return stopListening;
}
