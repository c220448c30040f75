import type {OptionValues} from '../explorer/keymap.js';
import type {Knowledge} from '../explorer/knowledge.js';
import {createModel, type Model} from '../explorer/model.js';
import {goTo, numbered, rangeOf} from '../explorer/navigation.js';
import type {ProgramTests} from '../judge/judge.js';
import type {Result} from '../run/result.js';
import {notAllowed, Refusal} from '../text/refusal.js';
import {type Asked, startRun, withResult} from './replay/run.js';
import {startReplay} from './replay/state.js';
import {type Screens, screenOf} from './screen.js';

export type Start = Pick<Model, 'size' | 'variant' | 'code' | 'screen'> & {
	readonly at: number | undefined;
	readonly options: OptionValues;
	/** The tests that the screen `replay` shows. */
	readonly replay?: ProgramTests | undefined;
	/** The program of the user, and what it has shown if it runs only once. */
	readonly run?: Asked | undefined;
	readonly results?: readonly Result[] | undefined;
};

export type Surroundings = Pick<Model, 'language' | 'text' | 'window'> &
	Partial<Pick<Model, 'isAscii' | 'isMotionReduced'>>;

/** Throws a Refusal if there is no such step or solution, or if the screen has no such option. */
export function startingModel(screens: Screens, start: Start, surroundings: Surroundings, knowledge: Knowledge): Model {
	const model = placedModel(screens, start, surroundings, knowledge);
	for (const option of start.options.keys()) {
		const ids = screens.screens
			.filter((screen) => screen.options.some((own) => own.option === option))
			.map(({id}) => id);
		if (!ids.includes(model.screen)) {
			throw new Refusal((text) => text.onlyWith(`--${option}`, `--screen ${text.allowed.words(ids)}`));
		}
	}

	return screenOf(screens, model).options.reduce((current, {option, read}) => {
		const values = start.options.get(option);
		return values ? read(current, values, knowledge) : current;
	}, model);
}

function placedModel(
	screens: Screens,
	{size, variant, code, screen, at, replay, run, results = []}: Start,
	surroundings: Surroundings,
	knowledge: Knowledge,
): Model {
	const model = createModel({size, variant, code, screen, ...surroundings});
	if (replay) {
		return startReplay(model, replay, at);
	}

	if (run) {
		return results.reduce((shown, result, index) => withResult(shown, result, index === 0), startRun(model, run));
	}

	const {counts} = screenOf(screens, model);
	if (at === undefined) {
		return model;
	}

	if (!counts) {
		throw new Refusal((text) => text.notTogether('--at', `--screen ${screen}`));
	}

	const {first, last = Number.POSITIVE_INFINITY} = rangeOf(knowledge.tape(size), counts);
	if (at < first) {
		throw notAllowed('--at', String(at), (text) => text.allowed.number(first, undefined));
	}

	if (at > last) {
		throw new Refusal((text) => text.beyondEnd(counts, size, at, last));
	}

	return goTo(model, knowledge, counts, numbered(counts, at));
}
