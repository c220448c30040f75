import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {Session} from '../program/session.js';
import {quantile, type Row} from './row.js';
import {node, program, stepShown, workshop} from './run.js';

const keys = 400;
/** In milliseconds. */
const interval = 25;
const against = "the same with Ink's and React's defaults";

/** At 80 by 24: the time until the step is shown, and the processor time of a frame. */
export async function keysHeld(): Promise<readonly Row[]> {
	const ours = await hold(program);
	const defaults = await hold(path.join(workshop, 'defaults', 'cli.js'));
	const p95 = ({times}: Held) => quantile(times, 0.95);
	return [
		{what: 'key to frame, p95', against, ratio: p95(ours) / p95(defaults), target: 0.65},
		{what: 'processor time of a frame', against, ratio: ours.timeOfFrame / defaults.timeOfFrame, target: 0.38},
	];
}

type Held = {
	/** From each key to the first frame that shows it, in milliseconds. */
	readonly times: readonly number[];
	/** In clock ticks. */
	readonly timeOfFrame: number;
};

export async function hold(file: string, parameters: readonly string[] = []): Promise<Held> {
	const sent: number[] = [];
	const times: number[] = [];
	let frames = 0;
	const onOutput = () => {
		const shown = times.length;
		while (times.length < Math.min(sent.length, stepShown(session.text))) {
			times.push(performance.now() - sent[times.length]!);
		}

		frames += times.length > shown ? 1 : 0;
	};
	const session: Session = new Session(node, [file, ...parameters, '--screen', 'search'], {onOutput});
	await session.until(() => session.text.includes('step 0 of'));
	const before = processorTimeOf(session.process);
	for (let key = 0; key < keys; key++) {
		sent.push(performance.now());
		session.press(Session.keys.right);
		await setTimeout(interval);
	}

	await session.until(() => times.length === keys);
	const timeOfFrame = (processorTimeOf(session.process) - before) / frames;
	session.kill('SIGKILL');
	await session.until(() => session.exit !== undefined);
	return {times, timeOfFrame};
}

/** The fields utime and stime of /proc/PID/stat (proc(5)). */
function processorTimeOf(process: number): number {
	const [, fields = ''] = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ');
	const [user, system] = fields.split(' ').slice(11, 13);
	return Number(user) + Number(system);
}
