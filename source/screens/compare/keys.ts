import {bodySize} from '../../components/window.js';
import {type KeyRow, single} from '../../explorer/keymap.js';
import {stepKeys} from '../../explorer/step-controls.js';
import {type CompareView, compareView} from '../../explorer/step-views.js';
import {viewRow} from '../steps/step-screen.js';
import {hasBothViews} from './costs.js';
import {openGrowth} from './growth/growth-overlay.js';
import {openSearchSpaces} from './search-spaces/search-spaces-overlay.js';

export function otherView(view: CompareView): CompareView {
	return view === 'cost' ? 'memories' : 'cost';
}

export const keys: readonly KeyRow[] = [
	...stepKeys,
	{
		...viewRow(
			(model) => !hasBothViews(bodySize(model)),
			(model) => compareView.with(model, {shown: otherView(compareView.of(model).shown)}),
		),
		footerInstead: (model) => (compareView.of(model).shown === 'cost' ? 'memories' : undefined),
	},
	{id: 'search-spaces', bindings: single('w', openSearchSpaces)},
	{id: 'growth', bindings: single('e', openGrowth)},
];
