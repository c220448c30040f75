import {expect, test} from 'vitest';
import {createSlot, createSlotBySize} from '../../source/explorer/model.js';
import {modelWith} from '../pressed.js';

const initial = {count: 0, name: 'none'};
const plain = createSlot('plain', initial);
const bySize = createSlotBySize('by size', initial);
const model = modelWith({});

test.each([
	['a slot', plain],
	['a slot by size', bySize],
])('%s begins with its initial state, and keeps what is not changed', (_, slot) => {
	expect(slot.of(model)).toBe(initial);
	const changed = slot.with(model, {count: 2});
	expect(slot.of(changed)).toEqual({count: 2, name: 'none'});
	expect(slot.of(slot.with(changed, {name: 'two'}))).toEqual({count: 2, name: 'two'});
	expect(slot.of(model)).toBe(initial);
	expect(initial).toEqual({count: 0, name: 'none'});
});

test('a slot has one state for all sizes, a slot by size has one for each', () => {
	const changed = bySize.with(plain.with(model, {count: 1}), {count: 1});
	const larger = {...changed, size: model.size + 1};
	expect(plain.of(larger).count).toBe(1);
	expect(bySize.of(larger)).toBe(initial);
	const both = bySize.with(larger, {count: 9});
	expect(bySize.of(both).count).toBe(9);
	expect(bySize.of({...both, size: model.size}).count).toBe(1);
});

test('a change of one slot leaves the others and the rest of the model alone', () => {
	const changed = plain.with(bySize.with(model, {count: 3}), {count: 4});
	expect(bySize.of(changed).count).toBe(3);
	expect({...changed, own: {}}).toEqual(model);
});
