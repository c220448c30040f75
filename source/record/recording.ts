import {setImmediate} from 'node:timers/promises';
import {drawFrame, type FrameProps} from '../app/frame.js';
import {Knowledge} from '../explorer/knowledge/knowledge.js';
import type {Model} from '../explorer/model.js';
import {goTo, nextReading, numbered, type Range, rangeOf, seek} from '../explorer/navigation.js';
import {reach, slice} from '../print/reach.js';
import {placeTitle, statementsOf} from '../screens/everywhere/speech.js';
import {type Screens, screenOf, settled} from '../screens/screen.js';
import {type Start, type Surroundings, startingModel} from '../screens/start.js';
import type {ColourLevel} from '../terminal/capabilities.js';

export type Plan = {
	readonly start: Start;
	readonly range: Range | undefined;
	readonly speaking: Surroundings;
	readonly level: ColourLevel;
	/** Steps or solutions per second. */
	readonly speed: number | undefined;
};

export type Recording = {
	readonly model: Model;
	readonly count: number | undefined;
	readonly frames: () => AsyncIterable<readonly string[]>;
	readonly title: string;
	readonly description: string;
};

/** Computes the first frame. Throws a Refusal if the search has no such steps or solutions. */
export async function startRecording(screens: Screens, plan: Plan): Promise<Recording> {
	const {start, range, speaking, level, speed} = plan;
	const knowledge = new Knowledge();
	const deadline = performance.now() + longestWait;
	const prepare = async (model: Model) => prepared(knowledge, deadline, model);
	const initial = startingModel(screens, start, speaking, knowledge);
	const started = settled(screens, initial, initial, knowledge);
	const {counts: what, options} = screenOf(screens, started);
	for (const number of [start.at, range?.last]) {
		if (what && number !== undefined) {
			await reach(knowledge.tape(start.size), what, number);
		}
	}

	const isMany = range && range.first !== range.last;
	const timed = {...started, ...(speed && {speed})};
	const inSpeed = options.find(({option}) => option === 'speed');
	const paced = isMany ? inSpeed?.read(timed, [String(timed.speed)], knowledge) : undefined;
	const model = await prepare(paced ?? timed);
	const lastKnown = () => what && rangeOf(knowledge.tape(start.size), what).last;
	const covered = what && isMany ? {what, first: range.first, last: range.last ?? lastKnown()} : undefined;

	const draw = (shown: Model) => drawFrame({model: shown, knowledge, screens}, level);

	async function* frames(): AsyncGenerator<readonly string[], undefined> {
		if (!covered) {
			yield draw(model);
			return;
		}

		let {last} = covered;
		for (let number = covered.first; number <= (last ?? number); number++) {
			const moved = goTo(model, knowledge, covered.what, numbered(covered.what, number));
			const shown = await prepare(settled(screens, model, moved, knowledge));
			last ??= lastKnown();
			yield draw({...shown, isPlaying: covered.what === 'steps' && number !== last});
		}
	}

	const known = covered?.last === undefined ? undefined : {...covered, last: covered.last};
	const place = known && model.text.pictureRange(known.what, known.first, known.last);
	return {
		count: covered ? known && known.last - known.first + 1 : 1,
		frames,
		...captionOf({model, knowledge, screens}, place),
	};
}

/** What a frame shows, in words. */
export function captionOf({model, knowledge, screens}: FrameProps, place?: string) {
	return {
		model,
		title: placeTitle(screens, model, knowledge, place),
		description: model.text.joined.sentences(Object.values(statementsOf(screens, model, knowledge)).filter(Boolean)),
	};
}

/** Milliseconds for all frames to wait for totals and the like; what is unknown then is drawn as unknown. */
const longestWait = 10_000;

/** Waits until the place is found and, up to the deadline, until all that its frame shows is known. */
async function prepared(knowledge: Knowledge, deadline: number, model: Model): Promise<Model> {
	const current = seek(model, knowledge);
	const reading = nextReading(current, knowledge);
	if (!reading || !(current.sought || performance.now() < deadline)) {
		return current;
	}

	knowledge.advance(reading, slice);
	await setImmediate();
	return prepared(knowledge, deadline, current);
}
