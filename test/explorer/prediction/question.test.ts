import fc from 'fast-check';
import {expect, test} from 'vitest';
import {askToPredict} from '../../../source/explorer/prediction/predict.js';
import {questionsAt} from '../../../source/explorer/prediction/question.js';
import {variantOf} from '../../../source/solver/index.js';
import {type Event, textbook} from '../../app/figures/textbook.js';
import {knowledge} from '../../pressed.js';

const positions = fc
	.integer({min: 1, max: 8})
	.chain((size) => fc.record({size: fc.constant(size), step: fc.nat({max: textbook(size).accounts.length - 2})}));

function questionsOf(size: number, step: number) {
	const tape = knowledge.tape(size);
	return questionsAt(tape, tape.at(step)!);
}

/** For each part of an answer, the choices that are right. */
function rightOf(type: 'test' | 'next', {type: done, row, column, attackers}: Event): readonly (readonly string[])[] {
	if (type === 'test') {
		return [attackers.length === 0 ? ['s'] : attackers.map(String)];
	}

	const parts = {
		test: ['t', row, column],
		place: ['p', row, column],
		solution: ['f'],
		backtrack: ['r', row, column + 1],
	};
	return parts[done].map((each) => [String(each)]);
}

test('what is right for the textbook program is right, and can be chosen', () => {
	fc.assert(
		fc.property(positions, ({size, step}) => {
			const next = textbook(size).accounts[step + 1]!.event!;
			for (const question of questionsOf(size, step)) {
				const {parts} = askToPredict(question, variantOf('scan'));
				expect(parts.map(({right}) => right)).toEqual(rightOf(question.type, next));
				expect(parts.every(({choices, right}) => right.every((each) => choices.includes(each)))).toBe(true);
			}
		}),
	);
});

test('what happens next is asked unless it is the next test of the same loop; a test is asked about after that', () => {
	for (const size of [1, 3, 5]) {
		const {accounts} = textbook(size);
		for (const [step, {event}] of accounts.entries()) {
			const next = accounts[step + 1]?.event;
			const isTest = next?.type === 'test';
			const expected = [...(next && (!isTest || event?.type === 'place') ? ['next'] : []), ...(isTest ? ['test'] : [])];
			expect(questionsOf(size, step).map(({type}) => type)).toEqual(expected);
		}
	}
});
