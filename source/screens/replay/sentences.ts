import type {Display} from '../../components/display.js';
import {withKeys} from '../../components/key-labels.js';
import type {Model} from '../../explorer/model.js';
import {replaying} from './state.js';

/** What happens at this test, or what is wrong with it, and where the first wrong test is. */
export function wordsAt(model: Model, display: Display): string {
	const {size, tests, own, faults, isCut, at} = replaying.of(model);
	const {joined, replay} = display.text;
	const state = own[at]!;
	const {test, attackers, ghost, queens, filled, solutions} = state;
	const [fault] = state.faults;
	if (fault) {
		const words = replay.wrong[fault.kind]({
			...fault,
			size,
			solutions,
			attackers,
			ghost,
			isFirstRow: queens.length === 0,
		});
		const [first = at] = faults;
		return first === at ? words : joined.sentences([words, withKeys(replay.firstAt(first), display)]);
	}

	if (test) {
		return replay.right(test, attackers[0]);
	}

	if (at === 0) {
		return replay.start(tests.length, wrongTests(model), faults.length > 0, isCut);
	}

	return isCut ? replay.cut(tests.length) : replay.over(tests.length, faults.length, filled, solutions);
}

/** An end that is too early is none. */
export function wrongTests(model: Model): number {
	const {tests, faults} = replaying.of(model);
	return faults.filter((at) => at <= tests.length).length;
}

export function whereOf(model: Model): string {
	const {at, tests} = replaying.of(model);
	return model.text.replay.test(Math.min(at, tests.length), tests.length);
}
