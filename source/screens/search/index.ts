import {costWords} from '../../components/memory.js';
import {isCompactWindow} from '../../components/step-layout.js';
import {timelineOf} from '../../components/timeline.js';
import {withoutCursor} from '../../explorer/breakpoints.js';
import {narration} from '../../explorer/narration.js';
import {searchMoment} from '../../explorer/navigation.js';
import {playbackSpeech, stepSpeech} from '../../explorer/step-speech.js';
import {searchView} from '../../explorer/step-views.js';
import {variantOf} from '../../solver/index.js';
import {playingFooter, type Screen} from '../screen.js';
import {memoryWords, stepTerms} from '../words.js';
import {keys} from './keys.js';
import {options} from './options.js';
import {hiddenFor, mostSteps, prediction, questionAt, refuse, togglePrediction, withoutAnswer} from './prediction.js';
import {questionSentence, verdictOf, wordsAt} from './question-lines.js';
import {treeSpeech} from './tree/tree.js';
import {panels, searchStep} from './view.js';

/** The screen that shows one step of the search, as the current variant does it. */
export const search: Screen = {
	...searchStep,
	id: 'search',
	keys,
	options,
	footer(model) {
		// While it asks, playback waits for the answers.
		if (prediction.of(model).isOn) {
			return ['answer', 'skip', 'predict', 'step'];
		}

		return model.isPlaying
			? playingFooter
			: ['step', 'over', 'play', 'stop', 'view', 'predict', 'dead-end', 'variant', 'size', 'screen', 'quit'];
	},
	words: [...stepTerms, 'full-board', 'pruning', 'node', 'depth', 'beside-path', 'solution', 'variant', ...memoryWords],
	overlays: [],
	pending: (model, knowledge) =>
		isCompactWindow(model.window) || model.window.isPart
			? []
			: [timelineOf(model, knowledge, prediction.of(model).isOn)],
	mostSteps,
	onUnknownKey: refuse,
	takesDigits: (model) => prediction.of(model).isOn,
	back: (model) =>
		withoutAnswer(model) ?? withoutCursor(model) ?? (prediction.of(model).isOn ? togglePrediction(model) : undefined),
	panels,
	sentences: (model, knowledge) =>
		wordsAt(model, knowledge, searchMoment(model, knowledge), hiddenFor(model, knowledge), undefined),
	message: verdictOf,
	speech(model, knowledge, {label}) {
		const {text} = model;
		const {joined} = text;
		const tape = knowledge.tape(model.size);
		const moment = searchMoment(model, knowledge);
		const question = questionAt(model, knowledge);
		const isHidden = hiddenFor(model, knowledge) !== undefined;
		const variant = variantOf(model.variant);
		const work = knowledge.runs.at(variant.id, moment);
		const cost = costWords(work, variant, moment, text)[0];
		return {
			// The sentence about a step can say what follows, which is asked about.
			place: isHidden
				? stepSpeech(tape, moment, text)
				: joined.sentences([
						narration(model, knowledge, moment),
						joined.sentence(cost),
						stepSpeech(tape, moment, text),
					]),
			speed: playbackSpeech(model, label),
			question: question ? questionSentence(model, question, Number.POSITIVE_INFINITY) : '',
			...(searchView.of(model).shown === 'tree' && treeSpeech(tape, moment, isHidden, text)),
		};
	},
};
