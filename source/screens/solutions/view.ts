import type {CatalogueEntry} from '../../explorer/knowledge/catalogue.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {solutionMoment} from '../../explorer/navigation.js';
import {boardLines} from '../../panels/board/board.js';
import {type Marks, queensOnly, shown} from '../../panels/board/marks.js';
import type {Display} from '../../panels/display.js';
import {type Line, line} from '../../panels/line.js';
import {insideOf, type PanelSize, panelColumns, panelRows} from '../../panels/panel-size.js';
import {totalOf} from '../../panels/total.js';
import {type PanelView, type View, wholePanel} from '../../panels/view.js';
import {bodySize, compactView, isCompact} from '../../panels/window.js';
import {type Queens, squaresOf, transforms} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {wrap} from '../../text/wrap.js';
import {classImageLines} from './class-images.js';
import {distinct} from './distinct-images.js';
import {foundSentence, missing} from './found.js';
import {galleryLines} from './gallery.js';
import {galleryOf, solutionsLayout} from './layout.js';
import {solutionListLines} from './solution-list.js';
import {gallery} from './state.js';

/** Whether the window has room only for the board of one solution. The gallery fits into every window. */
export function isSmall(model: Model): boolean {
	return isCompact(model) && !gallery.of(model).isShown;
}

/** Returns the gallery, one solution with the list, or the compact view of one solution. */
export function view(model: Model, knowledge: Knowledge, display: Display): View {
	if (isSmall(model)) {
		return smallView(model, knowledge, display);
	}

	const {text} = display;
	const {solution} = placeOf(model);
	const entry = knowledge.catalogue(model.size).entry(solution);
	if (!entry) {
		const wrapped = wrap(missing(model, knowledge), model.window.columns - panelColumns).map((each) => line(each));
		const lines = [line(text.rule, 'dim'), [], ...wrapped];
		return wholePanel(bodySize(model), {title: text.screens.solutions, lines, isCentred: true});
	}

	return gallery.of(model).isShown
		? galleryView(model, knowledge, display)
		: solutionView(model, knowledge, entry, display);
}

function smallView(model: Model, knowledge: Knowledge, display: Display): View {
	const {text} = display;
	const moment = solutionMoment(model, knowledge);
	const queens = moment?.queens ?? [];
	const sentence = moment
		? text.joined.queensOf(text.solutionNumber(moment.solutions), queens)
		: missing(model, knowledge);
	return compactView(model, (layout) => boardLines(model.size, layout, 0, marksOf(model, queens), display), sentence);
}

function galleryView(model: Model, knowledge: Knowledge, display: Display): View {
	const layout = galleryOf(model, knowledge);
	const {text} = display;
	const total = totalOf(knowledge.tape(model.size), 'solutions', text);
	const title = text.galleryTitle(placeOf(model).solution, total, model.isFundamentalOnly);
	return wholePanel(layout.panel, {title, lines: galleryLines(model, knowledge, layout, display)});
}

/** One solution: its board and how it was found, the list around it, and the images in its class. */
function solutionView(model: Model, knowledge: Knowledge, entry: CatalogueEntry, display: Display): View {
	const {text} = display;
	const {size, isFundamentalOnly} = model;
	const {board, boardWidth, sideWidth, height, classHeight} = solutionsLayout(size, model.window);
	const {number, queens, classNumber} = entry;
	const tape = knowledge.tape(size);
	const boardPanel: PanelView = {
		width: boardWidth,
		height,
		title: text.solutionTitle(number, totalOf(tape, 'solutions', text)),
		lines: boardLines(size, board, 0, marksOf(model, queens), display),
		isCentred: true,
	};
	const listHeight = height - classHeight;
	const list = {width: sideWidth - panelColumns, height: listHeight - panelRows};
	const listPanel: PanelView = {
		width: sideWidth,
		height: listHeight,
		title: text.listTitle(isFundamentalOnly),
		lines: solutionListLines(knowledge.catalogue(size), number, isFundamentalOnly, list, display),
	};
	const images = knowledge.catalogue(size).images(queens);
	const classSize = {width: sideWidth, height: classHeight};
	const classPanel: PanelView = {
		...classSize,
		title: text.classTitle(classNumber, totalOf(tape, 'fundamental', text), distinct(images).length),
		lines: [...classImageLines(images, number, text), ...meaningLines(isFundamentalOnly, insideOf(classSize), text)],
	};
	const side = [listPanel, classPanel].filter(({width, height: rows}) => width > 0 && rows > 0);
	const found = foundSentence(tape, number, model.window.columns - 1, text);
	const below = [line(` ${text.rule}`, 'dim'), line(` ${found}`, 'dim')];
	return {direction: 'columns', groups: [[boardPanel], side], below};
}

/** Says what a class is, in the longest form that fits below its images. */
function meaningLines(isFundamentalOnly: boolean, {width, height}: PanelSize, text: Text): readonly Line[] {
	const forms = text.classMeanings(isFundamentalOnly).map((meaning) => wrap(meaning, width));
	const fitting = forms.find((form) => form.length <= height - transforms.length) ?? [];
	return fitting.map((each) => line(each, 'dim'));
}

function marksOf(model: Model, queens: Queens): Marks {
	return shown(model, queensOnly(queens), squaresOf(queens));
}
