import path from 'node:path';
import {Session} from '../program/session.js';
import {type Row, ratioOf} from './row.js';
import {node, program, timeOf, workshop} from './run.js';

const times = 15;

export async function start(): Promise<readonly Row[]> {
	const bare = () => timeOf(node, ['-e', '0']);
	const firstFrame = () => timeUntil([program], 'All solutions');
	const hello = () => timeUntil([path.join(workshop, 'hello.js')], 'hello world');
	return [
		{
			what: '--help',
			against: 'node -e 0',
			ratio: await ratioOf(() => timeOf(node, [program, '--help']), bare, times),
			target: 1.85,
		},
		{
			what: '--print count 8',
			against: 'node -e 0',
			ratio: await ratioOf(() => timeOf(node, [program, '--print', 'count', '8']), bare, times),
			target: 1.85,
		},
		{
			what: 'first frame',
			against: 'an unbundled Ink hello world',
			ratio: await ratioOf(firstFrame, hello, times),
			target: 0.75,
		},
	];
}

async function timeUntil(parameters: readonly string[], shown: string): Promise<number> {
	const begin = performance.now();
	const session = new Session(node, parameters);
	await session.until(() => session.output.includes(shown));
	const time = performance.now() - begin;
	session.kill('SIGKILL');
	await session.until(() => session.exit !== undefined);
	return time;
}
