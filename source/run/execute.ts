import {spawn, spawnSync} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {constants} from 'node:os';
import process from 'node:process';
import {isWindows, type Words} from './command.js';

/** How a program has ended; `time` and `output`: it was stopped. */
export type End =
	| {readonly type: 'exit'; readonly status: number}
	| {readonly type: 'signal'; readonly signal: string}
	| {readonly type: 'time' | 'output'};

export type Printed = {readonly output: Uint8Array; readonly errors: Uint8Array; readonly end: End};

/** In seconds. */
export const mostTime = 10;
const mostBytes = 1_000_000;
/** In bytes: lines of more would take seconds to read. */
const longestLine = 200_000;
/** Twice the tests that are kept, for what stands between them. */
const mostLines = 40_000;
const lineFeed = 10;
/** In milliseconds: for last words, and for a pipe that a process in the background keeps open. */
const grace = 400;
/** It acts, too, if this program is killed. The words are arguments: the shell reads none of them. */
const limited = ['sh', '-c', `ulimit -t ${3 * mostTime} 2>/dev/null; exec "$@"`, 'sh'];

type Surroundings = {
	readonly env: NodeJS.ProcessEnv;
	readonly aborting: AbortSignal;
	readonly seconds?: number | undefined;
};

/** Runs a program without a terminal, in a process group of its own, all of which has ended afterwards. */
export async function execute(words: Words, given: string, {env, aborting, seconds = mostTime}: Surroundings) {
	const [program, ...others] = isWindows ? words : ([...limited, ...words] as const);
	const id = randomUUID();
	const child = spawn(program!, others, {
		detached: !isWindows,
		windowsHide: true,
		windowsVerbatimArguments: program === 'cmd',
		env: {...env, QUEENS_TUI_RUN: id},
	});
	const [input, printed, complaints] = child.stdio;
	const kill = () => {
		signalGroup(child.pid, 'SIGKILL');
		killMarked(id);
	};
	aborting.addEventListener('abort', kill);
	const chunks: Record<'output' | 'errors', Uint8Array[]> = {output: [], errors: []};
	let [length, lines] = [0, 0];
	const open = {output: 0, errors: 0};
	let stopped: 'time' | 'output' | undefined;
	for (const [name, stream] of [
		['output', printed],
		['errors', complaints],
	] as const) {
		stream.on('data', (chunk: Uint8Array) => {
			length += chunk.length;
			lines += chunk.filter((byte) => byte === lineFeed).length;
			const end = chunk.lastIndexOf(lineFeed);
			open[name] = chunk.length - end - 1 + (end < 0 ? open[name] : 0);
			if (length <= mostBytes && lines <= mostLines && open[name] <= longestLine) {
				chunks[name].push(chunk);
			} else if (!stopped) {
				stopped = 'output';
				kill();
			}
		});
	}

	// It need not read its input.
	input.on('error', () => undefined);
	input.end(given);
	const timer = setTimeout(() => {
		stopped ??= 'time';
		// Python then says in which line it is.
		signalGroup(child.pid, 'SIGINT');
		setTimeout(kill, grace).unref();
	}, seconds * 1000);
	const end = await new Promise<End>((resolve) => {
		const ended = (status: number | null, signal: string | null) => {
			resolve(signal === null ? endOf(status ?? 0) : {type: 'signal', signal});
		};
		child.on('error', () => resolve({type: 'exit', status: 127}));
		child.on('close', ended);
		child.on('exit', (status, signal) => setTimeout(() => ended(status, signal), grace).unref());
	});
	clearTimeout(timer);
	kill();
	aborting.removeEventListener('abort', kill);
	// Outside Linux, a process that has left the group may hold the pipes.
	for (const stream of [printed, complaints]) {
		stream.destroy();
	}

	return {
		output: Buffer.concat(chunks.output),
		errors: Buffer.concat(chunks.errors),
		end: stopped ? {type: stopped} : end,
	};
}

/** A shell reports a signal as 128 and its number. */
function endOf(status: number): End {
	const [signal] = Object.entries(constants.signals).find(([, number]) => status === 128 + number) ?? [];
	return signal === undefined ? {type: 'exit', status} : {type: 'signal', signal};
}

function signalGroup(pid: number | undefined, signal: 'SIGINT' | 'SIGKILL'): void {
	if (pid === undefined) {
		return;
	}

	try {
		if (isWindows) {
			spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], {windowsHide: true});
		} else {
			process.kill(-pid, signal);
		}
	} catch {
		// All have ended.
	}
}

/** On Linux, also what has left the group: a process inherits the environment, and with it the id of the run. */
function killMarked(id: string): void {
	for (const name of process.platform === 'linux' ? readdirSync('/proc') : []) {
		try {
			if (/^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, 'utf8').includes(id)) {
				process.kill(Number(name), 'SIGKILL');
			}
		} catch {
			// It has ended, or belongs to another user.
		}
	}
}
