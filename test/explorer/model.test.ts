import {expect, test} from 'vitest';
import {createSlot, createSlotBySize} from '../../source/explorer/model.js';
import {modelWith} from '../pressed.js';

const initial = {count: 0, name: 'none'};
const plain = createSlot('plain', initial);
const bySize = createSlotBySize('by size', initial);
const model = modelWith({});

test('a slot keeps what is not changed, and leaves the rest of the model alone', () => {
	for (const slot of [plain, bySize]) {
		expect(slot.of(model)).toBe(initial);
		const changed = slot.with(model, {count: 2});
		expect(slot.of(changed)).toEqual({count: 2, name: 'none'});
		expect(slot.of(slot.with(changed, {name: 'two'}))).toEqual({count: 2, name: 'two'});
		expect({...changed, own: {}}).toEqual(model);
	}
});

test('a slot has one state for all sizes, a slot by size has one for each', () => {
	const changed = bySize.with(plain.with(model, {count: 1}), {count: 3});
	const larger = {...changed, size: model.size + 1};
	expect([plain.of(larger).count, bySize.of(larger)]).toEqual([1, initial]);
	const both = bySize.with(larger, {count: 9});
	expect([bySize.of(both).count, bySize.of({...both, size: model.size}).count]).toEqual([9, 3]);
});
