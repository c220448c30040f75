import process from 'node:process';
import {setImmediate as nextTurn} from 'node:timers/promises';
import chalk from 'chalk';
import {writeToStandardOutput} from '../print/destination.js';
import {bytesOf, linesOf} from '../print/input.js';
import {showProgress} from '../print/progress.js';
import type {CodeId} from '../solver/index.js';
import {colourLevel} from '../terminal/capabilities.js';
import {reportFailure} from '../terminal/standard-error.js';
import type {Text} from '../text/en.js';
import {ReportedError, reasonOf} from '../text/refusal.js';
import {Finder, type Given} from './findings.js';
import {type Report, reportOf} from './report.js';
import {lineOf, sentencesOf} from './sentences.js';
import type {Asked} from './solutions.js';

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
/** Of the report for scripts. Increase it with every incompatible change. */
const schema = 'queens-tui-check/2';
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
				const sentences = isOne
					? sentencesOf(report, asked, text, code, chalk.bold)
					: lineOf(report, file, asked, text, chalk.bold);
				yield isJson ? jsonOf(report, file, text, isOne) : sentences;
			}
		}
	}

	await writeToStandardOutput(reports());
	return found.includes(1) ? 1 : Math.max(...found);
}

/** Undefined if the file cannot be read, which is told. */
async function reportOn(file: string, options: CheckOptions, text: Text): Promise<Report | undefined> {
	const finder = new Finder(options.given);
	let bytes = 0;
	const endProgress = showProgress(() => text.check.readSoFar(Math.floor(bytes / megabyte)));
	try {
		const batches = linesOf(bytesOf(file), (more) => {
			bytes += more;
		});
		for await (const lines of batches) {
			if (!finder.read(lines)) {
				break;
			}
		}

		const report = reportOf(finder.finish(options.asked), options.asked);
		// A signal that came while this was computed needs a turn of the event loop from its start to be heard.
		await nextTurn();
		await nextTurn();
		return report;
	} catch (error) {
		endProgress();
		reportFailure(new ReportedError((words) => words.notRead(file, reasonOf(error)), {cause: error}), text);
		return undefined;
	} finally {
		endProgress();
	}
}

/** For scripts. Lines, and solutions by number, count from 1; rows and columns from 0; bit c of a mask is column c. */
function jsonOf(
	{causes, trace, misread, hasData, ...found}: Report,
	file: string,
	{check: {mistakes}}: Text,
	isAlone: boolean,
): string {
	const named = causes.map((id) => ({id, text: mistakes[id]}));
	const [cause = null] = named.length === 1 ? named : [];
	const report = {
		schema,
		file,
		...found,
		solutions: found.solutions ?? misread,
		trace: trace && {...trace, tested: undefined},
		cause,
		possible: named.length > 1 ? named : [],
	};
	return `${JSON.stringify(report, undefined, isAlone ? '\t' : undefined)}\n`;
}
