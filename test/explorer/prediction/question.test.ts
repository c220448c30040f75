import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
	type Answer,
	answerKeysOf,
	isRight,
	questionsAt,
	typedIn,
} from '../../../source/explorer/prediction/question.js';
import {type Event, textbook} from '../../app/figures/textbook.js';
import {knowledge} from '../../pressed.js';

const positions = fc
	.integer({min: 1, max: 8})
	.chain((size) => fc.record({size: fc.constant(size), step: fc.nat({max: textbook(size).accounts.length - 2})}));

function questionsOf(size: number, step: number) {
	const tape = knowledge.tape(size);
	return questionsAt(tape, tape.at(step)!);
}

function answersOf(size: number): readonly Answer[] {
	const numbers = Array.from({length: size + 1}, (_, number) => number);
	const squares = numbers.flatMap((row) => numbers.map((column) => [row, column]));
	return [
		{type: 'safe', numbers: []},
		{type: 'solution', numbers: []},
		...numbers.map((row): Answer => ({type: 'attacked', numbers: [row]})),
		...(['test', 'place', 'return'] as const).flatMap((type) =>
			squares.map((square): Answer => ({type, numbers: square})),
		),
	];
}

function rightOf(type: 'test' | 'next', {type: done, row, column, attackers}: Event): readonly string[] {
	if (type === 'test') {
		return attackers.length === 0 ? ['safe'] : attackers.map((each) => `attacked ${each}`);
	}

	const words = {
		test: `test ${row} ${column}`,
		place: `place ${row} ${column}`,
		solution: 'solution',
		backtrack: `return ${row} ${column + 1}`,
	};
	return [words[done]];
}

function named({type, numbers}: Answer): string {
	return [type, ...numbers].join(' ');
}

test('what is right for the textbook program is right, and every other answer is wrong', () => {
	fc.assert(
		fc.property(positions, ({size, step}) => {
			const next = textbook(size).accounts[step + 1]!.event!;
			for (const question of questionsOf(size, step)) {
				const right = answersOf(size).filter((answer) => isRight(question, answer));
				expect(right.map(named)).toEqual(rightOf(question.type, next));
			}
		}),
	);
});

test('every right answer can be typed, and is complete with its last key', () => {
	fc.assert(
		fc.property(positions, ({size, step}) => {
			for (const question of questionsOf(size, step)) {
				for (const answer of answersOf(size).filter((each) => isRight(question, each))) {
					const keys = answerKeysOf(question, answer);
					expect(typedIn(question, keys)).toMatchObject({...answer, state: 'whole'});
					for (const [length] of keys.entries()) {
						expect(typedIn(question, keys.slice(0, length)).state).toBe('begun');
					}
				}
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

test('a number of two digits waits for the second one, or for Enter', () => {
	const [question] = questionsOf(12, 6);
	const typed = (...keys: readonly string[]) => typedIn(question!, keys);
	expect(typed('r', '1', 'enter', '1')).toEqual({type: 'return', numbers: [1], digits: '1', state: 'begun'});
	expect(typed('r', '1', 'enter', '1', '2')).toMatchObject({numbers: [1, 12], state: 'whole'});
	expect(typed('r', '1', 'enter', '1', 'enter')).toMatchObject({numbers: [1, 1], state: 'whole'});
	expect(typed('r', '1', 'enter', '1', '3')).toMatchObject({numbers: [1], state: 'refused'});
	expect(typed('r', '1', 'enter', 'enter')).toMatchObject({numbers: [1], state: 'refused'});
	expect(typed('r', '2')).toMatchObject({numbers: [2], state: 'begun'});
	expect(answerKeysOf(question!, {type: 'return', numbers: [1, 12]})).toEqual(['r', '1', 'enter', '1', '2']);
});
