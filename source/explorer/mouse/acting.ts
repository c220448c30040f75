import type {Knowledge} from '../knowledge/knowledge.js';
import type {Model} from '../model.js';
import {actingRows, changed, readyFor} from '../press.js';
import type {ScreenTable} from '../screen.js';
import type {Target} from './target.js';

/** Acts on a click, as the keys of the same row do. Where these do not act, nothing happens. */
export function clicked(screens: ScreenTable, model: Model, knowledge: Knowledge, target: Target): Model {
	const row = actingRows(screens, model, knowledge).find(({click}) => click?.changeFor(target));
	return row?.click?.changeFor(target)?.(readyFor(row, model), knowledge) ?? model;
}

/** Acts on a turn of the wheel: presses the key that it stands for, which may belong to another row at the moment. */
export function wheeled(screens: ScreenTable, model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const row = actingRows(screens, model, knowledge).find(({hasWheel}) => hasWheel);
	const [key] = row?.bindings[by < 0 ? 0 : 1]?.keys ?? [];
	return key === undefined ? model : changed(screens, model, knowledge, key);
}
