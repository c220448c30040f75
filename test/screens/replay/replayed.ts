import {drawFrame} from '../../../source/app/frame.js';
import type {Model} from '../../../source/explorer/model.js';
import type {ProgramTests} from '../../../source/judge/judge.js';
import {screensWithReplay as screens} from '../../../source/screens/index.js';
import {displayOf, press} from '../../../source/screens/press.js';
import {wordsAt} from '../../../source/screens/replay/sentences.js';
import {replaying, startReplay} from '../../../source/screens/replay/state.js';
import {longest} from '../../../source/text/width.js';
import {testsOf} from '../../judge/wrong-programs.js';
import {knowledge} from '../../pressed.js';

/** The model with the tests of a program in Replay: of the right one, unless `changes` names others. */
export function withReplay(model: Model, changes: Partial<ProgramTests> = {}, at?: number): Model {
	const {size} = model;
	return startReplay(model, {size, tests: testsOf(size), isCut: false, file: '-', isRenamed: false, ...changes}, at);
}

export function pressed(model: Model, ...keys: readonly string[]): Model {
	return keys.reduce((current, key) => press(screens, current, knowledge, key).model, model);
}

export function frameOf(model: Model, level: 0 | 3 = 0): readonly string[] {
	return drawFrame({model, knowledge, screens}, level);
}

const marks: Readonly<Record<string, string>> = {38: '<', 39: '>', 48: '#'};

/** Between angles is what has a colour, and # begins a ground. */
export function markedFrame(model: Model): readonly string[] {
	return frameOf(model, 3).map((line) => line.replaceAll(/\u001B\[(\d+)[^m]*m/g, (_, code) => marks[code] ?? ''));
}

export const textOf = (model: Model, level: 0 | 3 = 0) => frameOf(model, level).join('\n');
export const at = (model: Model) => replaying.of(model).at;
/** The sentence, as where it has room. */
export const saidAt = (model: Model) => longest(wordsAt(model, displayOf(screens, model)));
