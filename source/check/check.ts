import process from 'node:process';
import chalk from 'chalk';
import type {Judgement} from '../judge/judge.js';
import {writeToStandardOutput} from '../print/destination.js';
import {showProgress} from '../print/progress.js';
import type {CodeId} from '../solver/search/listing.js';
import {colourLevel} from '../terminal/capabilities.js';
import {reportFailure} from '../terminal/standard-error.js';
import type {Text} from '../text/en.js';
import type {PrintedTest} from '../text/own-program.js';
import {bytesIn, linesIn} from './input.js';
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
const statuses = {right: 0, wrong: 1, unclear: 3} as const;

/**
 * One line for each of several files. Exit status: 0 if all is right, 1 if something is wrong or cannot be opened,
 * else 3: what was read does not decide.
 */
export async function check(options: CheckOptions, text: Text): Promise<number> {
	const {files, exercise, isJson, code} = options;
	const isOne = files.length === 1;
	chalk.level = process.stdout.isTTY ? colourLevel(process.env, true, chalk.level) : 0;
	const codes: number[] = [];
	async function* reports() {
		for (const file of files) {
			const report = await reportOn(file, options, text);
			codes.push(report ? statuses[report.verdict] : 1);
			if (report) {
				const context = {text, exercise, code, file};
				const sentences = (isOne ? sentencesOf : lineOf)(report, context);
				yield isJson ? jsonOf(report, file, text, isOne) : sentences;
			}
		}
	}

	await writeToStandardOutput(reports());
	return codes.includes(1) ? 1 : Math.max(...codes);
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
		return reportOf(lines && lines.length <= mostLines ? lines : undefined, exercise);
	} catch (error) {
		reportFailure(error, text);
		return undefined;
	}
}

/** For scripts. Lines, and solutions by number, count from 1; rows and columns from 0; bit c of a mask is column c. */
function jsonOf(report: Report, file: string, {trace: {mistakes}}: Text, isAlone: boolean): string {
	const {verdict, size, base, solutions, tests, total, unread, crash, causes} = report;
	const possible = causes.map((id) => ({id, text: mistakes[id]}));
	const told = tests && {count: tests.tests.length, wrong: tests.wrong, doubt: tests.doubt, first: firstWrong(tests)};
	const json = {schema, file, verdict, size, base, solutions, tests: told, total, unread, crash, possible};
	return `${JSON.stringify(json, undefined, isAlone ? '\t' : undefined)}\n`;
}

function firstWrong({states}: Judgement<PrintedTest>) {
	const {test, queens, faults} = [...states].find((state) => state.faults.length > 0) ?? {};
	return faults && {...faults[0], test, queens};
}
