import {Box} from 'ink';
import {BareRows, type BoardRow, rowsOf} from '../../components/board.js';
import {halfSquare, type SquareSize, squareSizes} from '../../components/board-size.js';
import {useDisplay, type Writing} from '../../components/display.js';
import {type Line, Lines, runsWidth, StyledText, styled} from '../../components/styled-text.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {costHere, workAt} from '../../explorer/work.js';
import {firstAttacked, lineFrom, type Queens, variantOf} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {displayWidth, fitting} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {memoryLines, memoryRows} from '../steps/memory.js';
import {stepRows} from '../steps/squares.js';
import type {Lane, LaneId, Race, VariantLane} from './race.js';

export type Column = {
	readonly id: LaneId;
	readonly title: Line;
	readonly board: readonly BoardRow[];
	/** Below the board. */
	readonly lines: readonly Line[];
};

export type ColumnLayout = {
	readonly width: number;
	/** Undefined where no board fits. */
	readonly square: SquareSize | undefined;
	readonly boardRows: number;
};

const margin = 1;
const gap = 1;

/** Equal columns, with the largest squares for which the boards have at most so many rows. */
export function columnLayout(size: number, columns: number, width: number, rows: number): ColumnLayout {
	const inside = Math.floor(width / columns) - gap;
	// Squares of one cell would be narrow.
	const square = [...squareSizes.filter((each) => each.width > 1), halfSquare].find(
		(each) => size * each.width <= inside && size * each.height <= rows,
	);
	return {width: inside, square, boardRows: Math.ceil(size * (square?.height ?? 0))};
}

type ColumnsProps = {readonly columns: readonly Column[]; readonly layout: ColumnLayout; readonly height: number};

/** Title, board, and the lines for which there is room. */
export function Columns({columns, layout: {width, square, boardRows}, height}: ColumnsProps) {
	return (
		<Box columnGap={gap} paddingLeft={margin} height={height} flexShrink={0}>
			{columns.map(({id, title, board, lines}) => (
				<Box key={id} flexDirection="column" width={width} flexShrink={0}>
					<StyledText runs={title} />
					{square && <BareRows rows={board} square={square} />}
					<Lines lines={lines.slice(0, height - 1 - boardRows)} />
				</Box>
			))}
		</Box>
	);
}

/** Over the boards of a race: backtracking is the name of all but the first. */
export function RaceHeading({width}: Pick<ColumnLayout, 'width'>) {
	const {text, glyphs} = useDisplay();
	const [name, method] = [text.compare.bruteForce[0], text.compare.backtracking];
	const first = margin + width + gap;
	const rule = glyphs.border.top.repeat(3 * (width + gap) - gap - displayWidth(`${method} `));
	return (
		<StyledText
			runs={[
				styled(' '.repeat(margin)),
				styled(name, 'brute-force'),
				styled(' '.repeat(first - margin - displayWidth(name))),
				styled(`${method} `, 'strong'),
				styled(rule, 'line'),
			]}
		/>
	);
}

type Shown = {
	readonly model: Model;
	readonly knowledge: Knowledge;
	readonly layout: ColumnLayout;
	/** More steps pass than can be seen: boards have queens alone. */
	readonly isFast: boolean;
	/** No heading names brute force. */
	readonly isSmall: boolean;
	readonly writing: Writing;
};

export function raceColumn(lane: Lane, race: Race, shown: Shown): Column {
	const {knowledge, layout, writing} = shown;
	const {width} = layout;
	const {compare} = writing.text;
	return {
		id: lane.id,
		title: shown.isSmall ? smallTitle(lane, width, writing) : raceTitle(lane, width, writing),
		board: lane.state === 'through' ? finish(race, knowledge) : boardOf(lane, shown),
		lines:
			lane.state === 'beyond'
				? wrap(compare.beyond(lane.moment.index), width).map((words) => [styled(words)])
				: countLines(lane, race, width, writing.text),
	};
}

/** Below the heading, which names brute force. */
function raceTitle({id, state}: Lane, width: number, {text, glyphs}: Writing): Line {
	const through = state === 'through' ? `${glyphs.safe} ` : '';
	const name = id === 'brute-force' ? [styled(through, 'strong')] : [styled(id, id), styled(` ${through}`, 'strong')];
	return [...name, styled(fitting([...text.compare.ways[id], ''], width - runsWidth(name)))];
}

function smallTitle({id, state, solutions}: Lane, width: number, {text, glyphs}: Writing): Line {
	const name = id === 'brute-force' ? fitting(text.compare.bruteForce, width) : id;
	const found = ` ${state === 'through' ? glyphs.safe : text.number(solutions)}`;
	return [styled(name, id), styled(displayWidth(name + found) > width ? '' : found, 'strong')];
}

function countLines(lane: Lane, {moment: {size}, solutions: all}: Race, width: number, text: Text): readonly Line[] {
	const {compare} = text;
	// The form for which there is room when all are found.
	const form = compare.solutions(all ?? 0, all).findIndex((words) => displayWidth(words) <= width);
	const whole = (count: number) => text.large(BigInt(count), width < wide ? 9 : 15);
	const work =
		lane.id === 'brute-force'
			? [
					compare.boards(lane.boards, whole(lane.boards)),
					compare.ofBoards(text.large(BigInt(size) ** BigInt(size)), size),
					compare.cells(size),
				]
			: [
					compare.checks(lane.checks, whole(lane.checks)),
					compare.writes(lane.writes, whole(lane.writes)),
					compare.cells(variantOf(lane.id).memory(size, size)),
				];
	return [
		[styled(compare.solutions(lane.solutions, all).at(form) ?? '', 'strong')],
		...work.map((words) => [styled(fitting([words, ''].flat(), width))]),
	];
}

/** Columns with room for long numbers. */
const wide = 24;

/** At its end the search has removed all queens: what it has found last is the finish. */
function finish({moment: {size}, solutions = 0}: Race, knowledge: Knowledge): readonly BoardRow[] {
	const last = knowledge.tape(size).solution(solutions)?.queens ?? [];
	return rowsOf(size, (row, column) => ({role: 'night', hasQueen: last[row] === column}));
}

function boardOf(lane: Lane, {model, knowledge, layout, isFast}: Shown): readonly BoardRow[] {
	if (lane.id === 'brute-force') {
		return wholeBoard(model.size, lane.queens);
	}

	const {id, queens, moment, state} = lane;

	return layout.square && !isFast && state === 'running'
		? stepRows({model: {...model, variant: id}, knowledge, moment}, layout.square)
		: rowsOf(model.size, (row, column) => ({hasQueen: state === 'running' && queens[row] === column}));
}

/** With the first two queens that attack each other. */
function wholeBoard(size: number, queens: Queens): readonly BoardRow[] {
	const attacked = firstAttacked(queens);
	return rowsOf(size, (row, column) => {
		const hasQueen = queens[row] === column;
		if (!attacked || row > attacked.row || row < attacked.attack.row) {
			return {hasQueen};
		}

		if (row === attacked.row || row === attacked.attack.row) {
			return hasQueen ? {role: 'attacker', hasQueen, sign: 'attacker'} : {};
		}

		const isBetween = lineFrom(column, queens[attacked.row]!, attacked.row - row) === attacked.attack.line;
		return {hasQueen, ...(isBetween && {role: 'conflict', lines: [attacked.attack.line]})};
	});
}

/** At the same step: what it has cost, the memory, and the operations so far. */
export function stepColumn(lane: VariantLane, shown: Shown): Column {
	const {isFast, writing} = shown;
	const {width} = shown.layout;
	const {id, moment, checks: checked, writes: written, total} = lane;
	const {compare} = writing.text;
	const work = workAt(variantOf(id), moment);
	const memory = isFast ? [] : memoryLines(work, moment, width, writing);
	const {checks, writes} = costHere(work, variantOf(id));
	const here = {
		test: compare.checks(checks, String(checks)),
		place: compare.writes(writes, String(writes)),
		backtrack: compare.writes(writes, String(writes)),
		solution: '',
		none: '',
	}[moment.step?.type ?? 'none'];
	return {
		id,
		title: [styled(id, id), styled(` ${here}`)],
		board: boardOf(lane, shown),
		lines: [
			...memory,
			...Array.from({length: memoryRows - memory.length}, () => []),
			[styled(fitting(compare.soFar(checked + written, total), width))],
		],
	};
}
