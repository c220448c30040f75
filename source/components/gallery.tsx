import {entryOf} from '../explorer/catalogue.js';
import type {GalleryLayout} from '../explorer/layout/gallery-layout.js';
import {type Model, placeOf} from '../explorer/model.js';
import {tapeOf} from '../explorer/tapes.js';
import type {Display} from '../panels/display.js';
import {galleryLines} from '../panels/gallery.js';
import {totalOf} from '../panels/total.js';
import {text} from '../text/en.js';
import {NoSolution} from './no-solution.js';
import {Panel} from './panel.js';

export type GalleryProps = {readonly model: Model; readonly layout: GalleryLayout; readonly display: Display};

/** Solutions as small boards, a page of them at a time. */
export function Gallery({model, layout, display}: GalleryProps) {
	const {panel} = layout;
	const {glyphs} = display;
	const tape = tapeOf(model.size);
	const {solution} = placeOf(model);
	if (!entryOf(tape, solution)) {
		return <NoSolution model={model} height={panel.height} glyphs={glyphs} />;
	}

	const title = text.galleryTitle(solution, totalOf(tape, 'solutions'), model.isFundamentalOnly);
	return <Panel title={title} lines={galleryLines(model, layout, display)} {...panel} glyphs={glyphs} />;
}
