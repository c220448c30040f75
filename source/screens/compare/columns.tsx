import {Box} from 'ink';
import {BareRows, type BoardRow, rowsOf, type SquareAt} from '../../components/board.js';
import {type SquareSize, squareSizes} from '../../components/board-size.js';
import {type PanelSize, useDisplay} from '../../components/display.js';
import {type Line, Lines, StyledText, styled} from '../../components/styled-text.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {isFast} from '../../explorer/playback.js';
import {operationsUpTo} from '../../explorer/work.js';
import type {Queens} from '../../solver/board.js';
import {bruteForceAt, firstAttacked} from '../../solver/search/brute-force.js';
import {variantOf} from '../../solver/search/variants.js';
import type {Text} from '../../text/en.js';
import {displayWidth, fitting} from '../../text/width.js';
import {afterglow, glowing, type LastOn} from '../steps/afterglow.js';
import {attackSquares, stepRows} from '../steps/squares.js';
import type {BruteForceLane, Lane, Race} from './race.js';

/** This many cells stay free at the left of each column. */
const gap = 1;

export type ColumnLayout = ReturnType<typeof columnLayout>;

/** Equal columns, with the largest squares for which boards fit into these rows; undefined where none do. */
export function columnLayout(size: number, columns: number, {width, height}: PanelSize, hasBlocks: boolean) {
	const inside = Math.floor(width / columns) - gap;
	// One cell is twice as high as wide: two rows in a line are square.
	const squares = [...squareSizes.filter(({width}) => width > 1), ...(hasBlocks ? [{width: 1, height: 0.5}] : [])];
	const square = squares.find((square) => size * square.width <= inside && size * square.height <= height);
	return {width: inside, square, boardRows: Math.ceil(size * (square?.height ?? 0))};
}

type Shown = {readonly model: Model; readonly knowledge: Knowledge; readonly race: Race};

type ColumnsProps = Shown & {
	readonly lanes: readonly Lane[];
	readonly layout: ColumnLayout;
	readonly rows: number;
};

/** For each lane title, board, and the lines for which there is room. */
export function Columns({lanes, layout: {width, square, boardRows}, rows, ...shown}: ColumnsProps) {
	const {text} = useDisplay();
	return (
		<Box columnGap={gap} paddingLeft={gap} height={1 + boardRows + rows} flexShrink={0}>
			{lanes.map((lane) => (
				<Box key={lane.id} flexDirection="column" width={width} flexShrink={0}>
					<StyledText runs={titleOf(lane, width, text)} />
					{square && <BareRows rows={boardOf(lane, shown, square)} square={square} />}
					<Lines lines={countLines(lane, shown.race, width, text).slice(0, rows)} />
				</Box>
			))}
		</Box>
	);
}

function titleOf({id}: Lane, width: number, {compare}: Text): Line {
	const name = `${id === 'brute-force' ? fitting(compare.bruteForce, width - gap) : id} `;
	return [styled(name, id), styled(fitting([...compare.ways[id], ''], width - gap - displayWidth(name)))];
}

const mostDigits = 9;

function countLines(lane: Lane, {slowest, solutions: all}: Race, width: number, text: Text): readonly Line[] {
	const {compare} = text;
	const {size} = slowest.moment;
	// The form for which there is room when all are found.
	const form = compare.solutions(all ?? 0, all).findIndex((words) => displayWidth(words) < width);
	const whole = (count: number) => text.large(count, mostDigits);
	const boards = text.large(BigInt(size) ** BigInt(size));
	const work =
		lane.id === 'brute-force'
			? [compare.boards(lane.boards, whole(lane.boards)), compare.ofBoards(boards, size)]
			: [compare.checks(lane.checks, whole(lane.checks)), compare.writes(lane.writes, whole(lane.writes))];
	const cells = compare.cells(lane.id === 'brute-force' ? size : variantOf(lane.id).memory(size));
	return [
		[styled(compare.solutions(lane.solutions, all).at(form) ?? '', 'strong')],
		...[...work, cells].map((words) => [styled(fitting([words, ''].flat(), width - gap))]),
	];
}

function boardOf(lane: Lane, {model, knowledge, race}: Shown, square: SquareSize): readonly BoardRow[] {
	if (lane.isThrough) {
		// At its end the search has removed all queens: what it has found last is the finish.
		const tape = knowledge.tape(model.size);
		const last = tape.solution(tape.horizon.solutions)?.queens ?? [];
		return rowsOf(model.size, (row, column) => (last[row] === column ? {role: 'solution', hasQueen: true} : undefined));
	}

	if (lane.id === 'brute-force') {
		const glow = isFast(model) ? glowOfBoards(lane, race, model, knowledge) : undefined;
		return wholeBoard(model.size, lane.queens, glow);
	}

	const {id, moment} = lane;
	return stepRows({model: {...model, variant: id}, knowledge, moment}, square);
}

/** With the first two queens that attack each other. */
function wholeBoard(size: number, queens: Queens, glow?: SquareAt): readonly BoardRow[] {
	const attacked = firstAttacked(queens);
	const attacks =
		attacked && attackSquares({row: attacked.row, column: queens[attacked.row] ?? 0, attack: attacked.attack});
	return rowsOf(size, (row, column) => {
		const hasQueen = queens[row] === column;
		return hasQueen && row === attacked?.row
			? {role: 'attacker', hasQueen, sign: 'attacker'}
			: (attacks?.(row, column) ?? glow?.(row, column) ?? {hasQueen});
	});
}

/** The boards are the numbers 0, 1, 2 … in base n, a digit for each row: this is when each digit last had each value. */
function glowOfBoards({boards, queens}: BruteForceLane, {slowest}: Race, {size, speed}: Model, knowledge: Knowledge) {
	const before = knowledge.tape(size).at(Math.max(0, slowest.moment.index - Math.ceil(speed)));
	const spent = before ? operationsUpTo(before, variantOf(slowest.id)) : 0;
	const built = Math.max(1, boards - bruteForceAt(size, spent).boards);
	const lastOn: LastOn = (action, row, column) => {
		const alike = size ** (size - 1 - row);
		const prefix = Math.floor((boards - 1) / alike);
		const since = (((prefix - column) % size) + size) % size;
		return action === 'test' || since > prefix
			? Number.NEGATIVE_INFINITY
			: Math.min(boards, (prefix - since + 1) * alike);
	};
	return glowing(queens, afterglow(lastOn, boards, built), speed);
}
