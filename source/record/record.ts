import process from 'node:process';
import {setImmediate} from 'node:timers/promises';
import chalk from 'chalk';
import type {WritePicture} from '../app/effects.js';
import {drawFrame, type FrameProps} from '../app/frame.js';
import {Knowledge} from '../explorer/knowledge.js';
import type {Model} from '../explorer/model.js';
import {goTo, nextReading, numbered, type Range, rangeOf, seek} from '../explorer/navigation.js';
import {type Destination, FileIsThere, writeTo} from '../print/destination.js';
import {reach, slice} from '../print/reach.js';
import {statementsOf} from '../screens/everywhere/speech.js';
import {screensOf} from '../screens/index.js';
import {type Screens, screenOf, settled} from '../screens/screen.js';
import {type Start, type Surroundings, startingModel} from '../screens/start.js';
import {type ColourLevel, colourLevel, supportsUnicode} from '../terminal/capabilities.js';
import {Refusal} from '../text/refusal.js';
import {svgOf} from './picture/svg.js';

export type RecordingName = 'screen' | 'picture';

export type RecordOptions = Pick<Plan, 'range' | 'speed'> & {
	readonly format: RecordingName;
	readonly start: Start & {readonly isAscii: boolean | undefined; readonly wantsColour: boolean};
	readonly window: Model['window'];
	readonly destination: Destination;
};

/** Throws a Refusal before anything is written. */
export async function record(options: RecordOptions, speaking: Pick<Model, 'language' | 'text'>): Promise<void> {
	const {format, start, window, destination} = options;
	const isAscii = start.isAscii ?? (format === 'screen' && !supportsUnicode(process.env));
	const drawing = {speaking: {...speaking, isAscii, window}, level: levelOf(options)};
	await writeTo(destination, async () => {
		const recording = await recordingOf(screensOf(start), {...options, ...drawing});
		const {frames} = recording;
		return [format === 'picture' ? svgOf(frames, recording) : `${frames[0]!.join('\n')}\n`];
	});
}

export const writePicture: WritePicture = async (name, frame) => {
	for (let number = 1; ; number++) {
		const file = number === 1 ? `${name}.svg` : `${name}-${number}.svg`;
		try {
			await writeTo({file, isReplacing: false}, async () => [stillOf(frame)]);
			return file;
		} catch (error) {
			if (!(error instanceof FileIsThere)) {
				throw error;
			}
		}
	}
};

/** A screen has the colours of the output. */
function levelOf({format, start: {wantsColour}, destination: {file}}: RecordOptions): ColourLevel {
	if (format === 'screen') {
		const isPlain = file !== undefined && process.env['FORCE_COLOR'] === undefined;
		return colourLevel(process.env, wantsColour, isPlain ? 0 : chalk.level);
	}

	return wantsColour ? 3 : 0;
}

export function stillOf(frame: FrameProps): string {
	return svgOf([drawFrame(frame, 3)], captionOf(frame));
}

export type Plan = {
	readonly start: Start;
	readonly range: Range | undefined;
	readonly speaking: Surroundings;
	readonly level: ColourLevel;
	/** Steps or solutions per second. */
	readonly speed: number | undefined;
};

export type Recording = ReturnType<typeof captionOf> & {readonly frames: readonly (readonly string[])[]};

/** Some megabytes. */
const mostFrames = 1000;

/** Throws a Refusal if the search has no such steps or solutions, or if there are too many. */
export async function recordingOf(screens: Screens, plan: Plan): Promise<Recording> {
	const {start, range, speaking, level, speed} = plan;
	const knowledge = new Knowledge();
	const deadline = performance.now() + longestWait;
	const initial = startingModel(screens, start, speaking, knowledge);
	const started = settled(screens, initial, initial, knowledge);
	const {counts: what, options} = screenOf(screens, started);
	const end = range?.last ?? start.at;
	if (what && end !== undefined) {
		await reach(knowledge.tape(start.size), what, end);
	}

	const draw = (model: Model) => drawFrame({model, knowledge, screens}, level);
	if (!what || !range || range.first === range.last) {
		const model = await prepared(knowledge, deadline, started);
		return {...captionOf({model, knowledge, screens}), frames: [draw(model)]};
	}

	const {first, last = rangeOf(knowledge.tape(start.size), what).last} = range;
	if (last === undefined || last - first >= mostFrames) {
		throw new Refusal((text) => text.tooManyFrames(mostFrames));
	}

	const timed = {...started, ...(speed && {speed})};
	const inSpeed = options.find(({option}) => option === 'speed');
	const model = await prepared(knowledge, deadline, inSpeed?.read(timed, [String(timed.speed)], knowledge) ?? timed);
	const frames: (readonly string[])[] = [];
	for (let number = first; number <= last; number++) {
		const moved = goTo(model, knowledge, what, numbered(what, number));
		const shown = await prepared(knowledge, deadline, settled(screens, model, moved, knowledge));
		frames.push(draw({...shown, isPlaying: number !== last}));
		// Signals are handled between frames.
		await setImmediate();
	}

	return {...captionOf({model, knowledge, screens}, model.text.pictureRange(what, first, last)), frames};
}

function captionOf({model, knowledge, screens}: FrameProps, place = screenOf(screens, model).where(model, knowledge)) {
	const {text, screen, size} = model;
	return {
		model,
		title: text.placeTitle(text.screens[screen], size, place),
		description: text.joined.sentences(Object.values(statementsOf(screens, model, knowledge)).filter(Boolean)),
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
