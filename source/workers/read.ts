import os from 'node:os';
import process from 'node:process';
import {parentPort, workerData} from 'node:worker_threads';
import {createSectionReader, type Moment, type Section} from '../solver/index.js';

/** The next moments of a section, relative to its start. */
export type SectionPart = {readonly moments: readonly Moment[]; readonly isDone: boolean};

/** A part is sent after this time at the latest, in milliseconds. */
const longestPart = 50;
/** A number from 1 to 19: the higher, the later it is this thread's turn. */
const niceness = 19;

const size: number = workerData;
const read = createSectionReader(size);
// Elsewhere this would concern the thread that draws, too.
if (process.platform === 'linux') {
	os.setPriority(niceness);
}

// Replies to each section with its parts.
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
