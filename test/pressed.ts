import {Knowledge} from '../source/explorer/knowledge.js';
import {createModel, type Model, type ScreenId} from '../source/explorer/model.js';
import {menuEntries} from '../source/screens/everywhere/menu.js';
import {statementsOf} from '../source/screens/everywhere/speech.js';
import {screens, screensWithReplay} from '../source/screens/index.js';
import {press} from '../source/screens/press.js';
import type {Square} from '../source/solver/board.js';
import {text as english} from '../source/text/en.js';

export {text as chinese} from '../source/text/zh/index.js';
export {english};

/** Shared by all tests: knowledge only grows. */
export const knowledge = new Knowledge();

export function pressed(model: Model, ...keys: readonly string[]): Model {
	return keys.reduce((current, key) => press(screens, current, knowledge, key).model, model);
}

const ids = screensWithReplay.screens.map(({id}) => id);

/** The key that leads to the screen. */
export function digitOf(screen: ScreenId): string {
	return String(1 + ids.indexOf(screen));
}

/** From the screen, at which the menu opens, to the entry of this name. */
export function downTo(name: string, screen: ScreenId = 'search'): readonly string[] {
	const names = menuEntries(screens.screens, modelWith({})).map((entry) => entry.name);
	return Array.from({length: names.indexOf(name) - ids.indexOf(screen)}, () => 'down');
}

/** What a screen reader says. */
export function spoken(model: Model): Readonly<Record<string, string>> {
	return statementsOf(screens, model, knowledge);
}

export const messageOf = (model: Model) => spoken(model)['message'];

export const usualWindows = [
	{columns: 80, rows: 24},
	{columns: 50, rows: 14},
	{columns: 120, rows: 40},
	{columns: 200, rows: 60},
];

export function modelWith(changes: Partial<Model>): Model {
	return {...createModel({text: english}), ...changes};
}

export function atStep(size: number, step: number, changes: Partial<Model> = {}): Model {
	return modelWith({size, screen: 'search', places: {[size]: {step, solution: 1}}, ...changes});
}

export function atSolution(size: number, solution: number, changes: Partial<Model> = {}): Model {
	return modelWith({size, places: {[size]: {step: 0, solution}}, ...changes});
}

export function square(row: number, column: number): Square {
	return {row, column};
}
