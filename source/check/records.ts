import {claimIn} from './claims.js';
import {type Board, type Form, type Line, placeOf} from './units.js';

/** A line for each queen; digits in its template are `#`. */
type Record = {
	readonly line: Line;
	readonly template: string;
	readonly row: number | undefined;
	readonly column: number;
};

/** `row 0: col 1`, `Queen 1 is at row 1, column 1`, `(0, 0)`, `[0] => 4`, or its column alone. */
export const records: Form = (lines, size) => {
	const runs: Record[][] = [];
	for (const line of lines) {
		const record = recordIn(line);
		const run = runs.at(-1);
		if (record && run && goesOn(run, record) && run.length !== size) {
			run.push(record);
		} else if (record) {
			runs.push([record]);
		}
	}

	const whole = runs.filter((run) => isBoard(run) && run.length === (size ?? Math.max(run.length, 4)));
	const isLikeWhole = ([one, another]: readonly Record[]) =>
		one!.row !== undefined && another && whole.some(([first]) => first!.template === one!.template);
	return runs
		.filter((run) => whole.includes(run) || isLikeWhole(run))
		.map((run): Board => {
			const {length} = run;
			const rows = run.flatMap(({row}) => row ?? []);
			const place = placeOf(run[0]!.line, run.at(-1)!.line);
			const columns = run.map(({column}) => column);
			return {type: 'board', ...place, found: length, width: length, columns, ...(rows.length > 0 && {rows})};
		});
};

function recordIn(line: Line): Record | undefined {
	const values = (line.text.match(/\d+/g) ?? []).map(Number);
	const template = line.text.replace(/\d+/g, '#').trim();
	const isRecord =
		values.length > 0 && values.length < 4 && (values.length > 1 || template === '#') && line.text.length < 100;
	const isOther = isStep.test(line.text) || claimIn(line.text);
	return isRecord && !isOther ? {line, template, row: values.at(-2), column: values.at(-1)!} : undefined;
}

/** Of a log. */
const isStep = /\b(?:try|check|test|remov|backtrack)|尝试|试|检查|判断|撤销|移除|回溯/i;

/** The next board starts again with its first row. */
function goesOn(run: readonly Record[], {line, template, row = 0, column}: Record): boolean {
	const before = run.at(-1)!;
	const isAgain = run.length > 1 && before.row !== undefined && row <= before.row && column <= before.column;
	return template === before.template && before.line.at === line.at - 1 && !isAgain;
}

/** Rows or columns count up. `8 92`: how many solutions there are. */
function isBoard(run: readonly Record[]): boolean {
	const isTable = run[0]!.template === '# #' && run.some(({column}) => column > run.length);
	const isUp = (name: 'row' | 'column') => run.every((each, at) => each[name] === run[0]![name]! + at);
	return !isTable && (isUp('row') || isUp('column'));
}
