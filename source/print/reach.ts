import {setImmediate} from 'node:timers/promises';
import type {Counted} from '../explorer/model.js';
import {publishedCount} from '../solver/counting/known.js';
import {knownEnd} from '../solver/tape/known-end.js';
import type {Tape} from '../solver/tape/tape.js';
import {Refusal} from '../text/refusal.js';

/** Milliseconds before signals are handled. */
export const slice = 20;
/** In seconds. */
const longestSearch = 60;
/** After this many seconds it is known what is too far away: reading does not become this many times faster. */
const firstJudgement = 1;
const largestSpeedUp = 10;

/** Throws a Refusal for a step or solution that this size is known not to have. */
export function refuseImpossible(size: number, counted: Counted, number: number): void {
	const last = counted === 'steps' ? knownEnd(size)?.index : publishedCount(size);
	if (last !== undefined && number > last) {
		throw new Refusal((text) => text.beyondEnd(counted, size, number, last));
	}
}

/** Reads the tape up to a step or solution. Throws a Refusal if there is no such place, or if it is too far away. */
export async function reach(tape: Tape, what: Counted, number: number): Promise<void> {
	const known = () => (what === 'steps' ? tape.horizon.index : tape.horizon.solutions);
	const started = performance.now();
	refuseImpossible(tape.size, what, number);
	while (known() < number && !tape.end) {
		const seconds = (performance.now() - started) / 1000;
		const reachable = known() * largestSpeedUp * (longestSearch / seconds);
		if (seconds > longestSearch || (seconds > firstJudgement && reachable < number)) {
			throw new Refusal((text) => text.notReached(number, longestSearch));
		}

		tape.advance(slice);
		await setImmediate();
	}

	if (known() < number) {
		throw new Refusal((text) => text.beyondEnd(what, tape.size, number, known()));
	}
}
