import {bodySize, windowLayout} from '../../components/window.js';
import {type KeyRow, leftRight, single} from '../../explorer/keymap.js';
import {type Knowledge, largestAtOnce} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {numbersRow} from '../../explorer/square-numbers.js';
import {stepKeys} from '../../explorer/step-controls.js';
import {searchView} from '../../explorer/step-views.js';
import {moveLook, toggleLooks} from '../../explorer/stepping.js';
import {growthRow} from '../growth.js';
import {searchLayout, views} from './layout.js';
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
		? {...zoomed, notice: 'whole-shown'}
		: treeScale.with(searchView.with(model, {shown: 'tree'}), {isWhole: !showsWhole(model)});
}

export const keys: readonly KeyRow[] = [
	...stepKeys,
	growthRow,
	numbersRow,
	{
		id: 'look',
		isActive: (model, knowledge) => searchMoment(model, knowledge).step?.type === 'test',
		footerInstead: ({looks}) => (looks > 0 ? 'leave-test' : undefined),
		stopsPlayback: true,
		staysInTest: true,
		bindings: single('enter', toggleLooks),
	},
	{id: 'look-step', isActive: ({looks}) => looks > 0, staysInTest: true, bindings: leftRight(moveLook)},
	{...views.row, footerInstead: views.next},
	{
		id: 'whole',
		isActive: (model) => windowLayout(model) === 'panels' && model.size <= largestAtOnce,
		whyInactive: (model) => (windowLayout(model) === 'compact' ? 'no-room-for-views' : 'no-whole-tree'),
		footerInstead: (model) => (showsWhole(model) ? 'zoom' : undefined),
		bindings: single('z', toggleWhole),
	},
];
