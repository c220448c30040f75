import {useStdin} from 'ink';
import {useEffect} from 'react';
import type {Clickables} from '../components/clickable.js';
import type {Model} from '../explorer/model.js';
import {mouse} from '../explorer/press.js';
import type {Store} from '../explorer/store.js';
import type {Display} from '../panels/display.js';
import {pointed} from '../screens/everywhere/pointed.js';
import type {Screens} from '../screens/screen.js';
import type {MouseReport} from '../terminal/mouse.js';

/** Acts on the mouse while the model says so. `onMouse` has the terminal report it, or no more. */
export function useMouse(
	store: Store,
	screens: Screens,
	display: Display,
	clickables: Clickables,
	model: Model,
	onMouse: (isOn: boolean) => void,
): void {
	const {stdin} = useStdin();
	const {isOn} = mouse.of(model);
	useEffect(() => {
		onMouse(isOn);
	}, [isOn, onMouse]);

	useEffect(() => {
		const act = (report: MouseReport) => {
			store.change((current, knowledge) => pointed(screens, current, knowledge, display, clickables, report));
		};
		stdin.on('mouse', act);
		return () => {
			stdin.off('mouse', act);
		};
	}, [store, screens, display, clickables, stdin]);
}
