import fc from 'fast-check';
import {expect, test} from 'vitest';
import {sentenceColumns} from '../../../source/components/sentence.js';
import {sentenceRows, windowLayout} from '../../../source/components/window.js';
import {questionAt} from '../../../source/screens/search/prediction.js';
import {sceneAt} from '../../../source/screens/search/scene.js';
import {verdictOf, wordsAt} from '../../../source/screens/search/sentences.js';
import {text as english} from '../../../source/text/en.js';
import {wrap} from '../../../source/text/wrap.js';
import {text as chinese} from '../../../source/text/zh/index.js';
import {knowledge, predictingAt, pressed} from '../../pressed.js';

const keys = fc.array(fc.constantFrom(...'tprfs0123456789', 'enter', 'down', 'right'), {minLength: 1, maxLength: 4});

test('no question and nothing that is said of an answer is cut, in a window of any width', () => {
	const place = fc
		.integer({min: 1, max: 12})
		.chain((size) => fc.record({size: fc.constant(size), step: fc.nat(knowledge.tape(size).horizon.index - 1)}));
	fc.assert(
		fc.property(
			place,
			keys,
			fc.constantFrom(english, chinese),
			fc.integer({min: 40, max: 140}),
			(at, typed, text, columns) => {
				const start = predictingAt(at.size, at.step, {text});
				const model = {...pressed(start, ...typed), window: {columns, rows: columns < 60 ? 12 : 24}};
				const message = verdictOf(model, knowledge) ?? '';
				const isCompact = windowLayout(model) === 'compact';
				// From 80 columns on it stands after its sign, above the question.
				const room = sentenceColumns(columns) - (isCompact ? 0 : 4);
				expect(wrap(message, room).length).toBeLessThanOrEqual(isCompact ? sentenceRows : 1);

				const question = questionAt(model, knowledge);
				// In a compact window the message takes the place of the question.
				const rows = message === '' || isCompact ? sentenceRows : sentenceRows - 1;
				const words = wordsAt(sceneAt(model, knowledge));
				const lines = [words].flat().map((each) => wrap(each, sentenceColumns(columns)).length);
				expect(question === undefined || Math.min(...lines) <= rows).toBe(true);
			},
		),
	);
});
