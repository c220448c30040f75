import {describe, expect, test} from 'vitest';
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

/** The frames of a screen at steps 0, 1, 2 and so on, each one key press after the one before. */
function* framesWith(wrong: Variant, changes: Partial<Model>): Generator<string, undefined> {
	const running = variants.map((each): Variant => (each.id === wrong.id ? wrong : each));
	const store = createStore(modelWith({size: 6, ...changes}), new Knowledge(running), screens);
	while (true) {
		// On one line, with one space where there are several.
		yield drawn(store.get(), store.knowledge).replaceAll(/\s+/g, ' ');
		store.press('right');
	}
}

/** Enough for a wrong variant to show itself. */
const mostSteps = 40;

/** The first step whose frame contains this, and that frame. */
function firstWith(
	said: RegExp,
	wrong: Variant,
	changes: Partial<Model>,
	most = mostSteps,
): {step: number; frame: string} | undefined {
	let step = 0;
	for (const frame of framesWith(wrong, changes)) {
		if (said.test(frame)) {
			return {step, frame};
		}

		if (++step > most) {
			break;
		}
	}

	return undefined;
}

const search = (wrong: Variant): Partial<Model> => ({screen: 'search', variant: variantOf(idOf(wrong)).id});
const compare: Partial<Model> = {screen: 'compare'};
/** A window in which Search shows the memory beside the program. */
const large: Partial<Model> = {window: {columns: 120, rows: 40}};
const idOf = ({id}: Variant): VariantId => variants.find((each) => each.id === id)!.id;

describe('a variant that never finds an attack', () => {
	test('shows at the first attacked square, on Search and on Compare', () => {
		const said =
			/Wrong at step 3: bitmask says that row 1, column 0 is safe; the queen in row 0 attacks along its column\./;
		expect(firstWith(said, blind, search(blind))?.step).toBe(3);
		expect(firstWith(said, blind, compare)?.step).toBe(3);
	});

	test('shows in Chinese, and in a small window', () => {
		const small = {...search(blind), window: {columns: 60, rows: 16}};
		expect(
			firstWith(/第 3 步出错：bitmask 判断第 1 行第 0 列安全/, blind, {...search(blind), text: chinese, language: 'zh'})
				?.step,
		).toBe(3);
		expect(firstWith(/step 3: bitmask says that row 1, column 0 is safe/i, blind, small)?.step).toBe(3);
		expect(firstWith(/bitmask says safe/, blind, {...small, window: {columns: 40, rows: 12}})?.step).toBe(3);
	});

	test('is not blamed on Search while another variant is chosen', () => {
		expect(firstWith(/Wrong/, blind, {screen: 'search', variant: 'scan'}, 10)).toBeUndefined();
	});
});

describe('a variant that forgets to clear its flags', () => {
	test('shows the flags still set after the first return', () => {
		const removal = (variant: Variant) =>
			firstWith(/ columns\[\d\] = (?:true|false).* This removal: 4 writes/, variant, {...search(variant), ...large});
		const [right, wrong] = [removal(flags), removal(forgetful)];
		expect(right?.frame).toMatch(/columns\[\d\] = false/);
		expect(wrong?.frame).toMatch(/columns\[\d\] = true/);
		expect(wrong?.step).toBe(right?.step);
	});

	test('shows at the first test that a flag left over decides', () => {
		const said = /Wrong at step (?<step>\d+): flags/;
		const onSearch = firstWith(said, forgetful, search(forgetful));
		expect(Number(said.exec(onSearch?.frame ?? '')?.groups?.['step'])).toBe(onSearch?.step);
		expect(firstWith(said, forgetful, compare)?.step).toBe(onSearch?.step);
		expect(onSearch?.step).toBe(firstLeftOver());
	});
});

/** The first test in which a flag of a queen that has been removed changes the checks or the outcome. */
function firstLeftOver(): number {
	const tape = new Knowledge().tape(6);
	const [right, wrong] = [flags.guard(6), forgetful.guard(6)];
	for (let index = 1; ; index++) {
		const {step} = tape.at(index)!;
		if (step?.type === 'place') {
			right.place(step.row, step.column);
			wrong.place(step.row, step.column);
		} else if (step?.type === 'backtrack') {
			right.remove(step.row, step.column);
			wrong.remove(step.row, step.column);
		} else if (step?.type === 'test') {
			const isSame = right.isAttacked(step.row, step.column) === wrong.isAttacked(step.row, step.column);
			if (!isSame || right.checks !== wrong.checks) {
				return index;
			}
		}
	}
}

describe('a variant that shifts its masks the wrong way', () => {
	test('shows the wrong masks at the first placement that shows the difference', () => {
		// The second queen stands on row 1, column 2: the bits of \ belong in columns 2 and 3.
		const placement = / downs \d+ << (?<mask>\d+).* place\(2\)/;
		const downs = (variant: Variant) =>
			placement.exec(firstWith(placement, variant, {...search(variant), ...large})?.frame ?? '')?.groups?.['mask'];
		expect(downs(bitmask)).toBe('001100');
		expect(downs(twisted)).toBe('010000');
	});

	test('shows at the first attack that it finds along the wrong line', () => {
		const said =
			/Wrong at step 4: bitmask finds an attack along \/, where no queen stands; the queen in row 0 attacks along \\\./;
		expect(firstWith(said, twisted, search(twisted))?.step).toBe(4);
		expect(firstWith(said, twisted, compare)?.step).toBe(4);
	});
});

test('where all are wrong and there is no room to say so of each, the sentence about the first is whole', () => {
	const always = variants.map(
		(each): Variant => ({...each, guard: (size) => ({...each.guard(size), isAttacked: () => true})}),
	);
	const model = modelWith({size: 6, ...compare, window: {columns: 60, rows: 16}});
	const store = createStore(model, new Knowledge(always), screens);
	store.press('right');
	expect(drawn(store.get(), store.knowledge)).toContain('Step 1: scan says attacked; no queen attacks.');
	expect(drawn(store.get(), store.knowledge)).not.toContain('flags says');
});

test('the variants of the program are never wrong', () => {
	for (const changes of [...variants.map(search), compare]) {
		expect(firstWith(/Wrong/, bitmask, {...changes, size: 4, window: {columns: 60, rows: 16}}, 20)).toBeUndefined();
	}
});
