import fc from 'fast-check';
import {expect, test} from 'vitest';
import {backtrack} from '../../../source/solver/search/backtrack.js';
import {type Position, positionBefore, queensAfter, type Step} from '../../../source/solver/search/step.js';
import {guardWith} from '../../../source/solver/search/variant.js';
import {variants} from '../../../source/solver/search/variants.js';
import {knownEnd} from '../../../source/solver/tape/known-end.js';
import {type Moment, writesUpTo} from '../../../source/solver/tape/moment.js';
import {Tape} from '../../../source/solver/tape/tape.js';
import {Trail} from '../../../source/solver/tape/trail.js';
import {textbook} from '../../app/figures/textbook.js';
import {knowledge} from '../../pressed.js';
import {isLong} from '../../runs.js';

/** The position after a step of the generator. */
function apply({queens, solutions}: Position, step: Step): Position {
	return {queens: queensAfter(queens, step), step, solutions: solutions + (step.type === 'solution' ? 1 : 0)};
}

const share = fc.double({min: 0, max: 1, noNaN: true});

const walkOf = (tape: Tape) => Array.from({length: tape.end!.index + 1}, (_, index) => tape.at(index)!);

const positionOf = ({queens, step, solutions}: Moment): Position => ({queens, step, solutions});

// Readme: forwards and backwards, in three variants
test('from any step, the generator and the tape make the same steps, forwards and backwards', () => {
	const tapes = new Map([1, 2, 3, 4, 5, 8, 10, 12].map((size) => [size, knowledge.tape(size)]));
	fc.assert(
		fc.property(fc.constantFrom(...tapes.keys()), share, fc.constantFrom(...variants), (size, share, variant) => {
			const tape = tapes.get(size)!;
			const from = Math.floor(share * (tape.end!.index - 1));
			let moment = tape.at(from)!;
			let position = positionOf(moment);
			const guard = guardWith(size, variant, position.queens);
			const checksBefore = variant.checks(moment);
			let index = from;
			for (const step of backtrack(size, guard, position)) {
				position = apply(position, step);
				moment = tape.at(++index)!;
				expect(positionOf(moment)).toEqual(position);
				expect(variant.checks(moment) - checksBefore).toBe(guard.checks);
				if (index === from + 60) {
					break;
				}
			}

			for (; index > from; index--) {
				position = positionBefore(size, position)!;
			}

			expect(position).toEqual(positionOf(tape.at(from)!));
		}),
	);
});

test('moments beyond the horizon are unknown until the tape advances', () => {
	const tape = new Tape(20);
	expect(tape.end).toBeUndefined();
	expect(tape.at(1)).toBeUndefined();
	tape.advance(20);
	expect(tape.end).toBeUndefined();
	const {index} = tape.horizon;
	expect(index).toBeGreaterThan(1000);
	expect(tape.at(index + 1)).toBeUndefined();
	expect(tape.at(index)).toEqual(tape.horizon);
	expect(tape.at(1000)?.index).toBe(1000);
});

test('the calls of place() are dead ends if all their tests fail', () => {
	const tape = knowledge.tape(7);
	const ends = textbook(tape.size).accounts.flatMap(({event}, index) => (event?.safe === 0 ? [index] : []));
	expect(ends).toEqual(ends.map((_, number) => tape.deadEnd(number + 1)?.index));
	expect(tape.deadEnd(ends.length + 1)).toBeUndefined();
});

test('the last moment within a budget is that of a walk, and unknown where the tape has not been read that far', () => {
	const tapes = [1, 2, 4, 5, 6, 7].map((size) => knowledge.tape(size));
	fc.assert(
		fc.property(fc.constantFrom(...tapes), share, fc.constantFrom(...variants), (tape, share, variant) => {
			const costOf = (moment: Moment) => variant.checks(moment) + writesUpTo(variant, moment);
			const budget = Math.floor(1.1 * share * costOf(tape.end!));
			expect(tape.within(costOf, budget)).toEqual(walkOf(tape).findLast((moment) => costOf(moment) <= budget));
		}),
	);
	const unread = new Tape(20);
	unread.advance(1);
	const {tests} = unread.horizon;
	expect(unread.within((moment) => moment.tests, tests)).toBeUndefined();
	expect(unread.within((moment) => moment.tests, tests - 1)?.tests).toBe(tests - 1);
});

// Of 16 queens, it takes minutes.
// Readme: the totals of the searches for 13 to 16 queens, which tests compute again
test.each(isLong ? [13, 14, 15, 16] : [13])('the known end of %i queens is that of the tape', (size) => {
	const tape = new Tape(size);
	tape.advance(Number.POSITIVE_INFINITY);
	expect(knownEnd(size)).toEqual(tape.end);
});

const searches = [1, 4, 6].map((size) => {
	const tape = knowledge.tape(size);
	const steps = Array.from({length: tape.end!.index}, (_, index) => tape.at(index + 1)!.step!);
	return {tape, steps, marking: steps.filter((step) => step.type === 'test' || step.type === 'place')};
});

const nameOf = (step: Step) => ('row' in step ? `${step.type} ${step.row} ${step.column}` : step.type);

test('a trail knows when each square was last tested, and last got a queen, on any way to a moment', () => {
	const ways = fc.array(fc.tuple(fc.nat(1300), fc.nat(300)), {minLength: 1});
	fc.assert(
		fc.property(fc.constantFrom(...searches), ways, ({tape, steps, marking}, ways) => {
			const trail = new Trail(tape);
			for (const [far, window] of ways) {
				const index = far % (steps.length + 1);
				const first = Math.max(0, index - window);
				const last = new Map(steps.slice(first, index).map((step, order) => [nameOf(step), first + order + 1]));
				trail.goTo(index, window);
				const wrong = marking.filter((step) => {
					const known = trail.lastOn(step.type, step.row, step.column);
					return (known > first ? known : undefined) !== last.get(nameOf(step));
				});
				expect(wrong).toEqual([]);
			}
		}),
	);
});
