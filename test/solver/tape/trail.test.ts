import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Step} from '../../../source/solver/search/step.js';
import {Trail} from '../../../source/solver/tape/trail.js';
import {knowledge} from '../../pressed.js';

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
