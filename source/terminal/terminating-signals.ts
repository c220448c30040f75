import process from 'node:process';

const signals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const;

/** Calls `cleanUp`, then lets the signal end the program. Returns a function that removes the listeners. */
export function onTermination(cleanUp: () => void): () => void {
	const terminate = (signal: NodeJS.Signals) => {
		cleanUp();
		// Not before, or a second signal would end the program before it has cleaned up.
		stopListening();
		// Reaches the other listeners, or ends the program if there are none.
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
