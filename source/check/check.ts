import process from 'node:process';
import chalk from 'chalk';
import {writeToStandardOutput} from '../print/destination.js';
import {showProgress} from '../print/progress.js';
import type {CodeId} from '../solver/index.js';
import {colourLevel} from '../terminal/capabilities.js';
import {reportFailure} from '../terminal/standard-error.js';
import type {Text} from '../text/en.js';
import {ReportedError, reasonOf} from '../text/refusal.js';
import {bytesOf, type Line, linesOf} from './input.js';
import {type Input, type Report, reportOf} from './report.js';
import {lineOf, sentencesOf} from './sentences.js';
import type {Asked} from './solutions.js';
import type {Given} from './units.js';

export type CheckOptions = {
	/** `-` is standard input. */
	readonly files: readonly string[];
	readonly given: Given;
	readonly asked: Asked;
	readonly isJson: boolean;
	/** Of the line that advice shows. */
	readonly code: CodeId;
};

const megabyte = 1_000_000;
/** In UTF-16 units: more than the boards of 13 queens. */
const mostRead = 32 * megabyte;
/** Of the report for scripts. Increase it with every incompatible change. */
const schema = 'queens-tui-check/3';
const statuses = {right: 0, wrong: 1, unclear: 3} as const;

/**
 * One line for each of several files. Exit status: 0 if all is right, 1 if something is wrong or cannot be opened,
 * else 3: what was read does not decide.
 */
export async function check(options: CheckOptions, text: Text): Promise<number> {
	const {files, asked, isJson, code} = options;
	const isOne = files.length === 1;
	chalk.level = process.stdout.isTTY ? colourLevel(process.env, true, chalk.level) : 0;
	const found: number[] = [];
	async function* reports() {
		for (const file of files) {
			const report = await reportOn(file, options, text);
			found.push(report ? statuses[report.verdict] : 1);
			if (report) {
				const context = {said: text.check, asked, code, file};
				const sentences = (isOne ? sentencesOf : lineOf)(report, context, chalk.bold);
				yield isJson ? jsonOf(report, file, text, isOne) : sentences;
			}
		}
	}

	await writeToStandardOutput(reports());
	return found.includes(1) ? 1 : Math.max(...found);
}

/** Undefined if the file cannot be read, which is told. */
async function reportOn(file: string, {given, asked}: CheckOptions, text: Text): Promise<Report | undefined> {
	let bytes = 0;
	const endProgress = showProgress(() => text.check.readSoFar(Math.floor(bytes / megabyte)));
	try {
		const input = await inputOf(file, (more) => {
			bytes += more;
		});
		// While nothing listens for signals, they end the program at once.
		endProgress();
		return reportOf(input, given, asked);
	} catch (error) {
		endProgress();
		reportFailure(new ReportedError((words) => words.notRead(file, reasonOf(error)), {cause: error}), text);
		return undefined;
	}
}

/** All lines, unless there are more than `mostRead`. A very long line comes in pieces, which are joined. */
async function inputOf(file: string, advance: (bytes: number) => void): Promise<Input> {
	const lines: Line[] = [];
	let length = 0;
	for await (const batch of linesOf(bytesOf(file), advance)) {
		for (const {number, text} of batch) {
			const last = lines.at(-1);
			length += text.length + 1;
			if (last?.number === number) {
				lines[lines.length - 1] = {number, text: last.text + text};
			} else if (text.trim() !== '' || last?.text.trim() !== '') {
				lines.push({number, text});
			}
		}

		if (length > mostRead) {
			return {lines, isCut: true};
		}
	}

	return {lines, isCut: false};
}

/** For scripts. Lines, and solutions by number, count from 1; rows and columns from 0; bit c of a mask is column c. */
function jsonOf(report: Report, file: string, {check: {mistakes}}: Text, isAlone: boolean): string {
	const {verdict, size, base, solutions, steps, total, unread, crash, causes} = report;
	const {tests, difference} = steps ?? {};
	const possible = causes.map((id) => ({id, text: mistakes[id]}));
	const json = {
		schema,
		file,
		verdict,
		size,
		base,
		solutions,
		steps: steps && {tests, difference},
		total,
		unread,
		crash,
		possible,
	};
	return `${JSON.stringify(json, undefined, isAlone ? '\t' : undefined)}\n`;
}
