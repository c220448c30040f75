import process from 'node:process';

/** The delay between the first message and the callback, in milliseconds, because messages often come in groups. */
const firstDelay = 250;
/** The delay doubles up to this one, so that endless messages, as with NODE_DEBUG=timer, do not keep the program busy. */
const longestDelay = 60_000;

/**
 * Calls `onWritten` after something other than a frame has been written to the terminal: a message on standard error, for
 * example with NODE_DEBUG, or the message of Node's debugger, which SIGUSR1 starts. Returns a function that stops this.
 */
export function watchForeignOutput(onWritten: () => void): () => void {
	const {stderr} = process;
	let delay = firstDelay;
	let isScheduled = false;
	let timer: NodeJS.Timeout | undefined;
	const scheduleCallback = () => {
		// Starting the timer may write a message too.
		if (isScheduled) {
			return;
		}

		isScheduled = true;
		timer = setTimeout(() => {
			isScheduled = false;
			delay = Math.min(2 * delay, longestDelay);
			onWritten();
		}, delay);
	};

	const {write} = stderr;
	if (stderr.isTTY) {
		stderr.write = new Proxy(write, {
			apply(original, self, parameters) {
				scheduleCallback();
				return Reflect.apply(original, self, parameters);
			},
		});
	}

	const startDebugger = async () => {
		const inspector = await import('node:inspector');
		if (inspector.url() === undefined) {
			inspector.open();
			scheduleCallback();
		}
	};
	process.on('SIGUSR1', startDebugger);

	return () => {
		clearTimeout(timer);
		stderr.write = write;
		process.off('SIGUSR1', startDebugger);
	};
}
