import {Box} from 'ink';
import {BoardPanel, type BoardRow, rowsOf} from '../../components/board.js';
import {type Glyphs, useDisplay} from '../../components/display.js';
import {borderColumns, Panel, Section} from '../../components/panel.js';
import {Sentence} from '../../components/sentence.js';
import {Lines} from '../../components/styled-text.js';
import {type CatalogueEntry, type Knowledge, totalOf} from '../../explorer/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {squareNumbers} from '../../explorer/square-numbers.js';
import {squaresOf} from '../../solver/board.js';
import type {Wordings} from '../../text/width.js';
import {Compact} from '../compact.js';
import type {ScreenProps, StageProps} from '../screen.js';
import {classWords} from './images.js';
import {listLines, type SolutionPage, sentenceRowsBelow, solutionPage, solutionsLayout, wall} from './layout.js';
import {type OpeningMoment, openingAt, placeLines, rowsInOpening} from './opening.js';
import {Wall} from './wall.js';

export function currentEntry(model: Model, knowledge: Knowledge): CatalogueEntry | undefined {
	return knowledge.catalogue(model.size).entry(placeOf(model).solution);
}

export function missing(model: Model, knowledge: Knowledge): string {
	const {text} = model;
	const {end} = knowledge.tape(model.size);
	return end ? text.noSolution(model.size, end.tests) : text.notFoundYet(placeOf(model).solution);
}

export function Solutions(props: ScreenProps) {
	const {model, knowledge} = props;
	const isWall = wall.of(model).isShown && currentEntry(model, knowledge);
	return isWall ? <Wall {...props} /> : <OneSolution {...props} />;
}

function OneSolution({model, knowledge, room, message}: ScreenProps) {
	const display = useDisplay();
	const {glyphs, text} = display;
	const {board: boardLayout, list} = solutionsLayout(model, knowledge, room);
	const scene = openingAt(model, knowledge);
	const isListed = list && currentEntry(model, knowledge);
	const page = isListed ? solutionPage(model, knowledge, list.rows) : undefined;
	const rows = scene ? rowsInOpening(scene, model, knowledge, boardLayout.square) : squaresShown(model, knowledge);
	const said = model.notice === 'new-here' ? undefined : message;
	const [sentenceTitle, long, short] = sentencesOf(model, knowledge, page !== undefined);
	const words: Wordings = [text.joined.sentences(long), short];
	if (!list) {
		return <Compact rows={rows} layout={boardLayout} room={room} words={words} message={said} />;
	}

	return (
		<Box flexGrow={1}>
			<BoardPanel
				rows={rows}
				title={titleOf(model, knowledge, scene)}
				layout={boardLayout}
				width={room.width - list.width}
				height={room.height}
			/>
			<Panel width={list.width} height={room.height}>
				{page && (
					<Section
						title={scene ? text.listTitle(false) : listTitleOf(model, page, glyphs)}
						height={1 + list.rows}
						paddingX={0}
					>
						<Lines
							lines={scene ? placeLines(scene, model, knowledge, list, display) : listLines(page, list, display)}
						/>
					</Section>
				)}
				<Section title={sentenceTitle} below={page !== undefined} paddingX={0}>
					<Sentence words={words} columns={list.width - borderColumns} rows={sentenceRowsBelow} message={said} />
				</Section>
			</Panel>
		</Box>
	);
}

export function SolutionsStage({model, knowledge, room}: StageProps) {
	return <BoardPanel {...room} rows={squaresShown(model, knowledge)} title={titleOf(model, knowledge)} />;
}

export function squaresShown(model: Model, knowledge: Knowledge): readonly BoardRow[] {
	const queens = currentEntry(model, knowledge)?.queens ?? [];
	const numberOn = squareNumbers(model, {queens: squaresOf(queens)});
	return rowsOf(model.size, (row, column) => ({
		...(queens[row] === column && {hasQueen: true, role: 'solution'}),
		number: numberOn({row, column}),
	}));
}

function titleOf(model: Model, knowledge: Knowledge, scene?: OpeningMoment): string {
	const {text, size} = model;
	if (scene) {
		return text.openingTitle(scene.solutions, scene.moment.deadEnds);
	}

	const tape = knowledge.tape(size);
	return tape.end?.solutions === 0
		? text.noSolutionTitle
		: text.solutionTitle(placeOf(model).solution, totalOf(tape, 'solutions', text));
}

function listTitleOf({text, isFundamentalOnly}: Model, page: SolutionPage, {above, below}: Glyphs): string {
	const {first, last, listed = Number.POSITIVE_INFINITY} = page;
	const arrows = `${first > 1 ? above : ''}${last < listed ? below : ''}`;
	return `${text.listTitle(isFundamentalOnly)} ${arrows}`.trimEnd();
}

/** The title is for the panel of the list. */
function sentencesOf(
	model: Model,
	knowledge: Knowledge,
	hasList: boolean,
): readonly [title: string, long: readonly string[], short: string] {
	const {text} = model;
	const entry = currentEntry(model, knowledge);
	if (!entry) {
		return ['', [missing(model, knowledge), text.rule], missing(model, knowledge)];
	}

	if (model.notice === 'new-here') {
		return [text.ruleTitle, [text.rule, text.notices['new-here']], text.notices['new-here']];
	}

	const [title, ways] = classWords(model, knowledge);
	return hasList
		? [title, [text.joined.sentence(ways)], ways]
		: ['', [text.joined.entry(titleOf(model, knowledge), entry.queens.join(' '))], text.rule];
}
