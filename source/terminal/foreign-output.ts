import process from 'node:process';

/** Messages often come in groups: the screen is repaired this long after the first, in milliseconds. */
const delay = 250;

/**
 * Calls back after something other than a frame has been written to the terminal: a message on standard error, as
 * NODE_DEBUG has Node write them, or that of Node's debugger, which SIGUSR1 starts. Returns how to stop watching.
 */
export function watchForeignOutput(onWritten: () => void): () => void {
	const {stderr} = process;
	let timer: NodeJS.Timeout | undefined;
	const noticed = () => {
		timer ??= setTimeout(() => {
			timer = undefined;
			onWritten();
		}, delay);
	};

	const {write} = stderr;
	if (stderr.isTTY) {
		stderr.write = new Proxy(write, {
			apply(original, self, parameters) {
				noticed();
				return Reflect.apply(original, self, parameters);
			},
		});
	}

	const debug = async () => {
		const inspector = await import('node:inspector');
		if (inspector.url() === undefined) {
			inspector.open();
			noticed();
		}
	};
	process.on('SIGUSR1', debug);

	return () => {
		clearTimeout(timer);
		stderr.write = write;
		process.off('SIGUSR1', debug);
	};
}
