import {setImmediate} from 'node:timers/promises';
import {type Counted, refuseImpossible} from '../explorer/goal.js';
import type {Knowledge} from '../explorer/knowledge/knowledge.js';
import type {Model} from '../explorer/model.js';
import {searchMoment, seek} from '../explorer/navigation.js';
import {nextReading} from '../explorer/store.js';
import type {Screens} from '../screens/screen.js';
import {Refusal} from '../text/refusal.js';

/** How long work goes on before signals are handled, in milliseconds. */
const slice = 20;
/** All frames together wait this long for totals and the like, in milliseconds. What is unknown then is drawn as unknown. */
const longestWait = 10_000;
/** A place is looked for this long, in seconds. */
const longestSearch = 60;
/** After this time, in seconds, it is known what is too far away: reading does not become this many times faster. */
const firstJudgement = 1;
const largestSpeedUp = 10;

/** Computes what frames need before they are drawn, as the explorer does in the background. */
export class FramePreparer {
	readonly #screens: Screens;
	readonly #knowledge: Knowledge;
	readonly #deadline = performance.now() + longestWait;

	constructor(screens: Screens, knowledge: Knowledge) {
		this.#screens = screens;
		this.#knowledge = knowledge;
	}

	/** Reads the search up to a step or solution. Throws a Refusal if there is none, or if it is too far away. */
	async reach(size: number, what: Counted, number: number): Promise<void> {
		const tape = this.#knowledge.tape(size);
		const known = () => (what === 'steps' ? tape.horizon.index : tape.horizon.solutions);
		const started = performance.now();
		if (!tape.end) {
			refuseImpossible(size, what, number);
		}

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
			throw new Refusal((text) => text.beyondEnd(what, size, number, known()));
		}
	}

	/** The model at the place that it looks for, however long that takes, once all that its frame shows is known. */
	async prepared(model: Model): Promise<Model> {
		let current = seek(model, this.#knowledge);
		let reading = nextReading(this.#screens, current, this.#knowledge);
		while (reading && (current.sought || performance.now() < this.#deadline)) {
			this.#knowledge.advance(reading, slice);
			await setImmediate();
			current = seek(current, this.#knowledge);
			reading = nextReading(this.#screens, current, this.#knowledge);
		}

		this.#knowledge.runs.stepTo(searchMoment(current, this.#knowledge));
		return current;
	}
}
