import {Box} from 'ink';
import {Board, type BoardRow, boardPanel, rowsOf} from '../../components/board.js';
import {useDisplay} from '../../components/display.js';
import type {Glyphs} from '../../components/glyphs.js';
import {borderColumns, Panel, Section} from '../../components/panel.js';
import {Sentence} from '../../components/sentence.js';
import {layoutOf, sentenceRows} from '../../components/window.js';
import type {CatalogueEntry} from '../../explorer/knowledge/catalogue.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {diagonalNumbersOf} from '../../explorer/square-numbers.js';
import {totalOf} from '../../explorer/total.js';
import type {Wordings} from '../../text/width.js';
import type {Screen, ScreenProps} from '../screen.js';
import {countsOf} from '../steps/squares.js';
import {gallery, type ListLayout, solutionsLayout} from './layout.js';
import {rowsInOpening, type Scene, sceneOf, vainShown} from './opening.js';
import {SolutionList, type SolutionPage, solutionPage} from './solution-list.js';
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
	const isGallery = gallery.of(model).isShown && currentEntry(model, knowledge);
	return isGallery ? <Wall {...props} /> : <OneSolution {...props} />;
}

function OneSolution({model, knowledge, room, message}: ScreenProps) {
	const {glyphs, text} = useDisplay();
	const layout = solutionsLayout(model, knowledge, room);
	const listWidth = layout.list?.width ?? 0;
	const boardWidth = room.width - listWidth;
	const scene = sceneOf(model, knowledge);
	const page = pageOf(model, knowledge, layout, scene?.found);
	const board = <Board rows={scene ? rowsInOpening(scene) : squaresShown(model, knowledge)} layout={layout.board} />;
	const list = page && layout.list && <SolutionList page={page} layout={layout.list} />;
	const vain = scene && vainShown(scene, knowledge.tape(model.size));
	const greeting = vain === undefined ? undefined : text.inVain(vain);
	const said = model.notice === 'new-here' ? greeting : message;
	const [long, short] = sentencesOf(model, knowledge, page !== undefined);
	const words: Wordings = [text.joined.sentences(long), short];
	return (
		<>
			{layoutOf(model) === 'compact' ? (
				<Box height={layout.rows}>
					<Box width={boardWidth} justifyContent="center" flexShrink={0}>
						{board}
					</Box>
					{list}
				</Box>
			) : (
				<Box flexGrow={1}>
					<Panel width={boardWidth}>
						<Section title={titleOf(model, knowledge, scene)} paddingX={0} isCentred>
							{board}
						</Section>
					</Panel>
					{listWidth > 0 && (
						<Panel width={listWidth}>
							<Section title={listTitleOf(model, page, glyphs)} height={layout.rule && layout.list?.rows} paddingX={0}>
								{list}
							</Section>
							{layout.rule !== undefined && (
								<Section title={said === undefined ? text.ruleTitle : ''} below paddingX={0}>
									<Sentence words={words} columns={listWidth - borderColumns} rows={layout.rule} message={said} />
								</Section>
							)}
						</Panel>
					)}
				</Box>
			)}
			{layout.rule === undefined && <Sentence words={words} columns={room.width} rows={sentenceRows} message={said} />}
		</>
	);
}

/** Of those that the opening has `found` up to now, the last. */
function pageOf(
	model: Model,
	knowledge: Knowledge,
	{list}: {readonly list: ListLayout | undefined},
	found: number | undefined,
): SolutionPage | undefined {
	const page = list && currentEntry(model, knowledge) ? solutionPage(model, knowledge, list) : undefined;
	if (!page || !list || found === undefined) {
		return page;
	}

	const first = Math.max(1, found - list.columns * list.rows + 1);
	const entries = Array.from(
		{length: found - first + 1},
		(_, index) => knowledge.catalogue(model.size).entry(first + index)!,
	);
	return {...page, entries, current: found, first, last: found, largest: page.listed};
}

export const panels = {
	board: {...boardPanel((model, knowledge) => ({rows: squaresShown(model, knowledge)})), title: titleOf},
} satisfies Screen['panels'];

function squaresShown(model: Model, knowledge: Knowledge): readonly BoardRow[] {
	const queens = currentEntry(model, knowledge)?.queens ?? [];
	const count = countsOf(model, {queens});
	const diagonal = diagonalNumbersOf(model, undefined);
	return rowsOf(model.size, (row, column) => ({
		...(queens[row] === column ? {hasQueen: true, role: 'solution' as const} : count(row, column)),
		diagonal: diagonal?.(row, column),
	}));
}

function titleOf(model: Model, knowledge: Knowledge, scene?: Scene): string {
	const {text, size} = model;
	const tape = knowledge.tape(size);
	if (scene) {
		return text.openingTitle(scene.found, scene.moment.deadEnds, scene.found === tape.end?.solutions);
	}

	return tape.end?.solutions === 0
		? text.noSolutionTitle
		: text.solutionTitle(placeOf(model).solution, totalOf(tape, 'solutions', text));
}

function listTitleOf({text, isFundamentalOnly}: Model, page: SolutionPage | undefined, glyphs: Glyphs): Wordings {
	const more = page ? ` ${arrowsOf(page, glyphs)}` : '';
	return [`${text.listTitle(isFundamentalOnly)}${more}`.trimEnd(), `${text.screens.solutions}${more}`.trimEnd()];
}

function arrowsOf({first, last, listed = Number.POSITIVE_INFINITY}: SolutionPage, {above, below}: Glyphs): string {
	return `${first > 1 ? above : ''}${last > 0 && last < listed ? below : ''}`;
}

function sentencesOf(model: Model, knowledge: Knowledge, hasList: boolean): readonly [readonly string[], string] {
	const {text, isFundamentalOnly} = model;
	const entry = currentEntry(model, knowledge);
	if (!entry) {
		return [[missing(model, knowledge), text.rule], missing(model, knowledge)];
	}

	if (model.notice === 'new-here') {
		return [[text.rule, text.notices['new-here']], text.notices['new-here']];
	}

	return hasList
		? [[text.rule, text.listMeaning(isFundamentalOnly)], text.rule]
		: [[text.joined.entry(titleOf(model, knowledge), entry.queens.join(' '))], text.rule];
}
