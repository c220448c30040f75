import {spawnSync} from 'node:child_process';
import {closeSync, openSync} from 'node:fs';
import {type Row, ratioAbove, ratioOf} from './row.js';
import {compiled, node, program, timeOf} from './run.js';

const against = 'the textbook in C++, g++ -O2';

export async function listing(): Promise<readonly Row[]> {
	const textbook = compiled('g++', ['-O2'], 'list.cpp');
	const list = (size: string) => () => timeOf(node, [program, size, '--print', 'list']);
	const rows: readonly Row[] = textbook
		? [
				{
					what: 'list N = 12, above node -e 0',
					against,
					ratio: await ratioAbove(
						() => timeOf(node, ['-e', '0']),
						list('12'),
						() => timeOf(textbook, ['12']),
						21,
					),
					target: 0.45,
				},
				{
					what: 'list N = 14',
					against,
					ratio: await ratioOf(list('14'), () => timeOf(textbook, ['14']), 3),
					target: 0.12,
				},
			]
		: [];
	return [...rows, {what: 'memory to list N = 16', against: '1 MB', ratio: memoryOf('16'), target: 110}];
}

function memoryOf(size: string): number {
	const probe = 'process.on("exit", () => console.error(process.resourceUsage().maxRSS / 1024))';
	const nowhere = openSync('/dev/null', 'w');
	const {stderr} = spawnSync(node, ['--import', `data:text/javascript,${probe}`, program, size, '--print', 'list'], {
		stdio: ['ignore', nowhere, 'pipe'],
		encoding: 'utf8',
	});
	closeSync(nowhere);
	return Number(stderr);
}
