import {expect, test} from 'vitest';
import {solutions} from '../../source/solver/index.js';
import {checked, printed} from './checked.js';

const six = [...solutions(6)].map((queens) => queens.join(' '));
const boards = printed('boards', 6).trimEnd().split('\n');

test('boards have their signs, and broken ones are counted apart from wrong ones', () => {
	const first = boards.findIndex((line) => line.includes('Q'));
	const report = checked(boards.with(first, boards[first]!.replace('Q', '?')).slice(0, -2).join('\n'), {size: 6});
	expect(report.symbols).toEqual({queen: 'Q', empty: ['.']});
	expect(report.solutions).toMatchObject({right: 2, wrong: {count: 0}, broken: {count: 2}});
	expect(report.solutions?.broken.first).toMatchObject([
		{type: 'broken', isDrawn: true, what: 'unread', at: first + 1},
		{type: 'broken', what: 'rows', found: 4},
	]);
	expect(checked('1 3 5 0 2\n'.repeat(3), {size: 6}).solutions).toMatchObject({
		queens: 5,
		broken: {count: 3, first: [{what: 'numbers', found: 5}]},
	});
});

test('repeated and missing solutions have their numbers, and one of each class is enough if asked for', () => {
	const five = [...solutions(5)].map((queens) => queens.join(' '));
	const {solutions: found} = checked([...five.toSpliced(3, 2), five[7]].join('\n'), {size: 5});
	expect(found).toMatchObject({
		compared: 8,
		twice: {count: 1, first: [{number: 8, lines: [6, 9]}]},
		missing: {count: 2, first: [{number: 4}, {number: 5}]},
	});
	expect(checked(six.slice(0, 2).join('\n'), {size: 6, isFundamentalOnly: true}).solutions).toMatchObject({
		right: 1,
		expected: 1,
		twice: {count: 1, first: [{number: 2, lines: [1, 2]}]},
	});
});

test('a wrong number of solutions is there with the right one', () => {
	const {claim} = checked([...six, 'Total: 5'].join('\n'), {size: 6});
	expect(claim).toMatchObject({size: 6, number: 5, solutions: 4, printed: 4, isFirst: false});
});

test('a program that shows its way to solutions, which alone have a title, is right', () => {
	const shown = (queens: readonly number[]) =>
		Array.from({length: 5}, (_, row) => '.....'.replace(/./g, (sign, column) => (queens[row] === column ? 'Q' : sign)));
	const lines = (title: string) =>
		[...solutions(5)].flatMap((queens, index) => [
			...queens.flatMap((_, row) => [...shown(queens.slice(0, row + 1)), '']),
			`${title} ${index + 1}`,
			...shown(queens),
			'',
		]);
	expect(checked(lines('Solution').join('\n'))).toMatchObject({verdict: 'right', states: 50});
	expect(checked(lines('').join('\n'))).toMatchObject({verdict: 'wrong', states: 0});
	const way = [...solutions(5)].flatMap((queens) => queens.map((_, row) => `[${queens.slice(0, row + 1).join(', ')}]`));
	expect(checked(way.join('\n'), {size: 5})).toMatchObject({verdict: 'wrong', states: 0});
});

/** Of a program that overlooks some attacks, by the distance of the queen in rows and columns. */
function traceOf(hides: (rows: number, columns: number) => boolean) {
	const queens: number[] = [];
	const lines: string[] = [];
	const place = (row: number) => {
		for (let column = 0; column < 5 && row < 5; column++) {
			const isSafe = queens.every(
				(queen, each) =>
					hides(row - each, column - queen) || (queen !== column && Math.abs(queen - column) !== row - each),
			);
			lines.push(`[${row}][${column}]=${isSafe}`);
			if (isSafe) {
				queens.push(column);
				place(row + 1);
				queens.pop();
			}
		}
	};
	place(0);
	return checked(lines.join('\n'), {size: 5}).trace!;
}

test('what is common to the wrong steps is found, and how often each kind is there', () => {
	expect(traceOf((rows, columns) => columns === -rows)).toMatchObject({
		isWhole: true,
		common: [{type: 'lines', lines: ['antidiagonal']}],
		difference: {kind: 'wrong-safe', attacker: {line: 'antidiagonal'}, expected: {attackingRow: expect.any(Number)}},
	});
	expect(traceOf((rows) => rows === 1).common).toEqual([{type: 'near'}]);
	expect(traceOf((rows, columns) => columns !== 0 && rows > 1).common).toEqual([
		{type: 'lines', lines: ['diagonal', 'antidiagonal']},
		{type: 'far'},
	]);
	const five = printed('trace', 5).trimEnd().split('\n');
	const safe = five.indexOf('[2][4]=true');
	const kinds = [
		five.toSpliced(1, 1),
		five.toSpliced(17, 2),
		five.toSpliced(safe + 1, 2),
		five.slice(0, 100),
		[...five, '[0][0]=true'],
		five.with(3, '[9][0]=true'),
	].map((lines) => {
		const {difference, differences} = checked(lines.join('\n'), {size: 5}).trace!;
		expect(Object.keys(differences)).toContain(difference?.kind);
		return difference?.kind;
	});
	expect(kinds).toEqual(['columns-left-out', 'early-return', 'rows-left-out', 'early-end', 'after-end', 'outside']);
});
