import {withPins} from './breakpoints.js';
import {lastScroll} from './help.js';
import type {Action, Model, Overlay} from './model.js';
import {parseGoal} from './prompt.js';
import {goTo} from './travel.js';

const longestText = 20;

type OverlayAction = Extract<
	Action,
	{type: 'help' | 'ladder' | 'menu' | 'prompt' | 'type' | 'erase' | 'scroll' | 'back'}
>;

/** Opens, changes and closes what lies over the screen. The prompt stops playback, so that it is clear from where it goes. */
export function updateOverlay(model: Model, action: OverlayAction): Model {
	const {overlay} = model;
	switch (action.type) {
		case 'help': {
			return withOverlay(model, {type: 'help', scroll: 0});
		}

		case 'ladder':
		case 'menu': {
			return withOverlay(model, {type: action.type});
		}

		case 'prompt': {
			return withOverlay({...model, isPlaying: false}, {type: 'prompt', text: ''});
		}

		case 'type': {
			return overlay?.type === 'prompt'
				? withOverlay(model, {type: 'prompt', text: `${overlay.text}${action.text}`.slice(0, longestText)})
				: model;
		}

		case 'erase': {
			return overlay?.type === 'prompt' ? withOverlay(model, {type: 'prompt', text: overlay.text.slice(0, -1)}) : model;
		}

		case 'scroll': {
			return overlay?.type === 'help'
				? withOverlay(model, {
						type: 'help',
						scroll: Math.max(0, Math.min(overlay.scroll + action.by, lastScroll(model))),
					})
				: model;
		}

		case 'back': {
			return overlay ? closed(model) : withPins(model, {cursor: undefined});
		}
	}
}

/** Nothing lies over the screen, and what was measured there is no longer. */
export function closed(model: Model): Model {
	const {growth} = model;
	return {...withOverlay(model, undefined), growth: {...growth, isMeasuring: false, at: undefined}};
}

/** Goes where the prompt says, or says why it cannot and keeps the text. */
export function submit(model: Model, text: string): Model {
	const goal = parseGoal(model, text);
	if (text !== '' && !goal) {
		return {...model, notice: 'no-such-number'};
	}

	return goal ? goTo(closed(model), goal) : closed(model);
}

function withOverlay(model: Model, overlay: Overlay | undefined): Model {
	return {...model, overlay};
}
