import {render} from 'ink-testing-library';
import {Frame} from '../source/app/frame.js';
import {Clickables, ClickablesContext} from '../source/components/clickable.js';
import type {Cell, Target} from '../source/explorer/keymap.js';
import type {Model} from '../source/explorer/model.js';
import {screens} from '../source/screens/index.js';
import {complete} from './app/render.js';
import {knowledge} from './pressed.js';

export function clicker(model: Model): (cell: Cell) => Target | undefined {
	complete(model, knowledge);
	const clickables = new Clickables();
	render(
		<ClickablesContext value={clickables}>
			<Frame model={model} knowledge={knowledge} screens={screens} />
		</ClickablesContext>,
	);
	return (cell) => clickables.targetAt(cell);
}
