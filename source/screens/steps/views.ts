import {windowLayout} from '../../components/window.js';
import {type KeyRow, single} from '../../explorer/keymap.js';
import type {Model, Slot} from '../../explorer/model.js';
import {parseWord, type ScreenOption} from '../../explorer/screen-option.js';
import {Refusal} from '../../text/refusal.js';

/**
 * The views of a screen, the first at the start. The key goes round those in `around`; the others stand beside them.
 */
export function stepViews<Id extends string>(
	slot: Slot<{readonly shown: Id}>,
	all: readonly [Id, ...Id[]],
	around: (model: Model) => readonly Id[],
) {
	const shownIn = (model: Model, views = around(model)): Id =>
		views.find((view) => view === slot.of(model).shown) ?? all[0];
	const next = (model: Model): Id | undefined => {
		const views = around(model);
		return views.length > 1 ? views[(views.indexOf(shownIn(model, views)) + 1) % views.length] : undefined;
	};
	const to = (model: Model, shown: Id = shownIn(model)) => slot.with(model, {shown});
	const row: KeyRow = {
		id: 'view',
		isActive: (model) => windowLayout(model) === 'panels' && next(model) !== undefined,
		whyInactive: (model) => (windowLayout(model) === 'compact' ? 'no-room-for-views' : 'all-views-shown'),
		bindings: single('t', (model) => to(model, next(model))),
	};
	const option: ScreenOption = {
		option: 'view',
		read(model, [word]) {
			const view = parseWord('--view', word, all) ?? all[0];
			if (windowLayout(model) === 'compact') {
				throw new Refusal((text) => text.noView(view));
			}

			return to(model, view);
		},
		write(model) {
			const {shown} = slot.of(model);
			return shown === all[0] || windowLayout(model) === 'compact' ? undefined : [shown];
		},
	};
	return {shownIn, next, row, option};
}
