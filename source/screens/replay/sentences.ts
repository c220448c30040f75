import type {Display} from '../../components/display.js';
import {withKeys} from '../../components/key-labels.js';
import type {Model} from '../../explorer/model.js';
import {replaying} from './state.js';

/** What happens at this test, or what is wrong with it, and where the first wrong test is. */
export function wordsAt(model: Model, display: Display): string {
	const {size, tests, own, faults, isCut, at} = replaying.of(model);
	const {joined, replay} = display.text;
	const state = own[at]!;
	const {test, attackers, ghost, queens, solutions} = state;
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
		return replay.start(tests.length, faults.length, isCut);
	}

	return isCut ? replay.cut(tests.length) : replay.over(tests.length, faults.length, solutions);
}

export function whereOf(model: Model): string {
	const {at, tests} = replaying.of(model);
	return model.text.replay.test(Math.min(at, tests.length), tests.length);
}
