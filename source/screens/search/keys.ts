import {type KeyRow, single} from '../../explorer/keymap.js';
import {answerBindings} from '../../explorer/prediction/asking.js';
import {stepKeys} from '../../explorer/step-keys.js';
import {tree} from '../../explorer/tree-shown.js';
import {answerWith, prediction, questionAt, skip, togglePrediction} from './prediction.js';

const isAsked: KeyRow['isActive'] = (model, knowledge) => questionAt(model, knowledge) !== undefined;

export const keys: readonly KeyRow[] = [
	...stepKeys,
	{id: 'tree', bindings: single('T', (model) => tree.with(model, {isShown: !tree.of(model).isShown}))},
	{
		id: 'predict',
		footerInstead: (model) => (prediction.of(model).isOn ? 'stop-predicting' : undefined),
		bindings: single('y', togglePrediction),
	},
	{
		id: 'answer',
		label: 's t p r f 0-9',
		isActive: isAsked,
		bindings: answerBindings((key) => (model, knowledge) => answerWith(model, knowledge, key)),
	},
	{id: 'skip', isActive: isAsked, bindings: [{keys: ['right', 'l'], change: skip}]},
];
