import {stripVTControlCharacters} from 'node:util';
import chalk from 'chalk';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import type {Ground, Line, Role} from '../../source/panels/line.js';
import {atStep} from '../pressed.js';
import {runsIn} from './styles.js';

/** The style of each role of text and of each ground of a square. */
type Palette = {readonly roles: Readonly<Record<Role, string>>; readonly grounds: Readonly<Record<Ground, string>>};

const sixteen: Palette = {
	roles: {dim: '', strong: 'bold', accent: 'bold', warning: 'bold underlined', good: 'bold'},
	grounds: {
		light: 'reversed',
		dark: '',
		tested: 'bold',
		attacked: 'underlined reversed',
		attacker: 'underlined reversed',
		path: 'underlined',
		good: 'underlined reversed',
		removed: 'underlined',
		given: 'bold reversed',
	},
};
const of256: Palette = {
	roles: {dim: '244', strong: 'bold', accent: 'bold 32', warning: 'bold 166', good: 'bold 65'},
	grounds: {
		light: 'bold 16 on 254',
		dark: 'bold 16 on 109',
		tested: 'bold 231 on 25',
		attacked: 'bold 231 on 160',
		attacker: 'bold 16 on 214',
		path: 'bold 52 on 222',
		good: 'bold 231 on 29',
		removed: 'bold 24 on 189',
		given: 'bold 231 on 240',
	},
};
const truecolor: Palette = {
	roles: {dim: '#7f858b', strong: 'bold', accent: 'bold #3a8bcd', warning: 'bold #d0621a', good: 'bold #1c9570'},
	grounds: {
		light: 'bold #1c2126 on #e4e0d5',
		dark: 'bold #1c2126 on #a9b7b3',
		tested: 'bold #ffffff on #2872b2',
		attacked: 'bold #ffffff on #bd4a17',
		attacker: 'bold #1c2126 on #e69f00',
		path: 'bold #6d310b on #f0cf8a',
		good: 'bold #ffffff on #147a5b',
		removed: 'bold #26507f on #c8d4e6',
		given: 'bold #ffffff on #4c565e',
	},
};
const levels = [
	{name: 'sixteen colours', level: 1, palette: sixteen},
	{name: '256 colours', level: 2, palette: of256},
	{name: 'true colour', level: 3, palette: truecolor},
] as const;

const windows = [
	{columns: 80, rows: 24},
	{columns: 120, rows: 40},
];
const scripts = ['unicode', 'ascii'] as const;
const own = chalk.level;

afterAll(() => {
	chalk.level = own;
});

/** Loads the program for a colour level: the theme reads the level when it is loaded. */
async function load(level: 0 | 1 | 2 | 3) {
	vi.resetModules();
	chalk.level = level;
	const {frameOf, ...displays} = await import('./render.js');
	const {paint} = await import('../../source/app/theme.js');
	return {
		paint,
		frame: (model: Model, script: (typeof scripts)[number] = 'unicode') =>
			frameOf(model, {...displays[script], hasColour: level > 0, hasHues: level > 1}),
	};
}

type Program = Awaited<ReturnType<typeof load>>;

/** Removes the dots that stand on empty squares only when there are no colours. */
function withoutPoints(lines: readonly string[]): string[] {
	return lines.map((line) => stripVTControlCharacters(line).replaceAll(/[·.]/g, ' '));
}

/** Row 5, column 2 is attacked by the queen in row 1, with some squares between them. */
const attacked = (window: (typeof windows)[number]) => atStep(8, 37, {window});
const plain = new Map<string, readonly string[]>();

beforeAll(async () => {
	const {frame} = await load(0);
	for (const script of scripts) {
		for (const window of windows) {
			plain.set(`${script} ${window.columns}`, frame(attacked(window), script));
		}
	}
});

test('without colours a frame is nothing but characters', () => {
	expect([...plain.values()].flat().join('\n')).toMatch(/^[^\u001B]{9000,}$/);
});

describe.each(levels)('in $name', ({level, palette}) => {
	let program: Program;

	beforeAll(async () => {
		program = await load(level);
	});

	test('each role and each ground has its style', () => {
		const {roles, grounds} = palette;
		const {paint} = program;
		const styled = (line: Line) => runsIn(paint(line));
		for (const role of Object.keys(roles) as Role[]) {
			expect(styled([{text: '─', role}]), role).toEqual([{text: '─', style: roles[role]}]);
		}

		for (const ground of Object.keys(grounds) as Ground[]) {
			expect(styled([{text: 'x', ground}]), ground).toEqual([{text: 'x', style: grounds[ground]}]);
		}
	});

	test('what must be read is never grey, and spaces beside text have no line below them', () => {
		const {paint} = program;
		expect(runsIn(paint([{text: ' tests 39 · ', role: 'dim'}]))).toEqual([{text: ' tests 39 · ', style: ''}]);
		const warning = runsIn(paint([{text: ' is attacked ', role: 'warning'}]));
		expect(warning.filter(({text, style}) => style.includes('underlined') && text !== text.trim())).toEqual([]);
	});

	describe.each(scripts)('in %s', (script) => {
		test.each(windows)('the characters of a frame of $columns columns say all that its colours say', (window) => {
			const frame = program.frame(attacked(window), script);
			expect(frame.join('')).toContain('\u001B');
			expect(withoutPoints(frame)).toEqual(withoutPoints(plain.get(`${script} ${window.columns}`)!));
		});
	});
});

describe.each(levels.slice(1))('in $name', ({level, palette}) => {
	let program: Program;

	beforeAll(async () => {
		program = await load(level);
	});

	/** The line with the role or ground of each piece written before it. */
	function marked(line: string): string {
		const roles = Object.entries(palette.roles).map(([name, style]) => [style, name] as const);
		const grounds = Object.entries(palette.grounds).map(([name, style]) => [style, `on ${name}`] as const);
		const names = new Map([...roles, ...grounds]);
		return runsIn(line)
			.map(({text, style}) => (style === '' ? text : `«${names.get(style) ?? style}:${text}»`))
			.join('');
	}

	test('no two roles and no two grounds have the same style', () => {
		const styles = [...Object.values(palette.roles), ...Object.values(palette.grounds)];
		expect(new Set(styles).size).toBe(styles.length);
	});

	test('a frame has its roles and grounds', () => {
		const lines = program.frame(attacked(windows[0]!)).map(marked);
		expect([0, 1, 4, 5, 8, 19, 20, 21, 22].map((row) => lines[row])).toEqual([
			' «accent:♛ »«strong:queens-tui»   Lesson  Solutions «accent:[Search]» Compare  Play      8 queens · 1 scan',
			'«dim:╭─»«strong: Board »«dim:────────────────────╮╭─»«strong: Recursion stack, and nodes visited by depth »«dim:──╮»',
			'«dim:│»«accent: »1 «on dark:   »«on light:   »«on attacker: ♛ »«on light:   »«on dark:   »«on light:   »«on dark:   »«on light:   » «dim:││» place(2) «dim:✗» «dim:✗» «dim:✗» «dim:✗» «strong:♛» «dim:·» «dim:·» «dim:· │ »2   1/ 42 «accent:▒»         «dim:│»',
			'«dim:│»«accent: »2 «on light:   »«on dark:   »«on path: │ »«on dark:   »«on light: ♛ »«on dark:   »«on light:   »«on dark:   » «dim:││» place(3) «dim:✗» «strong:♛» «dim:·» «dim:·» «dim:·» «dim:·» «dim:·» «dim:· │ »3   1/140 «accent:▒»«dim:░»        «dim:│»',
			'«dim:│»«accent: »5 «on dark:   »«on light:   »«on attacked: ✗ »«on light:   »«on dark:   »«on light:   »«on dark:   »«on light:   » «dim:││»                         «dim: │ »6   0/550 «dim:░░░░░░░░░» «dim:│»',
			'«warning: goes on with column 3.»',
			' tests     30 · placements     6 · solutions  0 of 92 · dead ends   1 of 644',
			' «accent:●»«dim:─┼┼┼─┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼┼──┤» paused  ▶ 5/s      step 37 of 19,924',
			'«strong:  ? »help«strong:  q »quit«strong:  ←→ »step«strong:  ↑↓ »over«strong:  p/n »solution«strong:  Space »play«strong:  y »predict',
		]);
	});

	test.each([
		{step: 1, what: 'a safe square', squares: '«on good: ✓ »«on dark:   »«on light:   »«on dark:   »'},
		{step: 2, what: 'a queen just placed', squares: '«on tested: ♛ »«on dark:   »«on light:   »«on dark:   »'},
		{step: 25, what: 'a queen just removed', squares: '«on removed: ◦ »«on dark:   »«on light:   »«on dark:   »'},
		{step: 39, what: 'a queen of a solution', squares: '«on light:   »«on good: ♛ »«on light:   »«on dark:   »'},
	])('row 0 shows $what at step $step', ({step, squares}) => {
		const lines = program.frame(atStep(4, step, {window: {columns: 60, rows: 16}}));
		expect(marked(lines[4]!).split('«dim:││»')[0]!.trim()).toBe(`«dim:│»      «accent: »0 ${squares}`);
	});
});

test('in sixteen colours a frame is bold, underlined or reversed, and has no colour of the palette', async () => {
	const {frame} = await load(1);
	const lines = frame(attacked(windows[0]!));
	const codes = [...lines.join('').matchAll(/\u001B\[(?<codes>[\d;]*)m/g)].map(({groups}) => groups?.['codes']);
	expect([...new Set(codes)].sort()).toEqual(['1', '22', '24', '27', '4', '7']);
	const [square] = runsIn(lines[8]!).filter(({text}) => text.includes('✗'));
	expect(square).toEqual({text: ' ✗ ', style: 'underlined reversed'});
});
