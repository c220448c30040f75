import {bodySize, windowLayout} from '../../components/window.js';
import {type KeyRow, leftRight, single} from '../../explorer/keymap.js';
import {type Knowledge, largestAtOnce} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {parseWord, type ScreenOption} from '../../explorer/screen-option.js';
import {searchView, searchViews} from '../../explorer/search-view.js';
import {numbersRow} from '../../explorer/square-numbers.js';
import {stepKeys} from '../../explorer/step-controls.js';
import {workOf} from '../../explorer/work.js';
import {growthRow} from '../growth.js';
import {nextView, searchLayout} from './layout.js';
import {sceneAt} from './scene.js';
import {treeRoot, treeScale} from './tree.js';

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

/** Into the test of the last step, or out of it. */
function toggleChecks(model: Model, knowledge: Knowledge): Model {
	const {checks} = workOf(model, searchMoment(model, knowledge));
	return checks === 0 ? {...model, notice: 'no-checks'} : {...model, checksShown: model.checksShown > 0 ? 0 : 1};
}

/** Check by check; before the first and after the last, the test is one step again. */
function moveByCheck(model: Model, knowledge: Knowledge, by: 1 | -1): Model {
	const checksShown = model.checksShown + by;
	return {...model, checksShown: checksShown > workOf(model, searchMoment(model, knowledge)).checks ? 0 : checksShown};
}

export const keys: readonly KeyRow[] = [
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

export const viewOption: ScreenOption = {
	option: 'view',
	read: (model, [word]) => searchView.with(model, {shown: parseWord('--view', word, searchViews) ?? 'program'}),
	write(model) {
		const {shown} = searchView.of(model);
		return shown === 'program' ? undefined : [shown];
	},
};
