import {pins} from '../../explorer/breakpoints.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {posed} from '../../explorer/prediction/asking.js';
import type {Question} from '../../explorer/prediction/question.js';
import {program, tree} from '../../explorer/tree-shown.js';
import {boardContent} from '../../panels/board/board-content.js';
import type {BoardLayout} from '../../panels/board/board-layout.js';
import type {Display} from '../../panels/display.js';
import {fitting} from '../../panels/fitting.js';
import {type Line, line, span} from '../../panels/line.js';
import {explanationLines, explanationTitle} from '../../panels/memory/memory.js';
import {memoryType} from '../../panels/memory/work.js';
import {fittingNarration, narrationLines, narrationRows} from '../../panels/narration.js';
import {insideOf, type PanelSize} from '../../panels/panel-size.js';
import {type Questions, timelineLine} from '../../panels/timeline.js';
import {ofHeight, type PanelContent, type View} from '../../panels/view.js';
import {compactView, isCompact, sentenceRows} from '../../panels/window.js';
import {type Moment, type Variant, variantOf} from '../../solver/index.js';
import {cells} from '../../text/width.js';
import {counterLine} from './counters.js';
import {type SearchLayout, type SearchPanel, searchLayout} from './layout.js';
import {listingLines, listingTitle} from './listing.js';
import {hiddenFor, prediction} from './prediction.js';
import {programLayout} from './program-layout.js';
import {questionLines, questionSentence} from './question-lines.js';
import {stackAndShapeLines} from './shape.js';
import {callsAbove, stackLines} from './stack-lines.js';
import {treeContent} from './tree/tree-content.js';
import {treeLayout} from './tree/tree-layout.js';

/** Returns the view of one step: the panels, with a sentence, the counters and the timeline below. */
export function view(model: Model, knowledge: Knowledge, display: Display): View {
	const moment = searchMoment(model, knowledge);
	const question = hiddenFor(model, knowledge);
	if (isCompact(model)) {
		const sentence = question
			? questionSentence(model, question, sentenceRows)
			: fittingNarration(model, knowledge, moment);
		return compactView(model, (board) => boardWith(question, model, knowledge, moment, board, display).lines, sentence);
	}

	const layout = layoutOf(model)(model);
	return {
		direction: layout.direction,
		groups: layout.groups.map((group) =>
			group.map((panel) => ({...panel, ...panelContent(model, knowledge, moment, question, layout, panel, display)})),
		),
		below: [
			...ofHeight(
				question ? questionLines(model, question) : narrationLines(model, knowledge, moment, layout.board),
				narrationRows,
			),
			counterLine(model, knowledge, moment, display.glyphs, question !== undefined),
			timelineLine(model, knowledge, moment, display.glyphs, questionsIn(model, question)),
		],
	};
}

function panelContent(
	model: Model,
	knowledge: Knowledge,
	moment: Moment,
	question: Question | undefined,
	{board}: SearchLayout,
	panel: SearchPanel,
	display: Display,
): PanelContent {
	const {size} = model;
	const {glyphs, text} = display;
	const inside = insideOf(panel);
	const tape = knowledge.tape(size);
	const variant = variantOf(model.variant);
	const work = knowledge.runs.at(variant.id, moment);
	switch (panel.id) {
		case 'board': {
			const content = boardWith(question, model, knowledge, moment, board, display);
			const room = {...inside, height: inside.height - content.lines.length - 1};
			return program.of(model).isShown && room.height > 1
				? withStackBelow(content, stackLines(tape, moment, room, display, pins.of(model), question), inside, display)
				: content;
		}

		case 'stack': {
			if (tree.of(model).isShown) {
				return treeContent(tape, moment, question !== undefined, inside, display);
			}

			const {hasShape, lines} = stackAndShapeLines(model, tape, moment, question, inside, display);
			const titles = text.stackTitles(hasShape, callsAbove(moment, inside.height), glyphs.above);
			return {title: fitting(titles, inside.width - 1), lines};
		}

		case 'listing': {
			return {
				title: listingTitle(variant, moment, text),
				// A lesson explains the listing itself, and asks about what the note says.
				lines: listingLines(
					variant,
					{...moment, step: work.step},
					inside,
					display,
					question === undefined && !posed.of(model).isNextHidden,
					!posed.of(model).isElsewhere,
				),
			};
		}

		case 'test': {
			return {
				title: explanationTitle(work, variant, moment, inside.width, text),
				lines: isMemoryHidden(variant, question)
					? [line(text.prediction.hidden, 'dim')]
					: explanationLines(work, inside, display),
			};
		}
	}
}

/** With the stack below the board, in the same panel. */
function withStackBelow(
	content: PanelContent,
	stack: readonly Line[],
	{width}: PanelSize,
	{glyphs, text}: Display,
): PanelContent {
	const title = ` ${fitting(text.stackTitles(false, 0, glyphs.above), width - 1)} `;
	const margin = span(' ');
	return {
		...content,
		lines: [
			...content.lines,
			[span(`${title}${glyphs.border.top.repeat(Math.max(0, width + 2 - cells(title)))}`, 'dim')],
			...stack.map((each) => [margin, ...each]),
		],
	};
}

function layoutOf(model: Model): (model: Model) => SearchLayout {
	if (program.of(model).isShown) {
		return programLayout;
	}

	return tree.of(model).isShown ? treeLayout : searchLayout;
}

/** The board with a question mark on the square that the question is about, and without what answers the question. */
function boardWith(
	question: Question | undefined,
	model: Model,
	knowledge: Knowledge,
	moment: Moment,
	board: BoardLayout,
	display: Display,
): PanelContent {
	return question?.type === 'test'
		? boardContent({...model, isAttackedShown: false}, knowledge, moment, board, display, question.next)
		: boardContent(model, knowledge, moment, board, display, question && 'next');
}

/** Whether the memory answers the question: flags and masks say which squares are attacked, comparisons are of the last test. */
function isMemoryHidden(variant: Variant, question: Question | undefined): boolean {
	return question?.type === 'test' && memoryType(variant) !== 'comparisons';
}

function questionsIn(model: Model, question: Question | undefined): Questions {
	const between = prediction.of(model).isOn ? 'between' : 'none';
	return question ? 'standing' : between;
}
