import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {overlayOf, screenOf} from '../../explorer/screen.js';
import type {Display} from '../../panels/display.js';
import {type LegendMark, shownIn} from '../../panels/legend.js';
import {insideOf} from '../../panels/panel-size.js';
import {wholePanel} from '../../panels/view.js';
import {bodySize} from '../../panels/window.js';
import type {Screens} from '../screen.js';

/** The marks of a screen, divided into those that are visible now and the others. */
export type DividedMarks = {readonly visible: readonly LegendMark[]; readonly others: readonly LegendMark[]};

/** Divides the marks of the screen by whether the screen, or the overlay over it, shows them. */
export function divideMarks(screens: Screens, model: Model, knowledge: Knowledge, display: Display): DividedMarks {
	const screen = screenOf(screens, model);
	const size = bodySize(model);
	const panel = overlayOf(screens, model)?.panel?.(model, knowledge, insideOf(size), display);
	const shown = shownIn(panel ? wholePanel(size, panel) : screen.view(model, knowledge, display));
	const {marks} = screen.legend;
	const visible = marks.filter(({isIn}) => isIn(shown, display.glyphs));
	return {visible, others: marks.filter((mark) => !visible.includes(mark))};
}
