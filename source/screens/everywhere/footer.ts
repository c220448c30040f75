import {rangeOf} from '../../explorer/goal.js';
import type {KeyRow} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {actingRows, keyIn} from '../../explorer/press.js';
import {overlayOf, screenOf} from '../../explorer/screen.js';
import type {Display} from '../../panels/display.js';
import {shortKeysOf, withKeys} from '../../panels/key-labels.js';
import {clip, type Line, line, span, widthOf} from '../../panels/line.js';
import {totalOf} from '../../panels/total.js';
import type {Text} from '../../text/en.js';
import type {Message, Screens} from '../screen.js';
import {allRows} from './rows.js';
import {saving} from './save.js';
import {withCommand} from './way-back/overlay.js';

/** Returns the line of the overlay, if it has one; else the message, if there is one; else the most useful keys. */
export function footerLine(screens: Screens, model: Model, knowledge: Knowledge, display: Display): Line {
	const {columns} = model.window;
	const overlay = overlayOf(screens, model);
	// A screen with a component says its messages itself.
	const isSaid = screenOf(screens, model).Component !== undefined && !overlay?.panel && !overlay?.list;
	const message = isSaid ? undefined : messageOf(screens, model, knowledge, display);
	if (overlay?.line) {
		return clip(overlay.line(model, message), columns, display.glyphs.openEnd);
	}

	return message
		? clip(line(` ${message.words}`, message.role), columns, display.glyphs.openEnd)
		: entriesThatFit(keyEntries(screens, model, knowledge, display), columns);
}

/** Returns the message about the last key, about the search in the background, or of the screen, in this order. */
export function messageOf(screens: Screens, model: Model, knowledge: Knowledge, display: Display): Message | undefined {
	const {text} = display;
	const {notice, sought, size} = model;
	if (notice) {
		const words = withKeys(text.notices[notice], display.label, allRows(screens));
		const known = () => text.number(knowledge.tape(size).horizon.index);
		const filled = words
			.replace('{range}', () => rangeText(screens, model, knowledge, text))
			.replace('{known}', known)
			.replace('{outcome}', () => saving.of(model).outcome(text));
		return {words: withCommand(filled, model), role: 'warning'};
	}

	if (sought) {
		const {horizon} = knowledge.tape(size);
		const words = sought.type === 'stop' ? text.seekingStop(sought.from) : text.seeking(horizon.index);
		return {words, role: 'warning'};
	}

	return screenOf(screens, model).message?.(model, knowledge);
}

/** The range of numbers that the prompt accepts. */
function rangeText(screens: Screens, model: Model, knowledge: Knowledge, text: Text): string {
	const counted = screenOf(screens, model).counts ?? 'steps';
	const tape = knowledge.tape(model.size);
	return text.range(rangeOf(tape, counted).first, totalOf(tape, counted === 'steps' ? 'index' : 'solutions', text));
}

/** The keys that the footer of the screen or overlay names, without those that do nothing now. */
function keyEntries(screens: Screens, model: Model, knowledge: Knowledge, {glyphs, text}: Display): Line[] {
	const shown = overlayOf(screens, model) ?? screenOf(screens, model);
	const rows: readonly KeyRow[] = [...shown.keys, ...screens.everywhere];
	const acting = actingRows(screens, model, knowledge);
	return shown.footer.flatMap((id) => {
		const row = rows.find((each) => each.id === id);
		// Its keys do nothing, or belong to another row now.
		const isActing = row?.bindings.every(({keys: [key]}) => key && keyIn(acting, key)?.row === row);
		const instead = row?.footerInstead?.(model);
		const word = instead ? text.footerInstead[instead] : text.footer[id];
		return row && isActing ? [[span(`  ${shortKeysOf(row, glyphs)} `, 'strong'), span(word, 'dim')]] : [];
	});
}

/** The first entries, as many as fit into `width` cells. */
function entriesThatFit(entries: readonly Line[], width: number): Line {
	return entries.filter((_, index) => widthOf(entries.slice(0, index + 1).flat()) < width).flat();
}
