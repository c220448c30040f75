import fc from 'fast-check';
import {expect, test} from 'vitest';
import {unicodeGlyphs, windowLayout} from '../../source/components/display.js';
import type {DrawnSquare} from '../../source/components/square.js';
import {textOf} from '../../source/components/styled-text.js';
import type {Model} from '../../source/explorer/model.js';
import {numberKinds, numbersOn} from '../../source/explorer/square-numbers.js';
import {screens, screensWithReplay} from '../../source/screens/index.js';
import {type Mark, numberMarks, sampleOf} from '../../source/screens/mark.js';
import {overlayOf, screenOf} from '../../source/screens/screen.js';
import {atSolution, atStep, knowledge, pressed, square, english as text} from '../pressed.js';
import {runs} from '../runs.js';
import {played} from '../screens/play/played.js';
import {corpus, modelAt} from './corpus.js';
import {isOnSquare} from './on-square.js';
import {frameOf} from './render.js';

function shownBy(model: Model): {readonly marks: readonly Mark[]; readonly drawnSquares: readonly DrawnSquare[]} {
	const own = screenOf(screens, model);
	const screen = own.host?.(model) ?? own;
	const overlay = overlayOf(screensWithReplay, model);
	return {
		marks: overlay ? (overlay.marks ?? []) : [...own.marks, ...screen.marks, ...numberMarks(screen.id)],
		drawnSquares: model.overlay ? [] : (screen.rows?.(model, knowledge) ?? []).flatMap(({squares}) => squares),
	};
}

/** Letters, digits and what separates, frames or fills are no signs. */
const signsOf = (mark: Mark) =>
	[...textOf([sampleOf(mark, unicodeGlyphs)]).join('')].filter((sign) => !/[ -~·│─█▓▒▞▀▄▁▌▐╭╮]/.test(sign));

const allMarks = [...screensWithReplay.screens, ...screensWithReplay.overlays].flatMap(({marks = []}) => marks);

test('what is drawn is explained in the help of its screen', () => {
	fc.assert(
		fc.property(corpus, (state) => {
			const model = modelAt({...state, notice: undefined});
			const {marks: explained, drawnSquares} = shownBy(model);
			fc.pre(explained.length > 0 && windowLayout(model) !== 'too-small' && model.overlay !== 'help');
			const own = explained.flatMap(signsOf);
			const body = frameOf(model).slice(1, -1).join('\n');
			expect(allMarks.flatMap(signsOf).filter((sign) => body.includes(sign) && !own.includes(sign))).toEqual([]);
			const special = drawnSquares.filter(({role, sign, hasCursor}) => role || sign || hasCursor);
			expect(special.filter((square) => !explained.some((mark) => isOnSquare(mark, square, 'none')))).toEqual([]);
		}),
		{numRuns: runs(6)},
	);
});

test('each sentence of the legend belongs to a screen', () => {
	const ids = new Set(allMarks.map(([id]) => id));
	expect([...ids].toSorted()).toEqual(Object.keys(text.legend.marks).toSorted());
});

const playing = played(8, [square(0, 1)]);
const numbers = numberKinds.map(({id}) => id);
const examples: Readonly<Record<string, readonly Model[]>> = {
	solutions: numbers.map((kind) => atSolution(8, 3, {numbers: kind})),
	search: [
		...[10, 11, 22, 39, 40, 48, 94].map((step) => atStep(4, step)),
		...numbers.map((kind) => atStep(8, 51, {numbers: kind})),
		...[1959, 1965].map((step) => atStep(8, step)),
		...[50, 51].map((step) => pressed(atStep(8, step), 'y')),
		pressed(atStep(8, 48), 'enter'),
	],
	play: [
		...numbers.map((kind) => ({...playing, numbers: kind})),
		pressed(playing, 'i'),
		pressed(played(8, [square(0, 0), square(1, 2)]), 'down', 'i'),
		played(8, [square(0, 0), square(0, 4), square(4, 0), square(4, 4), square(0, 2), square(4, 2)]),
		played(4, [square(0, 1), square(1, 3), square(2, 0), square(3, 2)]),
	],
};

test.each(Object.entries(examples))('every mark of a square of %s is on its board at some time', (_, models) => {
	const own = shownBy(models[0]!).marks.filter(([, look]) => typeof look === 'object');
	const isShown = (mark: Mark) => (model: Model) =>
		shownBy(model).drawnSquares.some((drawnSquare) => isOnSquare(mark, drawnSquare, numbersOn(model)));
	expect(own.filter((mark) => !models.some(isShown(mark)))).toEqual([]);
});
