import {writeToStandardOutput} from '../print/destination.js';
import {bytesOf, type Line, linesOf} from '../print/input.js';
import {showProgress} from '../print/progress.js';
import type {Text} from '../text/en.js';
import {reasonOf} from '../text/failure.js';
import {Refusal, ReportedError} from '../text/refusal.js';
import {formOf, type Given} from './form.js';
import {Check, type Report} from './report.js';
import {sentencesOf} from './sentences.js';
import type {Asked} from './solutions.js';

/** What to check, and how. */
export type CheckOptions = {
	/** `-` is standard input. */
	readonly file: string;
	readonly given: Given;
	readonly asked: Asked & {readonly isStrict: boolean};
	readonly isJson: boolean;
};

/** The most characters at the beginning from which the form is found out, the ends of lines included. */
const longestBeginning = 1_000_000;
const megabyte = 1_000_000;
/** The version of the report for scripts. Increase it with every incompatible change. */
const schema = 'queens-tui-check/1';

/**
 * Checks what another program has printed, and says what it has found. Returns the exit status: 0 if all is right, else 1. Throws
 * a Refusal if no form is recognised.
 */
export async function check(options: CheckOptions, text: Text): Promise<number> {
	const {file, asked, isJson} = options;
	let bytes = 0;
	const progress = showProgress(() => text.check.readSoFar(Math.floor(bytes / megabyte)));
	const advance = (more: number) => {
		bytes += more;
	};
	try {
		const report = await read(options, advance);
		progress.end();
		await writeToStandardOutput([isJson ? jsonOf(report, file) : sentencesOf(report, asked, text)]);
		return report.isRight ? 0 : 1;
	} catch (error) {
		throw error instanceof ReportedError
			? error
			: new ReportedError((words) => words.notRead(file, reasonOf(error)), {cause: error});
	} finally {
		progress.end();
	}
}

/** The report for scripts. Lines, and solutions by number, count from 1; rows and columns from 0; bit c of a mask is column c. */
function jsonOf({isRight, ...findings}: Report, file: string): string {
	return `${JSON.stringify({schema, file, isRight, ...findings}, undefined, '\t')}\n`;
}

/** Reads the beginning to find out the form, then all of it, one batch of lines after another. */
async function read({file, given, asked}: CheckOptions, advance: (bytes: number) => void): Promise<Report> {
	const batches = linesOf(bytesOf(file), advance);
	const beginning: Line[] = [];
	let length = 0;
	let batch = await batches.next();
	while (!batch.done && length <= longestBeginning) {
		for (const line of batch.value) {
			// Blank lines at the start say nothing of the form, and the others take memory too.
			if (beginning.length > 0 || line.text.trim() !== '') {
				beginning.push(line);
				length += line.text.length + 1;
			}
		}

		batch = await batches.next();
	}

	const form = formOf(beginning, given);
	if (!form) {
		throw refusalOf(file, beginning);
	}

	const check = new Check(form, asked);
	check.read(beginning.splice(0));
	while (!batch.done) {
		check.read(batch.value);
		batch = await batches.next();
	}

	return check.report();
}

function refusalOf(file: string, lines: readonly Line[]): Refusal {
	const first = lines.find(({text}) => text.trim() !== '');
	return new Refusal((words) =>
		first ? words.noForm(file, first.number, first.text.slice(0, 60)) : words.emptyFile(file),
	);
}
