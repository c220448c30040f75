import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {overlayOf, screenOf} from '../../explorer/screen.js';
import type {Display} from '../../panels/display.js';
import {type Legend, type LegendMark, type MarkId, type Shown, shownIn} from '../../panels/legend.js';
import {bodySize} from '../../panels/window.js';
import type {Screens} from '../screen.js';
import {viewOf} from './view.js';

/** The marks of a screen or an overlay, divided into those that are visible now and the others. */
export type DividedMarks = {readonly visible: readonly LegendMark[]; readonly others: readonly LegendMark[]};

/** What the help explains: the overlay if it has a legend of its own, else the screen. */
export function legendOf(screens: Screens, model: Model): Legend {
	return overlayOf(screens, model)?.legend ?? screenOf(screens, model).legend;
}

/** Divides the marks by whether the screen, or the overlay over it, shows them. */
export function divideMarks(screens: Screens, model: Model, knowledge: Knowledge, display: Display): DividedMarks {
	const {marks} = legendOf(screens, model);
	const overlay = overlayOf(screens, model);
	const {marks: marksNow} = overlay?.legend ? overlay : screenOf(screens, model);
	const visible = marksNow
		? visibleMarks(marks, marksNow(model, knowledge, bodySize(model)))
		: drawnMarks(marks, shownIn(viewOf(screens, model, knowledge, display)), display);
	return {visible, others: marks.filter((mark) => !visible.includes(mark))};
}

function visibleMarks(marks: readonly LegendMark[], ids: ReadonlySet<MarkId>): readonly LegendMark[] {
	return marks.filter(({id}) => ids.has(id));
}

function drawnMarks(marks: readonly LegendMark[], shown: Shown, {glyphs}: Display): readonly LegendMark[] {
	return marks.filter(({isIn}) => isIn(shown, glyphs));
}
