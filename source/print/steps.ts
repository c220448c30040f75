import {setImmediate} from 'node:timers/promises';
import {Knowledge} from '../explorer/knowledge.js';
import {createModel} from '../explorer/model.js';
import {narration} from '../explorer/narration.js';
import type {Step} from '../solver/search/step.js';
import type {Text} from '../text/en.js';
import {displayWidth, padEnd, padStart} from '../text/width.js';
import {reach, slice} from './reach.js';
import type {Request} from './request.js';

/** For a range without an end, as many digits as the search for 8 queens has. */
const usualLast = 19_924;

export async function* steps({size, variant, steps}: Request, text: Text): AsyncGenerator<string, undefined> {
	const {first, last} = steps ?? {first: 0, last: undefined};
	const knowledge = new Knowledge();
	const tape = knowledge.tape(size);
	await reach(tape, 'steps', last ?? first);
	const numbers = String(last ?? usualLast).length;
	const model = createModel({size, variant, screen: 'search', text});
	const kinds = Math.max(...Object.values(text.stepKinds).map(displayWidth));
	const squares = displayWidth(squareOf({type: 'place', row: size - 1, column: size - 1}));
	for (let index = first; index <= (last ?? index); index++) {
		while (tape.horizon.index < index && !tape.end) {
			tape.advance(slice);
			await setImmediate();
		}

		const moment = tape.at(index);
		if (!moment) {
			return;
		}

		const {step} = moment;
		const kind = padEnd(text.stepKinds[step?.type ?? 'start'], kinds);
		const number = padStart(String(index), numbers);
		yield `${number}  ${kind}  ${padEnd(squareOf(step), squares)}  ${narration(model, knowledge, moment)}\n`;
	}
}

function squareOf(step: Step | undefined): string {
	return step && step.type !== 'solution' ? `${step.row},${step.column}` : '';
}
