import {withoutCursor} from '../../explorer/breakpoints.js';
import {costHere, costUpTo} from '../../explorer/cost.js';
import {searchMoment} from '../../explorer/navigation.js';
import {stepOptions} from '../../explorer/options/step-options.js';
import {narration, narrationRows} from '../../panels/narration.js';
import {playbackSpeech, stepSpeech, stepWords} from '../../panels/step-speech.js';
import {timelineOf} from '../../panels/timeline.js';
import {isCompact} from '../../panels/window.js';
import {squaresOf, variants} from '../../solver/index.js';
import {playingFooter, type Screen} from '../screen.js';
import {growthOverlay} from './growth/overlay.js';
import {keys} from './keys.js';
import {timelineRows} from './layout.js';
import {legend} from './legend.js';
import {searchSpacesOverlay} from './search-spaces/overlay.js';
import {view} from './view.js';

/** The screen that compares what each variant does at one step of the search. */
export const compare: Screen = {
	id: 'compare',
	keys,
	options: stepOptions,
	footer: (model) =>
		model.isPlaying
			? playingFooter
			: ['step', 'play', 'search-spaces', 'growth', 'stop', 'variant', 'size', 'screen', 'quit'],
	legend,
	overlays: [searchSpacesOverlay, growthOverlay],
	counts: 'steps',
	back: withoutCursor,
	pending: (model, knowledge) => (isCompact(model) || model.window.isPart ? [] : [timelineOf(model, knowledge)]),
	isCompact,
	view,
	rowsBelow: narrationRows + timelineRows,
	where: stepWords,
	queens: (model, knowledge) => squaresOf(searchMoment(model, knowledge).queens),
	speech(model, knowledge, {label}) {
		const {text} = model;
		const {joined} = text;
		const tape = knowledge.tape(model.size);
		const moment = searchMoment(model, knowledge);
		const costs = variants.flatMap((each) =>
			text.compare
				.variantTitles(
					each.id,
					moment.step?.type,
					costHere(knowledge.runs.at(each.id, moment), each),
					costUpTo(moment, each),
				)
				.slice(0, 1),
		);
		return {
			place: joined.sentences([
				narration(model, knowledge, moment, knowledge.runs.disagreements(moment)),
				joined.clauses(costs),
				stepSpeech(tape, moment, text),
			]),
			speed: playbackSpeech(model, label),
		};
	},
};
