import {parentPort} from 'node:worker_threads';
import {countPart, type Part} from '../solver/index.js';

/** Counts one part after the other, and answers with the number of its solutions. */
parentPort?.on('message', ({size, part}: {readonly size: number; readonly part: Part}) => {
	parentPort?.postMessage(countPart(size, part));
});
