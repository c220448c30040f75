import {expect, test} from 'vitest';
import type {ScreenId} from '../../source/explorer/model.js';
import {screens} from '../../source/screens/index.js';
import {text as english} from '../../source/text/en.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {knowledge, modelWith, pressed} from '../pressed.js';
import {isLong} from '../runs.js';
import {drawn} from './render.js';
import {borderFaults} from './right.js';

const views: Readonly<Record<ScreenId, readonly (readonly string[])[]>> = {
	lesson: [[], ...Array.from({length: 10}, (_, index) => ['enter', ...Array<string>(index).fill(']')])],
	solutions: [[], ['z'], ['M'], ['c'], ['m', 'end']],
	search: [['n'], ['n', 't'], ['right', 'y'], ['?'], ['e'], ['m']],
	compare: [['d'], ['d', 't'], ['end'], ['e']],
	replay: [],
	play: [[], ['space', 'right', 'space', 'i'], ['n', 'i'], ['m', 'enter']],
};

const models = screens.screens.flatMap(({id}) => views[id].map((keys) => pressed(modelWith({screen: id}), ...keys)));
const heights = Array.from({length: 49}, (_, index) => 12 + index);
const usual = 10;

test('each line of a box begins and ends with its border, its corners meet', () => {
	for (const [index, model] of models.entries()) {
		const tried = isLong ? heights : heights.filter((rows) => rows % usual === index % usual);
		for (const rows of tried) {
			// All widths from 40 to 200, in an order that is not that of the heights.
			const columns = 40 + ((rows * 67 + index * 29) % 161);
			const text = (rows + index) % 4 < 2 ? english : chinese;
			const frame = drawn({...model, text, window: {columns, rows}}, knowledge);
			expect(borderFaults(frame.split('\n')), `${columns}x${rows}\n${frame}`).toEqual([]);
		}
	}
});
