import {type BoardRow, type LastCall, type RowCall, rowsOf, type SquareAt} from '../../components/board.js';
import type {DrawnSquare} from '../../components/square.js';
import {hasColours} from '../../components/theme.js';
import type {Model} from '../../explorer/model.js';
import {isFast} from '../../explorer/playback.js';
import type {ProgramState} from '../../judge/states.js';
import {isAmong, isSame, isSolution, type Square} from '../../solver/board.js';
import type {Text} from '../../text/en.js';
import type {Tested} from '../../text/own-program.js';
import {isBetween} from '../play-board.js';
import {afterglow, glowing, type LastOn} from '../steps/afterglow.js';
import {layered} from '../steps/squares.js';

/** The board of a program with its calls. While playback is fast, it glows by the tests of the program itself. */
export function programStack(size: number, states: readonly ProgramState[], at: number, model: Model) {
	const state = states[at]!;
	const focus = state.test?.row ?? 0;
	return isFast(model)
		? {rows: rowsOf(size, glowingTests(states, at, model.speed), (row) => callAt(state, row)), focus, last: undefined}
		: {rows: programRows(size, state), focus, last: lastCall(size, state, model.text)};
}

function glowingTests(states: readonly ProgramState[], at: number, speed: number): SquareAt {
	const last = new Map<string, number>();
	for (let index = at - Math.ceil((4 / 3) * speed); index <= at; index++) {
		const {row, column, isSafe} = states[index]?.test ?? {};
		last.set(`test ${row} ${column}`, index);
		if (isSafe) {
			last.set(`place ${row} ${column}`, index);
		}
	}

	const lastOn: LastOn = (...of) => last.get(of.join(' ')) ?? Number.NEGATIVE_INFINITY;
	const {queens, test} = states[at]!;
	const columns: number[] = [];
	for (const {row, column} of test?.isSafe ? [...queens, test] : queens) {
		columns[row] = column;
	}

	return glowing(columns, afterglow(lastOn, at, speed), speed);
}

export function programRows(size: number, state: ProgramState): readonly BoardRow[] {
	const {test, queens, removed, said, attackers, ghost, faults} = state;
	// Others are about squares that are not tested, or not on the board.
	const isWrong = faults.some(({kind, row, columns: [column]}) => {
		return kind !== 'outside' && test && isSame(test, {row, column});
	});
	const isElsewhere = faults.length > 0 && !isWrong;
	const ghosts = ghost ? [ghost] : [];
	const queenRole = isSolved(size, state) ? 'solution' : undefined;
	const signAt: SquareAt = (row, column) => {
		const answer = said[row]?.[column];
		return answer && {role: answer.isWrong ? 'attacked' : 'tried', sign: answer.isSafe ? 'safe' : 'rejected'};
	};
	const among = (squares: readonly Square[], square: DrawnSquare | undefined): SquareAt => {
		return (row, column) => (isAmong(squares, {row, column}) ? square : undefined);
	};
	const conflicts =
		test && isWrong
			? [...attackers, ...ghosts].map((queen) => ({squares: [queen, test] as const, line: queen.line}))
			: [];
	const untried = faults.flatMap(({squares}) => squares);
	const squareAt = layered([
		among(untried, {role: 'attacked', sign: 'tested'}),
		among(test ? [test] : [], test && testedSquare(test, isWrong, queenRole)),
		among(isElsewhere ? [] : attackers, {role: 'attacker', hasQueen: true, sign: 'attacker'}),
		// Without colours it would look like a queen.
		among(ghosts, {role: 'conflict', hasQueen: hasColours(), sign: 'attacker'}),
		among(queens, {hasQueen: true, role: queenRole}),
		among(removed, {role: 'returned', sign: 'safe'}),
		(row, column) => {
			const conflict = conflicts.find((queens) => isBetween({row, column}, queens));
			return conflict && {role: 'conflict', line: conflict.line, sign: signAt(row, column)?.sign};
		},
		signAt,
	]);
	return rowsOf(size, squareAt, (row) => callAt(state, row));
}

function testedSquare({isSafe}: Tested, isWrong: boolean, queenRole: 'solution' | undefined): DrawnSquare {
	const role = isSafe ? (queenRole ?? 'placement') : 'tried';
	return {role: isWrong ? 'attacked' : role, sign: isSafe ? 'safe' : 'rejected', hasQueen: isSafe, hasCursor: !isSafe};
}

function callAt({test, queens, said, faults, isOver}: ProgramState, row: number): RowCall | undefined {
	const column = (row === test?.row ? test : queens.find((queen) => queen.row === row))?.column;
	const isWrong = faults.some((fault) => fault.row === row || fault.squares.some((square) => square.row === row));
	const isOpen = isWrong || (test ? row < test.row : !isOver);
	const other = isOpen ? 'waiting' : 'returned';
	return said[row] || isWrong ? {state: row === test?.row ? 'running' : other, column, isWrong} : undefined;
}

/** Whether the board that the program has just filled is a solution; undefined for others. */
function isSolved(size: number, {test, queens, faults}: ProgramState): boolean | undefined {
	const isFilled = test?.isSafe && test.row === size - 1 && faults.every(({kind}) => kind !== 'outside');
	const columns = isFilled ? [...queens, test].map(({column}) => column) : undefined;
	return columns && isSolution(size, columns);
}

function lastCall(size: number, state: ProgramState, text: Text): LastCall | undefined {
	const {test, filled, solutions} = state;
	if (test && test.row >= size) {
		return {state: 'running', column: test.column, isWrong: true, note: ''};
	}

	const isRight = isSolved(size, state);
	const note = isRight ? text.solutionNumber(solutions) : text.replay.noSolution(filled);
	return isRight === undefined ? undefined : {state: 'waiting', column: undefined, isWrong: !isRight, note};
}
