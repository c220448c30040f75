import {claimIn} from './claims.js';
import type {Board, Form, Line, Reading} from './units.js';

type Entry = {readonly line: Line; readonly values: readonly number[]};

/** A line for each queen: `row 0: col 1`, `Queen 1 is at row 1, column 1`, `(0, 0)`, `[0] => 4`, or its column alone. */
export const records: Form = (_, size) => (lines) => {
	const units: Board[] = [];
	const left: Line[] = [];
	let run: Entry[] = [];
	let template = '';
	const end = () => {
		const board = boardOf(run, template, size, units.length > 0);
		units.push(...(board ? [board] : []));
		left.push(...(board ? [] : run.map(({line}) => line)));
		run = [];
	};
	for (const line of lines) {
		const values = (line.text.match(/\d+/g) ?? []).map(Number);
		const own = line.text.replace(/\d+/g, '#').trim();
		const isRecord =
			values.length > 0 &&
			values.length < 4 &&
			(values.length > 1 || own === '#') &&
			line.text.length < 100 &&
			!claimIn(line.text);
		if (!(isRecord && own === template && isNext({line, values}, run, size))) {
			end();
		}

		if (isRecord) {
			run.push({line, values});
			template = own;
		} else {
			left.push(line);
		}
	}

	end();
	return {units, left: left.toSorted((a, b) => a.at - b.at)} satisfies Reading;
};

/** The next board starts again with its first row. */
function isNext({line, values}: Entry, run: readonly Entry[], size: number | undefined): boolean {
	const before = run.at(-1);
	const [row = 0, column = 0] = values.slice(-2);
	const [rowBefore = 0, columnBefore = 0] = before?.values.slice(-2) ?? [];
	const isAgain = run.length > 1 && values.length > 1 && row <= rowBefore && column <= columnBefore;
	return before?.line.at === line.at - 1 && !isAgain && run.length !== size;
}

function boardOf(
	run: readonly Entry[],
	template: string,
	size: number | undefined,
	isAmongOthers: boolean,
): Board | undefined {
	const [first, last] = [run[0], run.at(-1)];
	const rows = run.flatMap(({values}) => values.at(-2) ?? []);
	const columns = run.map(({values}) => values.at(-1)!);
	const isUp = (numbers: readonly number[]) => numbers.every((each, at) => each === numbers[0]! + at);
	// `8 92`: how many solutions there are.
	const isTable = template === '# #' && columns.some((each) => each > run.length);
	const isFull = run.length === size || (size === undefined && run.length > 3);
	const isPart = rows.length > 0 && run.length > 3 && isAmongOthers;
	if (!first || !last || !(isUp(rows) || isUp(columns)) || isTable || !(isFull || isPart)) {
		return undefined;
	}

	const {length} = run;
	const {at, number: line} = first.line;
	return {
		type: 'board',
		at,
		line,
		last: last.line.number,
		found: length,
		width: length,
		columns,
		...(rows.length > 0 && {rows}),
	};
}
