import type {Knowledge} from '../knowledge/knowledge.js';
import type {Model} from '../model.js';
import {changed, isActing, readyFor, rowsOf} from '../press.js';
import type {ScreenTable} from '../screen.js';
import type {Target} from './target.js';

/** Acts on a click, as the keys of the same row do. Where these do not act, nothing happens. */
export function clicked(screens: ScreenTable, model: Model, knowledge: Knowledge, target: Target): Model {
	const row = rowsOf(screens, model).find((each) => each.click?.changeFor(target) && isActing(each, model, knowledge));
	return row?.click?.changeFor(target)?.(readyFor(row, model), knowledge) ?? model;
}

/** Acts on a turn of the wheel: presses the key that it stands for, which may belong to another row at the moment. */
export function wheeled(screens: ScreenTable, model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const row = rowsOf(screens, model).find((each) => each.hasWheel && isActing(each, model, knowledge));
	const [key] = row?.bindings[by < 0 ? 0 : 1]?.keys ?? [];
	return key === undefined ? model : changed(screens, model, knowledge, key);
}
