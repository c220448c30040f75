import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {setTimeout} from 'node:timers/promises';
import {runVariant} from '../../source/print/measurements.js';
import {count} from '../../source/solver/counting/count.js';
import {solutions} from '../../source/solver/counting/solutions.js';
import {backtrack} from '../../source/solver/search/backtrack.js';
import {variants} from '../../source/solver/search/variants.js';
import {Tape} from '../../source/solver/tape/tape.js';
import {Session} from '../program/session.js';

/** In milliseconds. */
type Measure = () => number | Promise<number>;
/** The first measure in parts of the second, by the medians of this many times: at most the target. */
type Row = readonly [what: string, by: string, target: number, times: number, Measure, by: Measure];

const folder = 'node_modules/.cache/queens-tui';
mkdirSync(folder, {recursive: true});
const textbook = `${folder}/count`;
spawnSync('gcc', ['-O3', '-march=native', '-o', textbook, 'test/bench/count.c']);

const node = run(process.execPath, '-e', '0');
const size = 14;
const timed = (work: () => unknown) => () => duration(work);
const counted = timed(() => count(size));

/** The command line can name some. Where there is no gcc, rows are not measured. */
const groups: Readonly<Record<string, readonly Row[]>> = {
	stepping: variants.map(
		(of): Row => [`steps, ${of.id}`, 'its program', 5, 9, timed(() => stepped(of)), timed(() => runVariant(10, of))],
	),
	seeking: [['seek to a random step, N = 14', 'replay from the start', 1 / 3000, 1, seek, replay]],
	reading: [['reading N = 14', 'counting in one thread', 6.5, 5, timed(read), counted]],
	// The C program only counts: of the time of this one a third is its start and writing the numbers.
	listing: [['list N = 14', 'counting in C', 3.6, 3, print('list', '14'), run(textbook, '14')]],
	counting: [
		['count N = 14, in process', 'counting in C', 0.75, 9, counted, run(textbook, '14')],
		['count N = 16, whole process', 'counting in C', 0.45, 3, print('count', '16'), run(textbook, '16')],
	],
	// There are 5.2 times as many solutions, which are linear to check.
	checking: [['check N = 13 in one line', 'check N = 12 in one line', 5.2, 3, check(13), check(12)]],
	start: [
		['--help', 'node -e 0', 1.85, 15, run(process.execPath, 'dist/cli.js', '--help'), node],
		['first frame', 'node -e 0', 6, 15, firstFrame, node],
	],
	keys: [
		['key to frame, p95', 'node -e 0', 2, 1, async () => (await hold()).late, node],
		['processor time of a frame', 'node -e 0', 0.2, 1, async () => (await hold()).work, node],
	],
};

const named = process.argv.slice(2);
for (const [name, rows] of Object.entries(groups)) {
	for (const [what, by, target, times, measured, other] of named.length === 0 || named.includes(name) ? rows : []) {
		const words = `${what.padEnd(32)}${by.padEnd(24)}`;
		try {
			const ratio = await ratioOf(times, measured, other);
			const figures = [ratio, target].map((figure) => figure.toFixed(figure < 0.01 ? 5 : 2).padStart(9));
			console.log(`${words}${figures.join('')}${ratio <= target ? '' : '  missed'}`);
		} catch (error) {
			console.log(`${words}  not measured: ${error instanceof Error ? error.message : error}`);
		}
	}
}

/** Measured alternately, so that other load affects both. */
async function ratioOf(times: number, measured: Measure, other: Measure): Promise<number> {
	const [values, others]: [number[], number[]] = [[], []];
	for (let time = 0; time < times; time++) {
		values.push(await measured());
		others.push(await other());
	}

	return quantile(values, 0.5) / quantile(others, 0.5);
}

/** The value that this share of the values does not exceed. */
function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

function duration(work: () => unknown): number {
	const start = performance.now();
	work();
	return performance.now() - start;
}

/** The output goes to a pipe that is read at full speed. */
function run(command: string, ...parameters: readonly string[]): Measure {
	return () => duration(() => execFileSync(command, parameters, {maxBuffer: Number.POSITIVE_INFINITY}));
}

function print(...parameters: readonly string[]): Measure {
	return run(process.execPath, 'dist/cli.js', '--print', ...parameters);
}

function check(size: number): Measure {
	const file = `${folder}/line-${size}`;
	return () => {
		writeFileSync(file, JSON.stringify([...solutions(size)]));
		return run(process.execPath, 'dist/cli.js', String(size), '--check', file)();
	};
}

function stepped(variant: (typeof variants)[number]): void {
	for (const _ of backtrack(10, variant.guard(10)));
}

function read(): Tape {
	const tape = new Tape(size);
	tape.advance(Number.POSITIVE_INFINITY);
	return tape;
}

/** Multiples of the golden ratio: far apart and not in order. */
function seek(): number {
	const tape = read();
	const steps = tape.end!.index;
	const goals = Array.from({length: 2000}, (_, index) => Math.floor(((index * 0.618_033_988_749_895) % 1) * steps));
	const times = goals.map((goal) => duration(() => tape.at(goal)));
	return quantile(times, 0.5);
}

/** To the middle of the search. */
function replay(): number {
	const search = backtrack(size, variants[0].guard(size));
	const half = read().end!.index / 2;
	return duration(() => {
		for (let step = 0; step < half; step++) {
			search.next();
		}
	});
}

async function firstFrame(): Promise<number> {
	const begin = performance.now();
	const session = new Session(process.execPath, ['dist/cli.js']);
	await session.until(() => session.output.includes('All solutions'));
	const time = performance.now() - begin;
	session.kill('SIGKILL');
	return time;
}

/** The right arrow held in Search: the time from a key to the frame that shows it, and the processor time of a frame. */
async function hold() {
	const keys = 400;
	const sent: number[] = [];
	const times: number[] = [];
	let frames = 0;
	const onOutput = () => {
		const shown = times.length;
		const step = Number(/step ([\d,]+) of/.exec(session.text)?.[1]?.replaceAll(',', '') ?? 0);
		while (times.length < Math.min(sent.length, step)) {
			times.push(performance.now() - sent[times.length]!);
		}

		frames += times.length > shown ? 1 : 0;
	};
	const session: Session = new Session(process.execPath, ['dist/cli.js', '--screen', 'search'], {onOutput});
	await session.until(() => session.text.includes('step 0 of'));
	const before = processorTimeOf(session.process);
	for (let key = 0; key < keys; key++) {
		sent.push(performance.now());
		session.press(Session.keys.right);
		await setTimeout(25);
	}

	await session.until(() => times.length === keys);
	const work = (processorTimeOf(session.process) - before) / frames;
	session.kill('SIGKILL');
	return {late: quantile(times, 0.95), work};
}

/** The fields utime and stime of /proc/PID/stat (proc(5)), of 10 milliseconds each. */
function processorTimeOf(process: number): number {
	const [, fields = ''] = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ');
	const [user, system] = fields.split(' ').slice(11, 13);
	return 10 * (Number(user) + Number(system));
}
