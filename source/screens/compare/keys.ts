import {bodySize} from '../../components/window.js';
import {type Change, type KeyRow, single} from '../../explorer/keymap.js';
import {stepKeys} from '../../explorer/step-controls.js';
import {type CompareView, compareView} from '../../explorer/step-views.js';
import {isCompactForSteps} from '../steps/layout.js';
import {hasBothViews} from './costs.js';
import {openGrowth} from './growth/growth-overlay.js';
import {openSearchSpaces} from './search-spaces/search-spaces-overlay.js';

export function otherView(view: CompareView): CompareView {
	return view === 'cost' ? 'memories' : 'cost';
}

const goRound: Change = (model) => compareView.with(model, {shown: otherView(compareView.of(model).shown)});

export const keys: readonly KeyRow[] = [
	...stepKeys,
	{
		id: 'view',
		footerInstead: (model) => (compareView.of(model).shown === 'cost' ? 'memories' : undefined),
		isActive: (model) => !isCompactForSteps(model) && !hasBothViews(bodySize(model)),
		bindings: [
			{keys: ['t'], change: goRound},
			{keys: ['T'], change: goRound},
		],
	},
	{id: 'search-spaces', bindings: single('w', openSearchSpaces)},
	{id: 'growth', bindings: single('e', openGrowth)},
];
