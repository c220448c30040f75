import {footers, type KeyRow, type KeyRowId, keymap} from '../explorer/keymap.js';
import type {Model, Overlay, Prediction} from '../explorer/model.js';
import {showsSteps} from '../explorer/screen.js';
import {tapeOf} from '../explorer/tapes.js';
import {text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import {clip, type Line, line, type Role, span, widthOf} from './line.js';
import {totalOf} from './total.js';

/** What the program has to say, else what is typed, else the most useful keys. */
export function footerLine(model: Model, glyphs: Glyphs): Line {
	const {overlay, window} = model;
	if (overlay?.type === 'prompt') {
		return clip(promptLine(model, overlay.text), window.columns, glyphs.openEnd);
	}

	const message = messageOf(model);
	return message
		? clip(line(` ${message.words}`, message.role), window.columns, glyphs.openEnd)
		: fitting(overlay ? overlayEntries(overlay, model, glyphs) : entriesOf(model, glyphs), window.columns);
}

/** What the program has to say of its own: about the last key, the reading that is awaited, or the last guess. */
export function messageOf(model: Model): {readonly words: string; readonly role: Role} | undefined {
	const {overlay, notice, sought, prediction, screen, size} = model;
	if (notice) {
		const last = totalOf(tapeOf(size), showsSteps(screen) ? 'index' : 'solutions');
		const words = notice === 'no-such-number' ? text.noSuchNumber(screen, last) : text.notices[notice];
		return {words, role: 'warning'};
	}

	if (sought) {
		const isStop = sought.type === 'stop';
		return {words: isStop ? text.seekingStop(sought.from) : text.seeking(tapeOf(size).horizon.index), role: 'warning'};
	}

	return prediction?.last && screen === 'search' && !overlay ? verdictOf(model, prediction) : undefined;
}

/** How the last guess was, and what the test has found. */
function verdictOf({size}: Model, {last, right, asked}: Prediction): {readonly words: string; readonly role: Role} {
	const step = last && tapeOf(size).at(last.step)?.step;
	const attack = step?.type === 'test' ? step.attack : undefined;
	const isRight = last?.isRight ?? false;
	return {words: text.verdict(isRight, right, asked, attack), role: isRight ? 'good' : 'warning'};
}

function promptLine(model: Model, typed: string): Line {
	const message = messageOf(model);
	const prompt = [span(` ${text.prompt(model.screen)} `), span(typed, 'strong'), span('_', 'accent')];
	return [...prompt, span(`  ${message?.words ?? text.promptHelp}`, message?.role ?? 'dim')];
}

function entriesOf({screen}: Model, glyphs: Glyphs): Line[] {
	return footers[screen].map((id) => entry(shortKeysOf(rowOf(id), glyphs), text.footer[id]));
}

function overlayEntries(overlay: Exclude<Overlay, {type: 'prompt'}>, {growth}: Model, {keys}: Glyphs): Line[] {
	const arrows = `${keys['up']} ${keys['down']}`;
	const enter = keys['enter']!;
	const leave = keys['escape']!;
	const {help, menu, images, ladder, growth: words} = text.overlayKeys;
	switch (overlay.type) {
		case 'help': {
			return [entry(arrows, help.arrows), entry(leave, help.escape)];
		}

		case 'menu': {
			return [entry(arrows, menu.arrows), entry(enter, menu.enter), entry(leave, menu.escape)];
		}

		case 'images': {
			const all = `${keys['left']} ${keys['right']} ${arrows}`;
			return [entry(all, images.arrows), entry(enter, images.enter), entry(leave, images.escape)];
		}

		case 'ladder': {
			return [entry('-+', ladder.size), entry(leave, ladder.escape)];
		}

		case 'growth': {
			return [entry('e', growth.isMeasuring ? words.stop : words.start), entry(leave, words.escape)];
		}
	}
}

function entry(keys: string, help: string): Line {
	return [span(`  ${keys} `, 'strong'), span(help, 'dim')];
}

/** As many entries as there is room for, from the first. */
function fitting(entries: readonly Line[], width: number): Line {
	const ends = entries.map((_, index) => entries.slice(0, index + 1).reduce((sum, each) => sum + widthOf(each), 0));
	return entries.filter((_, index) => ends[index]! < width).flat();
}

function rowOf(id: KeyRowId): KeyRow {
	return keymap.find((row) => row.id === id)!;
}

/** The keys of a row as they are written on the keyboard: `PgUp PgDn`. */
export function keysOf({bindings}: KeyRow, glyphs: Glyphs): readonly string[] {
	return bindings.map(({keys}) => glyphs.keys[keys[0]!] ?? keys[0]!);
}

const isWord = /^[A-Z]\w/;

/** The same, shorter: of keys with a name only the first, but for the arrows, and characters joined. */
function shortKeysOf(row: KeyRow, glyphs: Glyphs): string {
	const arrows = [glyphs.keys['up'], glyphs.keys['down']];
	const keys = keysOf(row, glyphs).filter((key, index) => index === 0 || !isWord.test(key) || arrows.includes(key));
	return keys.join(keys.some((key) => key.length > 1 || /\w/.test(key)) ? '/' : '');
}
