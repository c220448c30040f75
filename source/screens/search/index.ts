import {bodySize, windowLayout} from '../../components/display.js';
import {type KeyRow, leftRight, type ScreenOption, single} from '../../explorer/keymap.js';
import {type Knowledge, largestAtOnce} from '../../explorer/knowledge.js';
import {type Model, searchView, searchViews, usualSpeed} from '../../explorer/model.js';
import {narration} from '../../explorer/narration.js';
import {searchMoment} from '../../explorer/navigation.js';
import {highestSpeed} from '../../explorer/playback.js';
import {numbersOption, numbersRow} from '../../explorer/square-numbers.js';
import {stepKeys, stepping} from '../../explorer/step-controls.js';
import {workOf} from '../../explorer/work.js';
import {parseWholeNumber, parseWord} from '../../text/refusal.js';
import {growthOverlay, growthRow} from '../growth.js';
import {boardMarks, type Mark, shared} from '../mark.js';
import {hiding, playingFooter, type Screen} from '../screen.js';
import {costWords} from '../steps/memory.js';
import {searchPlace, stepStatements} from '../steps/report.js';
import {callsAt, stepRows} from '../steps/squares.js';
import {nextView, searchLayout} from './layout.js';
import {sceneAt, wordsAt} from './scene.js';
import {Search, SearchStage} from './search.js';
import {treeRoot, treeScale} from './tree.js';
import {treeSwatch} from './tree-lines.js';

function showsTree(model: Model): boolean {
	return searchLayout(model, bodySize(model)).hasAll || searchView.of(model).shown === 'tree';
}

function showsWhole(model: Model): boolean {
	return showsTree(model) && treeScale.of(model).isWhole;
}

function toggleWhole(model: Model, knowledge: Knowledge): Model {
	const zoomed = treeScale.with(model, {isWhole: false});
	const isSame = treeRoot(sceneAt(zoomed, knowledge)).length === 0;
	return showsTree(model) && isSame
		? {...zoomed, notice: 'all-shown'}
		: treeScale.with(searchView.with(model, {shown: 'tree'}), {isWhole: !showsWhole(model)});
}

function toggleChecks(model: Model, knowledge: Knowledge): Model {
	const {checks} = workOf(model, searchMoment(model, knowledge));
	return checks === 0 ? {...model, notice: 'no-checks'} : {...model, checksShown: model.checksShown > 0 ? 0 : 1};
}

/** Check by check; before the first and after the last, the test is one step again. */
function moveByCheck(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const checksShown = model.checksShown + by;
	return {...model, checksShown: checksShown > workOf(model, searchMoment(model, knowledge)).checks ? 0 : checksShown};
}

const keys: readonly KeyRow[] = [
	...stepKeys,
	growthRow,
	numbersRow,
	{
		id: 'look',
		isActive: (model, knowledge) => searchMoment(model, knowledge).step?.type === 'test',
		footerInstead: ({checksShown}) => (checksShown > 0 ? 'leave-test' : undefined),
		stopsPlayback: true,
		staysInTest: true,
		bindings: single('enter', toggleChecks),
	},
	{id: 'look-step', isActive: ({checksShown}) => checksShown > 0, staysInTest: true, bindings: leftRight(moveByCheck)},
	{
		id: 'view',
		isActive: (model) => windowLayout(model) === 'panels' && nextView(model) !== undefined,
		whyInactive: (model) => (windowLayout(model) === 'compact' ? 'no-room-for-views' : 'all-shown'),
		footerInstead: nextView,
		bindings: single('t', (model) => searchView.with(model, {shown: nextView(model)!})),
	},
	{
		id: 'whole',
		isActive: (model) => windowLayout(model) === 'panels' && model.size <= largestAtOnce,
		whyInactive: (model) => (windowLayout(model) === 'compact' ? 'no-room-for-views' : 'no-whole-tree'),
		footerInstead: (model) => (showsWhole(model) ? 'zoom' : undefined),
		bindings: single('z', toggleWhole),
	},
];

const viewOption: ScreenOption = {
	option: 'view',
	read: (model, [word]) => searchView.with(model, {shown: parseWord('--view', word, searchViews) ?? 'program'}),
	write(model) {
		const {shown} = searchView.of(model);
		return shown === 'program' ? undefined : [shown];
	},
};

const speedOption: ScreenOption = {
	option: 'speed',
	read: (model, [value = '']) => ({...model, speed: parseWholeNumber('--speed', value, 1, highestSpeed)}),
	write: ({speed}) => (speed === usualSpeed ? undefined : [String(speed)]),
};

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
		const {moment, variant, work} = sceneAt(model, knowledge);
		const costs = work.checksShown ? [] : [text.joined.sentence(costWords(work, variant, moment, text))];
		// A sentence about a step can give the answer away.
		const said = hiding.of(model).future ? [] : [narration(model, knowledge, moment), ...costs];
		return stepStatements(model, knowledge, display, said);
	},
};
