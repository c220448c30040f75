import {narration} from '../../explorer/narration.js';
import {numbersOption} from '../../explorer/square-numbers.js';
import {speedOption, stepping} from '../../explorer/step-controls.js';
import {growthOverlay} from '../growth.js';
import {hiding} from '../hiding.js';
import {boardMarks, type Mark, shared} from '../mark.js';
import {playingFooter, type Screen} from '../screen.js';
import {costWords} from '../steps/memory.js';
import {searchPlace, stepStatements} from '../steps/report.js';
import {callsAt, stepRows} from '../steps/squares.js';
import {keys, viewOption} from './keys.js';
import {sceneAt, wordsAt} from './scene.js';
import {Search, SearchStage} from './search.js';
import {treeSwatch} from './tree-lines.js';

export const search: Screen = {
	id: 'search',
	...searchPlace,
	Component: Search,
	keys,
	options: [numbersOption, speedOption, viewOption],
	footer(model) {
		if (model.checksShown > 0) {
			return ['look-step', 'look', 'variant', 'view'];
		}

		return model.isPlaying
			? playingFooter
			: [
					'step',
					'over',
					'play',
					'stop',
					'view',
					'variant',
					'whole',
					'look',
					'dead-end',
					'prompt',
					'quit',
					'size',
					'screen',
				];
	},
	rows(model, knowledge) {
		const scene = sceneAt(model, knowledge);
		return stepRows(scene, {width: 3, height: 1}, callsAt(knowledge, scene.moment));
	},
	marks: [
		['tested', {role: 'placement', sign: 'tested'}],
		['looked-at', {hasQueen: true, hasCursor: true}],
		...boardMarks,
		['rejected', {role: 'tried', sign: 'rejected'}],
		['explored', {role: 'tried', sign: 'explored'}],
		['fruitful', {role: 'tried', sign: 'fruitful'}],
		shared.emptySquare,
		shared.running,
		['next', ({next}) => next],
		shared.returned,
		['touched-flag', () => '[1]'],
		...(['fruitful', 'vain', 'solution', 'stack', 'ahead', 'now'] as const).map(
			(kind): Mark => [`tree-${kind}`, (glyphs) => [treeSwatch(kind, glyphs)]],
		),
		shared.unknown,
		shared.hidden,
		shared.cut,
	],
	variants: 'current',
	overlays: [growthOverlay],
	back: (model) => (model.checksShown > 0 ? {...model, checksShown: 0} : undefined),
	lesson: {
		Stage: SearchStage,
		keys: [...stepping, 'look', 'look-step'],
		sentence: (model, knowledge) => wordsAt(sceneAt(model, knowledge)),
	},
	speech(model, knowledge, display) {
		const {text} = model;
		const scene = sceneAt(model, knowledge);
		const {moment, variant, work} = scene;
		const costs = work.checksShown ? [] : [text.joined.sentence(costWords(work, variant, moment, text))];
		// A sentence about a step can give the answer away.
		const said = hiding.of(model).future ? [] : [narration(model, knowledge, moment), ...costs];
		return stepStatements(model, knowledge, display, said);
	},
};
