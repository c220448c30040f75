import process from 'node:process';
import {counting} from './counting.js';
import {installing} from './installing.js';
import {keysHeld} from './keys.js';
import {listing} from './listing.js';
import {memory} from './memory.js';
import {reading} from './reading.js';
import type {Row} from './row.js';
import {seeking} from './seeking.js';
import {start} from './start.js';
import {stepping} from './stepping.js';

/** The command line can name some. A group that needs a missing compiler or network is not measured. */
const groups: Readonly<Record<string, () => readonly Row[] | Promise<readonly Row[]>>> = {
	stepping,
	seeking,
	reading,
	listing,
	counting,
	start,
	keysHeld,
	memory,
	installing,
};

const wanted = process.argv.slice(2);
const missed: string[] = [];
console.log(line(['what', 'against', 'ratio', 'target', '']));
for (const name of wanted.length > 0 ? wanted : Object.keys(groups)) {
	try {
		for (const {what, against, ratio, target} of await measured(name)) {
			const isMissed = !(ratio <= target);
			console.log(line([what, against, figure(ratio), figure(target), isMissed ? 'missed' : '']));
			missed.push(...(isMissed ? [what] : []));
		}
	} catch (error) {
		console.log(line([name, 'not measured', error instanceof Error ? error.message.split('\n')[0]! : String(error)]));
	}
}

console.log(`\n${missed.length === 0 ? 'Every target is met.' : `Missed: ${missed.join(', ')}.`}`);

async function measured(name: string): Promise<readonly Row[]> {
	const measure = groups[name];
	if (!measure) {
		throw new Error(`no such group; the groups are ${Object.keys(groups).join(', ')}`);
	}

	return measure();
}

function line([what = '', against = '', ratio = '', target = '', missed = '']: readonly string[]): string {
	return `${what.padEnd(34)}${against.padEnd(44)}${ratio.padStart(8)}${target.padStart(9)}  ${missed}`.trimEnd();
}

function figure(ratio: number): string {
	return ratio < 0.01 ? ratio.toFixed(5) : ratio.toFixed(2);
}
