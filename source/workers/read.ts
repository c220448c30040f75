import os from 'node:os';
import process from 'node:process';
import {parentPort, workerData} from 'node:worker_threads';
import {createSectionReader, type Moment, type Section} from '../solver/index.js';

/** Moments are relative to the start of the section. */
export type SectionPart = {readonly moments: readonly Moment[]; readonly isDone: boolean};

/** In milliseconds. */
const longestPart = 50;
/** From 1 to 19: the higher, the later it is this thread's turn. */
const niceness = 19;

const size: number = workerData;
const read = createSectionReader(size);
// Elsewhere it would concern the thread that draws, too.
if (process.platform === 'linux') {
	os.setPriority(niceness);
}

parentPort?.on('message', (section: Section) => {
	let moments: Moment[] = [];
	let sent = performance.now();
	for (const moment of read(section)) {
		moments.push(moment);
		if (performance.now() - sent > longestPart) {
			send({moments, isDone: false});
			moments = [];
			sent = performance.now();
		}
	}

	send({moments, isDone: true});
});

function send(part: SectionPart): void {
	parentPort?.postMessage(part);
}
