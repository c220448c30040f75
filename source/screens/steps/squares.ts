import {type BoardRow, type RowCall, rowsOf, type SquareAt} from '../../components/board.js';
import type {SquareSize} from '../../components/board-size.js';
import type {DrawnSquare} from '../../components/square.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import {isFast} from '../../explorer/playback.js';
import {squareNumbers} from '../../explorer/square-numbers.js';
import {workOf} from '../../explorer/work.js';
import {attackOn, isAmong, lineFrom, type Queens, squaresOf} from '../../solver/board.js';
import {nextColumn, type StepOf} from '../../solver/search/step.js';
import type {Moment} from '../../solver/tape/moment.js';
import {hiding, type ScreenProps} from '../screen.js';
import {glowingSquares} from './afterglow.js';

type Tried = 'rejected' | 'explored' | 'fruitful';

/** With what its loop has found out, by column. */
export type Call = RowCall & {readonly tried: readonly Tried[]};

/** From `place(0)` on. A call whose return caused a backtrack stays for one step. */
export function callsAt(knowledge: Knowledge, moment: Moment): readonly Call[] {
	const {queens, step} = moment;
	const path = step?.type === 'backtrack' ? [...queens, step.column] : queens;
	return Array.from({length: path.length + 1}, (_, row): Call => {
		const {end, ...call} = loopAt(moment, row);
		const above = path.slice(0, row);
		const tried = Array.from({length: end}, (_, column) =>
			attackOn(above, row, column) ? 'rejected' : resultOf(knowledge, moment.size, [...above, column]),
		);
		return {...call, tried};
	});
}

/** What the search has found below these queens, when it has searched all of it. */
function resultOf(knowledge: Knowledge, size: number, queens: Queens): Tried {
	const completion = knowledge.completion(size, squaresOf(queens));
	if (completion !== 'unknown') {
		return completion === 'none' ? 'explored' : 'fruitful';
	}

	const tape = knowledge.tape(size);
	const [begin, end] = [tape.placing(queens), tape.removing(queens)];
	return begin && end && end.solutions > begin.solutions ? 'fruitful' : 'explored';
}

/** Its loop has tried the columns before `end`. */
function loopAt(moment: Moment, row: number): RowCall & {readonly end: number} {
	const {size, queens} = moment;
	if (row > queens.length) {
		return {state: 'returned', column: undefined, end: row < size ? size : 0};
	}

	const queen = queens[row];
	return queen === undefined
		? {state: 'running', column: loopColumn(moment), end: row < size ? nextColumn(size, moment) : 0}
		: {state: 'waiting', column: queen, end: queen};
}

/** The column of the running call. Before and after its loop there is none. */
export function loopColumn({step}: Pick<Moment, 'step'>): number | undefined {
	return step?.type === 'test' || step?.type === 'backtrack' ? step.column : undefined;
}

export function focusOf({queens, step}: Moment): number {
	return step && step.type !== 'solution' ? step.row : queens.length;
}

type StepScene = Pick<ScreenProps, 'model' | 'knowledge'> & {readonly moment: Moment};

/**
 * The size of a `square` decides whether those of a dead end have room for the rows of attackers. Where rows are `calls`,
 * their loops leave traces. While playback is fast, squares glow.
 */
export function stepRows(scene: StepScene, square: SquareSize, calls: readonly Call[] = []): readonly BoardRow[] {
	const {model, moment} = scene;
	const {size, queens, step} = moment;
	const {asked, nextLine} = hiding.of(model);
	const atWork = step?.type === 'solution' ? undefined : step;
	const isStill = !isFast(model);
	const untested = isStill && !nextLine && step ? focusOf(moment) + 1 : size;
	const numberOn = squareNumbers(model, {queens: squaresOf(queens), atWork, untested});
	const placed = step?.type === 'place' ? step.row : undefined;
	const role = step?.type === 'solution' ? 'solution' : undefined;
	const stillSquares = layered([
		(row, column) => (isAmong(asked, {row, column}) ? {role: 'placement', sign: 'tested'} : undefined),
		squaresOfStep(scene, square),
		(row, column) => (queens[row] === column ? {hasQueen: true, role: row === placed ? 'placement' : role} : undefined),
		(row, column) => {
			const sign = numberOn({row, column}) ? undefined : calls[row]?.tried[column];
			return sign && {role: 'tried', sign};
		},
	]);
	const squareAt = isStill ? stillSquares : glowingSquares(model, scene.knowledge, moment);
	return rowsOf(
		size,
		(row, column) => ({...squareAt(row, column), number: numberOn({row, column})}),
		(row) => (isStill ? calls[row] : namedOnly(calls[row])),
	);
}

function namedOnly(call: Call | undefined): RowCall | undefined {
	return call && call.state !== 'returned' ? {state: 'waiting', column: undefined} : undefined;
}

/** The first layer that says something of a square says all. */
export function layered(layers: readonly SquareAt[]): SquareAt {
	return (row, column) =>
		layers.reduce<DrawnSquare | undefined>((square, layer) => square ?? layer(row, column), undefined);
}

/** The squares that the step is about. The variant has run the step, so it decides which attack was found. */
function squaresOfStep({model, knowledge, moment}: StepScene, square: SquareSize): SquareAt {
	const {size, queens} = moment;
	const {step, deadEnd, memory, checksShown, checks} = workOf(model, moment);
	if (step?.type === 'backtrack') {
		const sign = resultOf(knowledge, size, [...queens, step.column]);
		return (row, column) => (row === step.row && column === step.column ? {role: 'returned', sign} : undefined);
	}

	if (step?.type !== 'test') {
		return () => undefined;
	}

	// Each square of the row has room for the line to an attacker above, and for that row's number.
	const isNamed = String(step.row - 1).length < square.width;
	const safe: DrawnSquare = {role: 'placement', sign: checksShown && checksShown < checks ? 'tested' : 'safe'};
	const result: DrawnSquare = step.attack ? {role: 'attacked', sign: 'rejected'} : safe;
	const tested = (column: number): DrawnSquare | undefined => {
		const attack = hiding.of(model).future ? undefined : deadEnd[column];
		const here = column === step.column ? result : undefined;
		return attack ? {role: 'attacked', attack: {line: attack.line, row: isNamed ? attack.row : undefined}} : here;
	};
	const attack = attackSquares(step);
	const compared = checksShown && memory.type === 'comparisons' ? memory.made.at(-1) : undefined;
	const looked = (row: number, column: number): DrawnSquare | undefined =>
		row === compared?.row && column === compared.column ? {hasQueen: true, hasCursor: true} : undefined;
	return (row, column) => (row === step.row ? tested(column) : (attack(row, column) ?? looked(row, column)));
}

export function attackSquares({row: testRow, column: testColumn, attack}: Omit<StepOf<'test'>, 'type'>): SquareAt {
	if (!attack) {
		return () => undefined;
	}

	return (row, column) => {
		const isBetween = row >= attack.row && row < testRow;
		if (!isBetween || lineFrom(column, testColumn, testRow - row) !== attack.line) {
			return undefined;
		}

		return row === attack.row
			? {role: 'attacker', hasQueen: true, sign: 'attacker'}
			: {role: 'conflict', line: attack.line};
	};
}
