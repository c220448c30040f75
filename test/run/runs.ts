import {ownProgram} from '../../source/run/command.js';
import {type RunSource, resultsOf} from '../../source/run/result.js';
import type {Outcome} from '../../source/run/session.js';
import {run, testsOf} from '../judge/wrong-programs.js';
import {all} from '../print/request.js';

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

/** What is run where a test says nothing else. */
export const usualSource: RunSource = {typed: 'queens.py', size: 4, base: undefined, limit: undefined};

/** All results of a program that does what `own` says, without running anything. */
export async function resultsWith(own: (size: number) => Own, changes: Partial<RunSource> = {}) {
	const source = {...usualSource, ...changes};
	const program = ownProgram(source.typed, '/t');
	const session = {
		async run(asked: number): Promise<Outcome> {
			const {output, errors = '', end = {type: 'exit', status: 0}, todo} = own(asked);
			return {program, size: asked, output: Buffer.from(output), errors: Buffer.from(errors), end, ...(todo && {todo})};
		},
	};
	return all(resultsOf(session, source));
}
