import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {narration} from '../../explorer/narration.js';
import {searchMoment} from '../../explorer/navigation.js';
import {stepOptions} from '../../explorer/step-controls.js';
import {searchView} from '../../explorer/step-views.js';
import {workAt} from '../../explorer/work.js';
import {variantOf} from '../../solver/index.js';
import {longest} from '../../text/width.js';
import {growthOverlay} from '../growth.js';
import {playingFooter, type Screen} from '../screen.js';
import {costWords} from '../steps/memory.js';
import {memoryWords, stepMarks, stepStatements, stepTerms} from '../steps/step-screen.js';
import {keys} from './keys.js';
import {views} from './layout.js';
import {
	hiddenIn,
	mostSteps,
	predicting,
	prediction,
	questionAt,
	refuse,
	togglePrediction,
	withoutAnswer,
} from './prediction.js';
import {verdictOf, wordsAt} from './sentences.js';
import {treeSpeech} from './tree/tree.js';
import {panels, searchStep} from './view.js';

export const search: Screen = {
	...searchStep,
	id: 'search',
	keys,
	options: [
		...stepOptions,
		views.option,
		{option: 'predict', read: predictHere, write: (model) => (prediction.of(model).isOn ? [] : undefined)},
	],
	footer(model) {
		if (prediction.of(model).isOn) {
			return ['answer', 'skip', 'predict', 'step'];
		}

		return model.isPlaying
			? playingFooter
			: ['step', 'over', 'play', 'stop', 'predict', 'quit', 'view', 'prompt', 'dead-end', 'variant', 'size', 'screen'];
	},
	marks: [
		...stepMarks,
		'tested',
		'untried',
		'next',
		'visited-nodes',
		'partly-visited-nodes',
		'unvisited-nodes',
		'edges',
		'beside-path',
		'dead-end-node',
		'solution-node',
	],
	words: [...stepTerms, 'full-board', 'pruning', 'node', 'depth', 'beside-path', 'solution', 'variant', ...memoryWords],
	overlays: [growthOverlay],
	mostSteps,
	onUnknownKey: refuse,
	takesDigits: (model) => prediction.of(model).isOn,
	back: (model) => withoutAnswer(model) ?? (prediction.of(model).isOn ? togglePrediction(model) : undefined),
	panels,
	sentences: (model, knowledge) =>
		wordsAt(model, knowledge, searchMoment(model, knowledge), hiddenIn(model, knowledge), undefined),
	message: verdictOf,
	speech(model, knowledge, display) {
		const {text} = model;
		const moment = searchMoment(model, knowledge);
		const question = questionAt(model, knowledge);
		const hidden = hiddenIn(model, knowledge);
		const variant = variantOf(model.variant);
		const costs = costWords(workAt(variant, moment), variant, moment, text);
		// A sentence about a step can give the answer away.
		const said = hidden.future
			? []
			: [longest(narration(model, knowledge, moment)), text.joined.sentence(longest(costs))];
		return {
			...stepStatements(model, knowledge, display, said),
			question: question ? longest(wordsAt(model, knowledge, moment, hidden, undefined)) : '',
			...(searchView.of(model).shown === 'tree' && treeSpeech(knowledge, moment, text)),
		};
	},
};

/** Plays only where a question holds playback, so that the step stays. */
function predictHere(model: Model, _values: unknown, knowledge: Knowledge): Model {
	const on = predicting(model);
	const isHeld = !model.sought && questionAt(on, knowledge) !== undefined;
	return {...on, isPlaying: isHeld && !model.isMotionReduced};
}
