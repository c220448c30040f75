import {panelColumns} from '../explorer/layout/panel-size.js';
import type {Model} from '../explorer/model.js';
import {missing} from '../panels/found.js';
import type {Glyphs} from '../panels/glyphs.js';
import {line, wrap} from '../panels/line.js';
import {text} from '../text/en.js';
import {Panel} from './panel.js';

export type NoSolutionProps = {readonly model: Model; readonly height: number; readonly glyphs: Glyphs};

/** In the place of a solution: that there is none and what proves it, or that it has not been come to yet. */
export function NoSolution({model, height, glyphs}: NoSolutionProps) {
	return (
		<Panel
			title={text.screens.solutions}
			lines={wrap(missing(model), model.window.columns - panelColumns).map((each) => line(each))}
			width={model.window.columns}
			height={height}
			glyphs={glyphs}
			isCentred
		/>
	);
}
