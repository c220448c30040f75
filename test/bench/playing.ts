import {readFileSync} from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {Session} from '../program/session.js';
import type {Row} from './row.js';
import {node, program, stepShown} from './run.js';

const minutes = 10;
/** The fastest speed, in steps a second. */
const speed = 1_000_000;

/** Compares the memory in the last of ten minutes of playback with that in the second. Needs Linux. */
export async function playing(): Promise<readonly Row[]> {
	const session = new Session(node, [program, '16', '--screen', 'search']);
	await session.until(() => session.text.includes('step 0 of'));
	session.press(...new Array<string>(20).fill('>'), ' ');
	await session.until(() => session.text.includes(`${speed.toLocaleString('en')}/s`));
	const most: number[] = [];
	for (let minute = 0; minute < minutes; minute++) {
		most.push(await mostMemory(session.process));
	}

	const steps = stepShown(session.text);
	session.kill('SIGKILL');
	await session.until(() => session.exit !== undefined);
	if (steps < (minutes * 60 * speed) / 2) {
		throw new Error(`only ${steps} steps have been played`);
	}

	return [
		{
			what: `memory in minute ${minutes} of play`,
			against: 'in minute 2',
			ratio: most.at(-1)! / most[1]!,
			target: 1.2,
		},
	];
}

/** The largest resident memory during a minute, sampled every second, in pages (proc(5)). */
async function mostMemory(process: number): Promise<number> {
	let most = 0;
	for (let second = 0; second < 60; second++) {
		const [, resident] = readFileSync(`/proc/${process}/statm`, 'utf8').split(' ');
		most = Math.max(most, Number(resident));
		await setTimeout(1000);
	}

	return most;
}
