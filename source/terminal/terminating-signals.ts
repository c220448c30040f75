import process from 'node:process';

const signals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const;

/**
 * Calls `cleanUp` when one of these signals is about to end the program; then that signal ends it. Returns a function that
 * removes the listeners.
 */
export function onTermination(cleanUp: () => void): () => void {
	const terminate = (signal: NodeJS.Signals) => {
		cleanUp();
		// Only then, or a second signal would end the program before it has cleaned up.
		stopListening();
		// Sent again: it reaches the other listeners, or ends the program if there are none.
		process.kill(process.pid, signal);
	};
	const stopListening = () => {
		for (const signal of signals) {
			process.off(signal, terminate);
		}
	};
	for (const signal of signals) {
		process.on(signal, terminate);
	}

	return stopListening;
}
