import chalk from 'chalk';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {unicodeGlyphs} from '../../source/components/glyphs.js';
import {palette, type SquareRole} from '../../source/components/theme.js';
import {layoutOf} from '../../source/components/window.js';
import {Knowledge} from '../../source/explorer/knowledge/knowledge.js';
import type {Model} from '../../source/explorer/model.js';
import {markSamples} from '../../source/screens/everywhere/marks.js';
import {screens} from '../../source/screens/index.js';
import {overlayOf, screenOf} from '../../source/screens/screen.js';
import {nextReading} from '../../source/screens/store.js';
import type {MarkId} from '../../source/text/en.js';
import {atSolution, atStep, knowledge, pressed} from '../pressed.js';
import {runs} from '../runs.js';
import {atTask} from '../screens/lesson/walk.js';
import {played, settled} from '../screens/play/played.js';
import {corpus, modelAt} from './corpus.js';
import {complete, drawn, largestComplete} from './render.js';
import {type Run, runsIn} from './styles.js';

/** What is shown between header and footer. */
function bodyOf(model: Model, knowledge: Knowledge): readonly string[] {
	complete(model, knowledge);
	const reading = nextReading(model, knowledge);
	if (reading) {
		knowledge.advance(reading, 5);
	}

	return drawn(model, knowledge).split('\n').slice(1, -1);
}

type Shown = {readonly plain: () => string; readonly on: (role: SquareRole) => string};

/** Drawn when asked for: all without colours, and what stands on a square of a role, or is cut out of its crown. */
function shownOf(model: Model, knowledge: Knowledge): Shown {
	let plain: string | undefined;
	let coloured: readonly Run[] | undefined;
	return {
		plain() {
			chalk.level = 0;
			plain ??= bodyOf(model, knowledge).join('\n');
			return plain;
		},
		on(role) {
			chalk.level = 3;
			coloured ??= bodyOf(model, knowledge).flatMap(runsIn);
			const {light, dark} = palette().squares[role];
			return coloured
				.flatMap(({text, style}) => (style.includes(light) || style.includes(dark) ? [text] : []))
				.join('|');
		},
	};
}

/** Where other things have its characters, what can only be the mark. */
const patterns: Partial<Record<MarkId, RegExp>> = {
	untried: /[♛✗✓◦◉?] ·/,
	'empty-square': / · {1,}·/,
	'touched-flag': /s\[\d+\] +[01]/,
	tested: /\?/,
	'just-placed': /[♛▄]/,
	'solution-queen': /[♛▄]/,
	'safe-square': /[✓▄]/,
	'attacked-square': /[✗▄]/,
	'dead-end': /[/\\│]\d/,
	attacker: /!/,
	path: /[│\\/]/,
	cursor: /\[.\]|\[ +\]/,
	'attack-count': /\d/,
	'diagonal-number': /14/,
	'too-long': /\+/,
	'tree-stack': /█+│/,
	'tree-ahead': /··/,
	'tree-now': /│·/,
	unknown: /\?|\d\+/,
	'same-class': /\*\d/,
	'image-queen': /Q(?: ·)*(?: q|\n)|q/,
	'two-rows': /[▀▄]·|·[▀▄]/,
	'lane-bar': /█/,
	'log-bar': /█/,
	factor: /×\d/,
	crossing: /╳/,
	given: /•/,
	conflict: /!/,
	'conflict-line': /[─│\\/]/,
	continuing: /=\d/,
	hint: /\+/,
	remove: /-/,
};

function isDrawn(id: MarkId, {plain, on}: Shown): boolean {
	const {text, tone} = markSamples[id](unicodeGlyphs);
	const shown = tone === undefined || id === 'cursor' ? plain() : on(tone);
	return patterns[id]?.test(shown) ?? [...text].some((sign) => isSign(sign) && shown.includes(sign));
}

/** No letters, and nothing that separates, frames or fills. */
const isSign = (character: string) => !/[ -~·│─█▀▄▁▌▐╭╮]/.test(character);
const signsOf = (ids: readonly MarkId[]) =>
	ids.flatMap((id) => [...markSamples[id](unicodeGlyphs).text].filter(isSign));
const signs = new Set(signsOf(Object.keys(markSamples) as MarkId[]));
// A hint and a return have colours of the cursor, too.
const roles = ['attacker', 'conflict'] as const;

test('every mark that is drawn is in the list of its screen', () => {
	fc.assert(
		fc.property(corpus, (state) => {
			const model = modelAt({...state, notice: undefined});
			const {marks} = overlayOf(screens, model) ?? screenOf(screens, model);
			fc.pre(marks !== undefined && layoutOf(model) !== 'too-small');
			const {plain: draw, on} = shownOf(model, knowledge);
			const plain = draw();
			const listed = new Set(signsOf(marks));
			expect(
				[...signs].filter((sign) => plain.includes(sign) && !listed.has(sign)),
				plain,
			).toEqual([]);
			const listedRoles = marks.map((id) => markSamples[id](unicodeGlyphs).tone);
			expect(roles.filter((role) => on(role) !== '' && !listedRoles.includes(role))).toEqual([]);
		}),
		{numRuns: runs(6)},
	);
});

const large = {columns: 120, rows: 40};
const small = {columns: 50, rows: 14};
const numbers = 'attackers';
const atSteps: readonly Model[] = [
	...[10, 11, 22, 39, 48].map((step) => atStep(4, step, {window: large, numbers})),
	atStep(8, 10, {variant: 'flags', window: large}),
	atStep(8, 51),
	atStep(8, 2),
	atStep(14, 40, {window: small}),
	atStep(4, 5, {window: small}),
	atStep(18, 0),
	atStep(8, 0, {numbers: 'antidiagonals'}),
];
const square = (row: number, column: number) => ({row, column});
const playing = played(8, [square(0, 1)]);
const numbersShown = (model: Model): Model => ({...model, numbers: 'solutions'});
const crowded = played(
	8,
	[1, 3, 5, 7].flatMap((index) => [square(index, index), square(index, 7 - index)]),
);
const examples: Readonly<Record<string, readonly Model[]>> = {
	lesson: [pressed(atTask('rule', 1, {window: large}), 'i', 'i', 'i'), atTask('loop', 1, {window: large})],
	solutions: [atSolution(8, 3, {numbers: 'antidiagonals'}), pressed(atSolution(8, 3), 'z'), atSolution(16, 1)],
	search: [...atSteps, pressed(atStep(8, 48), 't'), pressed(atStep(8, 50), 'y')],
	compare: [
		...atSteps.flatMap(({size}) => [40, 48, 94].map((step) => atStep(size, step, {screen: 'compare'}))),
		...[10, 11, 39, 40, 48].map((step) => pressed(atStep(4, step, {screen: 'compare', window: large}), 't')),
		...[1000, 20_000].map((step) => pressed(atStep(20, step, {screen: 'compare'}), ...(step > 1000 ? ['t'] : []))),
	],
	play: [
		numbersShown(playing),
		{...playing, numbers: 'diagonals'},
		pressed(playing, 'i'),
		pressed(played(8, [square(0, 0), square(1, 2)]), 'down', 'i'),
		pressed(playing, 'n'),
		{...crowded, window: {columns: 50, rows: 20}},
		settled({...numbersShown(played(12)), window: small}),
		numbersShown(played(16)),
		{...played(3, [square(0, 0), square(2, 2), square(0, 2), square(2, 0)]), window: {columns: 50, rows: 17}},
		played(4, [square(0, 1), square(1, 3), square(2, 0), square(3, 2)]),
	],
	growth: [8, 20].map((size) => pressed(atStep(size, 0), 'e')),
	images: [pressed(atSolution(8, 3, {window: large}), 'M'), pressed(atSolution(14, 1), 'M')],
};
const hosts = screens.screens.filter(({id}) => id !== 'lesson');

test.each([...screens.screens, ...screens.overlays].flatMap(({id, marks}) => (marks ? [[id, marks] as const] : [])))(
	'every mark in the list of %s is drawn in some frame',
	(id, marks) => {
		// The lesson has the marks of the screens that it shows.
		const own = marks.filter((mark) => id !== 'lesson' || !hosts.some((host) => host.marks.includes(mark)));
		const models = examples[id] ?? [];
		// Some marks stand for what is not known yet.
		const unread = new Knowledge();
		const frames = [
			...models.map((model) => shownOf(model, knowledge)),
			...models.filter(({size}) => size > largestComplete).map((model) => shownOf(model, unread)),
		];
		expect(own.filter((mark) => !frames.some((shown) => isDrawn(mark, shown)))).toEqual([]);
	},
);
