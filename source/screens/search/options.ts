import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {parseWord, type ScreenOption} from '../../explorer/options/screen-option.js';
import {stepOptions} from '../../explorer/options/step-options.js';
import {searchView, searchViews} from '../../explorer/step-views.js';
import {prediction, questionAt, togglePrediction} from './prediction.js';

/** What the command line can say about Search. */
export const options: readonly ScreenOption[] = [
	...stepOptions,
	{
		option: 'view',
		read: (model, [given = '']) =>
			searchView.with(model, {shown: parseWord('--view', given, searchViews) ?? 'program'}),
		write(model) {
			const {shown} = searchView.of(model);
			return shown === 'program' ? undefined : [shown];
		},
	},
	// Last, because the direction of play decides whether there is a question.
	{option: 'predict', read: predictHere, write: (model) => (prediction.of(model).isOn ? [] : undefined)},
];

/** Predicts from this step on. Plays only where a question holds playback, so that the step stays the same. */
function predictHere(model: Model, _values: unknown, knowledge: Knowledge): Model {
	const on: Model = {...togglePrediction(model), direction: model.direction, isPlaying: false};
	const isHeld = model.direction > 0 && !model.sought && questionAt(on, knowledge) !== undefined;
	return {...on, isPlaying: isHeld && !model.isMotionReduced};
}
