import {readdirSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import chalk from 'chalk';
import {firstFaulty} from '../judge/judge.js';
import {writeToStandardOutput} from '../print/destination.js';
import {showProgress} from '../print/progress.js';
import type {CodeId} from '../solver/search/listing.js';
import {colourLevel} from '../terminal/capabilities.js';
import {reportFailure} from '../terminal/standard-error.js';
import type {Text} from '../text/en.js';
import {bytesIn, type Line, linesIn} from './input.js';
import {type Report, reportOf} from './report.js';
import {lineOf, sentencesOf} from './sentences.js';
import type {Exercise} from './units.js';

export type CheckOptions = {
	/** `-` is standard input. */
	readonly files: readonly string[];
	readonly exercise: Exercise;
	readonly isJson: boolean;
	/** Of the line that advice shows. */
	readonly code: CodeId;
};

const megabyte = 1_000_000;
/** In bytes: more than the boards of 13 queens. */
const mostRead = 32 * megabyte;
/** More than the tests of 11 queens. With shorter lines, as many bytes take more memory than Node gives. */
const mostLines = 2_500_000;
/** Of the report for scripts. Increase it with every incompatible change. */
const schema = 'queens-tui-check/4';

/**
 * One line for each of several files or of a folder, and one with the numbers. Exit status: 0 if all is right, 1 if something is wrong or cannot be opened,
 * else 3: what was read does not decide.
 */
export async function check(options: CheckOptions, text: Text): Promise<number> {
	const {exercise, isJson, code} = options;
	const files = options.files.flatMap(filesIn);
	const isOne = files.length === 1 && files[0] === options.files[0];
	chalk.level = process.stdout.isTTY ? colourLevel(process.env, true, chalk.level) : 0;
	const verdicts: (Report['verdict'] | undefined)[] = [];
	const countOf = (verdict: Report['verdict']) => verdicts.filter((one) => one === verdict).length;
	async function* reports() {
		for (const file of files) {
			const report = await reportOn(file, options, text);
			verdicts.push(report?.verdict);
			if (report) {
				const context = {text, exercise, code, file};
				const sentences = (isOne ? sentencesOf : lineOf)(report, context);
				yield isJson ? jsonOf(report, file, text, isOne) : sentences;
			}
		}

		if (!isOne && !isJson) {
			yield `${text.check.sum(files.length, countOf('right'), countOf('wrong'))}\n`;
		}
	}

	await writeToStandardOutput(reports());
	if (verdicts.some((verdict) => verdict === undefined || verdict === 'wrong')) {
		return 1;
	}

	return files.length > 0 && countOf('right') === files.length ? 0 : 3;
}

/** Those of a folder, without hidden ones, and pipes, which may wait for ever. Of what cannot be listed, reading says why. */
function filesIn(name: string): readonly string[] {
	try {
		const entries = name === '-' ? undefined : readdirSync(name, {withFileTypes: true});
		const files = entries?.filter((entry) => (entry.isFile() || entry.isSymbolicLink()) && !entry.name.startsWith('.'));
		return files?.map((file) => path.join(name, file.name)).sort() ?? [name];
	} catch {
		return [name];
	}
}

/** Undefined if the file cannot be read, which is told. */
async function reportOn(file: string, {exercise}: CheckOptions, text: Text): Promise<Report | undefined> {
	let length = 0;
	const endProgress = showProgress(() => text.check.readSoFar(Math.floor(length / megabyte)));
	const onRead = (bytes: number) => {
		length = bytes;
	};
	try {
		// Nothing listens for signals while files are compared, so they end the program at once.
		const bytes = await bytesIn(file, mostRead, onRead).finally(endProgress);
		const lines = length > mostRead ? undefined : linesIn(bytes);
		return reportOf(lines && isShort(lines) ? lines : undefined, exercise);
	} catch (error) {
		reportFailure(error, text);
		return undefined;
	}
}

/** Not longer than is read. */
function isShort(lines: Iterable<Line>): boolean {
	let count = 0;
	for (const _ of lines) {
		count++;
	}

	return count <= mostLines;
}

/** For scripts. Lines, and solutions by number, count from 1; rows and columns from 0; bit c of a mask is column c. */
function jsonOf(report: Report, file: string, {trace: {mistakes}}: Text, isAlone: boolean): string {
	const {verdict, size, base, solutions, tests, total, unread, crash, causes} = report;
	const possible = causes.map((id) => ({id, text: mistakes[id]}));
	const {test, queens, faults} = (tests && firstFaulty(tests.states)) ?? {};
	const first = faults && {...faults[0], test, queens};
	const told = tests && {count: tests.tests.length, wrong: tests.wrong, doubt: tests.doubt, first};
	const json = {schema, file, verdict, size, base, solutions, tests: told, total, unread, crash, possible};
	return `${JSON.stringify(json, undefined, isAlone ? '\t' : undefined)}\n`;
}
