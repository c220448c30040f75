import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {overlayOf, screenOf} from '../../explorer/screen.js';
import type {Display} from '../../panels/display.js';
import {type Legend, type LegendMark, shownIn} from '../../panels/legend.js';
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
	const shown = shownIn(viewOf(screens, model, knowledge, display));
	const {marks} = legendOf(screens, model);
	const visible = marks.filter(({isIn}) => isIn(shown, display.glyphs));
	return {visible, others: marks.filter((mark) => !visible.includes(mark))};
}
