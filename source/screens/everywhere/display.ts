import {type Display, writingOf} from '../../components/display.js';
import {keysOf} from '../../components/key-labels.js';
import type {KeyRow} from '../../explorer/keymap.js';
import type {Model} from '../../explorer/model.js';
import type {Screens} from '../screen.js';

export function displayOf(screens: Screens, model: Pick<Model, 'isAscii' | 'ground' | 'text'>): Display {
	const writing = writingOf(model);
	const labels = new Map(allRows(screens).map((row) => [row.id, keysOf(row, writing.glyphs).join(' ')]));
	return {...writing, ground: model.ground, label: (id) => labels.get(id) ?? id};
}

export function allRows({screens, overlays, everywhere}: Screens): readonly KeyRow[] {
	return [...screens.flatMap(({keys}) => keys), ...everywhere, ...overlays.flatMap(({keys}) => keys)];
}
