import {expect, test} from 'vitest';
import {Knowledge} from '../../source/explorer/knowledge/knowledge.js';
import type {Model} from '../../source/explorer/model.js';
import {createStore} from '../../source/explorer/store.js';
import {screens} from '../../source/screens/index.js';
import {type Guard, type Variant, type VariantId, variantOf, variants} from '../../source/solver/index.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {modelWith} from '../pressed.js';
import {drawn} from './render.js';

const [, flags, bitmask] = variants;

/** Never finds an attack. */
const blind: Variant = {
	...bitmask,
	guard: (size) => ({
		...bitmask.guard(size),
		isAttacked() {
			this.checks++;
			return false;
		},
	}),
};

/** Leaves all flags set when a queen is removed. */
const forgetful: Variant = {...flags, guard: (size) => ({...flags.guard(size), remove() {}})};

/** Shifts the masks of the two diagonals the wrong way. */
const twisted: Variant = {
	...bitmask,
	guard() {
		const callers = [{columns: 0, downs: 0, ups: 0}];
		const masks = () => callers.at(-1)!;
		return {
			checks: 0,
			isAttacked(_row, column) {
				this.checks++;
				const {columns, downs, ups} = masks();
				return ((columns | downs | ups) & (1 << column)) !== 0;
			},
			explain(_row, column) {
				const {columns, downs, ups} = masks();
				return {
					type: 'masks',
					masks: [
						{line: 'column', name: 'columns', mask: columns, passed: '', shift: undefined},
						{line: 'diagonal', name: 'downs', mask: downs, passed: '', shift: '<<'},
						{line: 'antidiagonal', name: 'ups', mask: ups, passed: '', shift: '>>'},
					],
					union: {name: 'attacked', mask: columns | downs | ups},
					bit: {name: 'bit', mask: 1 << column},
				};
			},
			place(_row, column) {
				const {columns, downs, ups} = masks();
				const bit = 1 << column;
				callers.push({columns: columns | bit, downs: (downs | bit) >>> 1, ups: (ups | bit) << 1});
			},
			remove() {
				callers.pop();
			},
		} satisfies Guard;
	},
};

/** The first step whose frame contains this, and that frame. Each step from 0 on is one key press; those before `from` are not drawn. */
function firstWith(
	said: RegExp,
	wrong: Variant,
	changes: Partial<Model>,
	[from, to]: readonly [number, number] = [0, 10],
): {step: number; frame: string} | undefined {
	const running = variants.map((each): Variant => (each.id === wrong.id ? wrong : each));
	const store = createStore(modelWith({size: 6, ...changes}), new Knowledge(running), screens);
	for (let step = 0; step <= to; step++) {
		// On one line, with one space where there are several.
		const frame = step < from ? '' : drawn(store.get(), store.knowledge).replaceAll(/\s+/g, ' ');
		if (said.test(frame)) {
			return {step, frame};
		}

		store.press('right');
	}

	return undefined;
}

const search = (wrong: Variant): Partial<Model> => ({screen: 'search', variant: variantOf(idOf(wrong)).id});
const compare: Partial<Model> = {screen: 'compare'};
/** A window in which Search shows the memory beside the program. */
const large: Partial<Model> = {window: {columns: 120, rows: 40}};
const idOf = ({id}: Variant): VariantId => variants.find((each) => each.id === id)!.id;

const missed = 'Step 3 of bitmask is wrong: it has \\(1, 0\\) safe; right is \\(1, 0\\) attacked along its column\\.';
const wrongLine =
	'Step 4 of bitmask is wrong: it has \\(1, 1\\) attacked along /; right is \\(1, 1\\) attacked along \\\\\\.';

test.each([
	['Search', blind, 3, missed, search(blind)],
	['Compare', blind, 3, missed, compare],
	[
		'Chinese',
		blind,
		3,
		'bitmask 第 3 步出错：现为测试 \\(1, 0\\) 安全',
		{...search(blind), text: chinese, language: 'zh'},
	],
	['40 by 12 cells', blind, 3, 'Step 3 of bitmask is wrong', {...search(blind), window: {columns: 40, rows: 12}}],
	['Search, with a wrong line', twisted, 4, wrongLine, search(twisted)],
	['Compare, with a wrong line', twisted, 4, wrongLine, compare],
] as const)('the first wrong test of a variant is named on %s', (_, wrong, step, said, changes) => {
	expect(firstWith(new RegExp(said, 'i'), wrong, changes)?.step).toBe(step);
});

test('a variant that is wrong is not blamed on Search while another one is chosen', () => {
	expect(firstWith(/is wrong:/, blind, {screen: 'search', variant: 'scan'})).toBeUndefined();
});

test('a flag that is left over is shown after the return, and named there', () => {
	/** The first return is step 27. */
	const afterReturn = [26, 40] as const;
	const removal = (variant: Variant) =>
		firstWith(
			/ columns\[\d\] = (?:true|false).* This removal: 4 writes/,
			variant,
			{...search(variant), ...large},
			afterReturn,
		);
	const [right, wrong] = [removal(flags), removal(forgetful)];
	expect(right?.frame).toMatch(/columns\[\d\] = false/);
	expect(wrong?.frame).toMatch(/columns\[\d\] = true/);
	expect(wrong?.step).toBe(right?.step);
	const said = new RegExp(`Step ${wrong?.step} of flags is wrong: it does not undo the placement`);
	expect(firstWith(said, forgetful, search(forgetful), afterReturn)?.step).toBe(wrong?.step);
	expect(firstWith(said, forgetful, compare, afterReturn)?.step).toBe(wrong?.step);
});

test('masks that are shifted the wrong way are shown at the first placement', () => {
	// The second queen stands on row 1, column 2: the bits of \ belong in columns 2 and 3.
	const placement = / downs \d+ << (?<mask>\d+).* place\(2\)/;
	const downs = (variant: Variant) =>
		placement.exec(firstWith(placement, variant, {...search(variant), ...large})?.frame ?? '')?.groups?.['mask'];
	expect([downs(bitmask), downs(twisted)]).toEqual(['001100', '010000']);
});

test('where all are wrong and there is no room to say so of each, only the first is named', () => {
	const always = variants.map(
		(each): Variant => ({...each, guard: (size) => ({...each.guard(size), isAttacked: () => true})}),
	);
	const model = modelWith({size: 6, ...compare, window: {columns: 60, rows: 16}});
	const store = createStore(model, new Knowledge(always), screens);
	store.press('right');
	expect(drawn(store.get(), store.knowledge)).toContain('Step 1 of scan is wrong.');
	expect(drawn(store.get(), store.knowledge)).not.toContain('of flags');
});

test('the variants of the program are never wrong', () => {
	for (const changes of [...variants.map(search), compare]) {
		expect(
			firstWith(/is wrong:/, bitmask, {...changes, size: 4, window: {columns: 60, rows: 16}}, [0, 20]),
		).toBeUndefined();
	}
});
