import {parentPort} from 'node:worker_threads';
import {countPart, type Part} from '../solver/counting/count.js';

parentPort?.on('message', ({size, part}: {readonly size: number; readonly part: Part}) => {
	parentPort?.postMessage(countPart(size, part));
});
