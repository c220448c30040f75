import {setImmediate} from 'node:timers/promises';
import {Knowledge} from '../explorer/knowledge/knowledge.js';
import {createModel} from '../explorer/model.js';
import {narration} from '../explorer/narration.js';
import type {Moment, Step, Tape} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {cells, longest, padEnd, padStart} from '../text/width.js';
import {reach, slice} from './reach.js';
import type {Request} from './request.js';

/** In seconds, for the number of all steps, which decides how wide numbers are. */
const longestWait = 1;

export async function* steps({size, variant, steps}: Request, text: Text): AsyncGenerator<string, undefined> {
	const {first, last} = steps ?? {first: 0, last: undefined};
	const knowledge = new Knowledge();
	const tape = knowledge.tape(size);
	for (const number of [first, last ?? first]) {
		await reach(tape, 'steps', number);
	}

	if (last === undefined) {
		await momentAt(tape, Number.POSITIVE_INFINITY, longestWait);
	}

	const numbers = String(last ?? tape.horizon.index).length;
	const model = createModel({size, variant: variant?.id ?? 'scan', screen: 'search', text});
	const kinds = Math.max(...Object.values(text.stepKinds).map(cells));
	const squares = cells(squareOf({type: 'place', row: size - 1, column: size - 1}));
	for (let index = first; index <= (last ?? index); index++) {
		const moment = await momentAt(tape, index);
		if (!moment) {
			return;
		}

		const {step} = moment;
		const kind = padEnd(text.stepKinds[step?.type ?? 'start'], kinds);
		const number = padStart(String(index), numbers);
		yield `${number}  ${kind}  ${padEnd(squareOf(step), squares)}  ${longest(narration(model, knowledge, moment))}\n`;
	}
}

/** Undefined behind the last step, or if it is not reached in this many seconds. */
async function momentAt(tape: Tape, index: number, seconds = Number.POSITIVE_INFINITY): Promise<Moment | undefined> {
	const deadline = performance.now() + 1000 * seconds;
	while (tape.horizon.index < index && !tape.isDone && performance.now() < deadline) {
		tape.advance(slice);
		await setImmediate();
	}

	return tape.horizon.index < index ? undefined : tape.at(index);
}

function squareOf(step: Step | undefined): string {
	return step && step.type !== 'solution' ? `${step.row},${step.column}` : '';
}
