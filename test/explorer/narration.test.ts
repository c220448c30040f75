import {expect, test} from 'vitest';
import {sentenceRows} from '../../source/components/display.js';
import {sentenceColumns} from '../../source/components/sentence.js';
import {narration} from '../../source/explorer/narration.js';
import {type Attack, largestSize} from '../../source/solver/board.js';
import type {Moment} from '../../source/solver/tape/moment.js';
import {fittingRows, wrap} from '../../source/text/wrap.js';
import {atStep, chinese, english, knowledge} from '../pressed.js';

test('in 80 columns there is room for the longest sentences about any board, in 40 for the first', () => {
	const narrow = sentenceColumns(40);
	for (let size = 4; size <= largestSize; size++) {
		const last = size - 1;
		const queens = Array.from({length: size}, (_, index) => index);
		const start: Moment = {...knowledge.tape(4).at(0)!, size, index: 1};
		const attack: Attack = {row: last - 1, line: 'column'};
		const moments: Moment[] = [
			{...start, queens, step: {type: 'solution', number: Math.min(234_907_967_154_122, 10 ** last)}},
			{...start, queens, step: {type: 'place', row: last, column: last}},
			{...start, queens: queens.slice(0, -1), step: {type: 'test', row: last, column: last - 1, attack}},
			{...start, queens: queens.slice(0, -1), step: {type: 'test', row: last, column: last, attack}},
			{...start, queens: queens.slice(0, -1), step: {type: 'backtrack', row: last, column: last}},
			{...start, queens: queens.slice(0, -2), step: {type: 'backtrack', row: last - 1, column: last}},
		];
		for (const text of [english, chinese]) {
			for (const moment of moments) {
				const words = narration({...atStep(size, 1), text}, knowledge, moment);
				const rows = wrap(fittingRows(words, narrow, sentenceRows), narrow).length;
				expect(wrap(words, sentenceColumns(80)).length, words).toBeLessThanOrEqual(sentenceRows);
				expect(rows, words).toBeLessThanOrEqual(sentenceRows);
			}
		}
	}
});

test('the sentences of the search with 4 queens are as they were when they were last read', async () => {
	const moments = Array.from({length: 95}, (_, step) => knowledge.tape(4).at(step)!);
	const said = (variant: 'scan' | 'flags') => moments.map((at) => narration(atStep(4, 1, {variant}), knowledge, at));
	await expect(`${[...said('scan'), ...said('flags')].join('\n')}\n`).toMatchFileSnapshot('narration.txt');
});
