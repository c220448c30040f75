import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';
import {type Moment, type Section, sectionsFrom, type Tape} from '../solver/index.js';
import type {SectionPart} from './read.js';

type ReadingListener = {
	readonly onRead: () => void;
	/** The threads cannot go on; the tape can. */
	readonly onError: () => void;
};

/** With more, sections would wait long until the tape has all before them. */
const mostThreads = 16;
/** Queued for each thread, so that it does not wait for the next one. */
const sectionsAhead = 2;

type Open = {readonly section: Section; moments: Moment[]; isDone: boolean};

/**
 * Adds to the tape in the order of the search. Returns a function that stops the threads; they stop by themselves when
 * all is read.
 */
export function readInThreads(tape: Tape, {onRead, onError}: ReadingListener): () => void {
	const sections = sectionsFrom(tape.horizon);
	const open: Open[] = [];
	let workers: readonly Worker[] = [];

	function stop(): void {
		for (const worker of workers) {
			void worker.terminate();
		}

		workers = [];
	}

	function addWhatFollows(): void {
		for (let [first] = open; first; [first] = open) {
			tape.add(first.section, first.moments);
			first.moments = [];
			if (!first.isDone) {
				return;
			}

			open.shift();
		}

		tape.advance(Number.POSITIVE_INFINITY);
		stop();
	}

	function start(): Worker {
		const worker = new Worker(new URL('read.js', import.meta.url), {workerData: tape.size});
		const own: Open[] = [];
		const giveNext = () => {
			const {value: section} = sections.next();
			if (section) {
				const next: Open = {section, moments: [], isDone: false};
				own.push(next);
				open.push(next);
				worker.postMessage(section);
			}
		};
		// A stopped thread may still report.
		const fail = () => {
			if (workers.includes(worker)) {
				stop();
				onError();
			}
		};

		worker.on('message', ({moments, isDone}: SectionPart) => {
			const [current] = own;
			if (!current || !workers.includes(worker)) {
				return;
			}

			current.moments.push(...moments);
			if (isDone) {
				current.isDone = true;
				own.shift();
				giveNext();
			}

			if (current === open[0]) {
				addWhatFollows();
				onRead();
			}
		});
		worker.on('error', fail);
		worker.on('exit', fail);
		// The end of the program does not wait for it.
		worker.unref();
		for (let section = 0; section < sectionsAhead; section++) {
			giveNext();
		}

		return worker;
	}

	try {
		for (let thread = threadCount(); thread > 0; thread--) {
			workers = [...workers, start()];
		}
	} catch {
		stop();
		queueMicrotask(onError);
		return stop;
	}

	if (open.length === 0) {
		addWhatFollows();
		queueMicrotask(onRead);
	}

	return stop;
}

/** One core is left to the thread that draws, but both of two are used: readers have a lower priority. */
function threadCount(): number {
	const cores = availableParallelism();
	return Math.min(mostThreads, Math.max(Math.min(2, cores), cores - 1));
}
