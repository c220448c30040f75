import {completionCounts} from './completions.js';
import {rungsOf} from './ladder.js';
import {attemptOf, type Model} from './model.js';
import {isOutOfReach, type Reading} from './patience.js';
import {tapeOf} from './tapes.js';

/** What is left to be computed for what is on the screen, the most urgent first. A goal that is sought is worth any wait. */
export function pendingOf(model: Model): readonly Reading[] {
	const {size, screen, overlay, sought} = model;
	const tape = tapeOf(size);
	const {queens, isHintShown} = attemptOf(model);
	const counts = [
		...(overlay?.type === 'ladder'
			? rungsOf(size, tape).flatMap((rung) => (rung.count === undefined ? [rung.reading] : []))
			: []),
		...(screen === 'play' ? completionCounts(size, queens, isHintShown) : []),
	];
	const worthwhile = [...new Set([...counts, tape])].filter((each) => !each.isDone && !isOutOfReach(each));
	return sought && !tape.isDone ? [tape] : worthwhile;
}
