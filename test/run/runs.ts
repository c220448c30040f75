import {ownProgram} from '../../source/run/command.js';
import {type Result, resultsOf} from '../../source/run/result.js';
import type {Outcome} from '../../source/run/session.js';
import {run, testsOf} from '../judge/wrong-programs.js';

/** What a program prints for a size, and how it ends. */
type Own = Partial<Pick<Outcome, 'end' | 'todo'>> & {readonly output: string; readonly errors?: string};

/** What the search prints: a line for each test, and its solutions. */
export function printed(size: number): string {
	return run(size, ['array', ''], Number.POSITIVE_INFINITY).lines.join('\n');
}

export function printedWith(size: number, name: string): string {
	return testsOf(size, name)
		.map(({text}) => text)
		.join('\n');
}

/** All results of a program that does what `own` says, without running anything. */
export async function resultsWith(
	own: (size: number) => Own,
	{
		typed = 'queens.py',
		size = 4,
		limit,
	}: {readonly typed?: string; readonly size?: number; readonly limit?: number} = {},
): Promise<readonly Result[]> {
	const program = ownProgram(typed, '/t');
	const session = {
		async run(asked: number): Promise<Outcome> {
			const {output, errors = '', end = {type: 'exit', status: 0}, todo} = own(asked);
			return {program, size: asked, output: Buffer.from(output), errors: Buffer.from(errors), end, ...(todo && {todo})};
		},
	};
	const results: Result[] = [];
	for await (const result of resultsOf(session, {typed, size, base: undefined, limit})) {
		results.push(result);
	}

	return results;
}
