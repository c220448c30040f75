import {narration} from '../../explorer/narration.js';
import {searchMoment} from '../../explorer/navigation.js';
import {stepKeys, stepOptions} from '../../explorer/step-controls.js';
import {variants} from '../../solver/index.js';
import {longest} from '../../text/width.js';
import {growthOverlay, growthRow} from '../growth.js';
import {playingFooter, type Screen} from '../screen.js';
import {memoryWords, stepMarks, stepStatements, stepTerms} from '../steps/step-screen.js';
import {compareStep, memoryTitle, panels, views} from './view.js';

export const compare: Screen = {
	...compareStep,
	id: 'compare',
	keys: [...stepKeys, growthRow, views.row],
	options: [...stepOptions, views.option],
	footer: (model) =>
		model.isPlaying ? playingFooter : ['step', 'play', 'view', 'growth', 'quit', 'stop', 'variant', 'size', 'screen'],
	marks: [...stepMarks, 'cheapest', 'cost-bar'],
	words: ['variant', ...stepTerms, 'node', 'solution', ...memoryWords],
	overlays: [growthOverlay],
	panels,
	speech(model, knowledge, display) {
		const {text} = model;
		const moment = searchMoment(model, knowledge);
		const costs = moment.step
			? [text.joined.clauses(variants.map((each) => longest(memoryTitle(each, moment, text))))]
			: [];
		const said = longest(narration(model, knowledge, moment));
		return stepStatements(model, knowledge, display, [said, ...costs]);
	},
};
