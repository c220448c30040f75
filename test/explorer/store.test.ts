import {expect, test} from 'vitest';
import {Knowledge, type Reading} from '../../source/explorer/knowledge/knowledge.js';
import {createStore} from '../../source/explorer/store.js';
import {screens} from '../../source/screens/index.js';
import {modelWith} from '../pressed.js';

test('nothing is computed for a model that stays the same, because it is not drawn again', () => {
	const advanced: Reading[] = [];
	class Counting extends Knowledge {
		override advance(reading: Reading): void {
			advanced.push(reading);
		}
	}

	const store = createStore(modelWith({screen: 'search'}), new Counting(), screens);
	let changes = 0;
	store.subscribe(() => {
		changes++;
	});
	advanced.length = 0;
	store.change((model) => model);
	expect([advanced.length, changes]).toEqual([0, 0]);
	store.change((model) => ({...model, revision: model.revision + 1}));
	expect(advanced.length).toBeGreaterThan(0);
	expect(changes).toBe(1);
});
